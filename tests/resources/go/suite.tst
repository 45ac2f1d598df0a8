# Positions on 9x9 with known answers, Chinese rules: ./damas go-test tests/resources/go/suite.tst
#
# How each was verified. All but the ladders: everything on the board is settled but the points that the record marks
# (SQ). All positions that can be reached on these points were built, with the simple ko and passes, and solved
# backwards from the ends of games by the area score with komi. The answer lists every move that wins; all others, a
# pass included, lose. SuiteTest repeats this with SettledBoard. Ladders: both ataris of the marked block (TR) were read
# to the end, against every answer; one captures, the other does not. SuiteTest repeats this with LadderReader. GNU Go
# 3.8 at level 10 plays each of these ataris too. Of all positions it solves 82 of 85.

# life and death
loadsgf life-01.sgf
101 reg_genmove b
#? [J8]
loadsgf life-02.sgf
102 reg_genmove w
#? [H1]
loadsgf life-03.sgf
103 reg_genmove b
#? [J1]
loadsgf life-04.sgf
104 reg_genmove w
#? [J1]
loadsgf life-05.sgf
105 reg_genmove b
#? [B1]
loadsgf life-06.sgf
106 reg_genmove w
#? [H1|J1]
loadsgf life-07.sgf
107 reg_genmove b
#? [B6|B7]
loadsgf life-08.sgf
108 reg_genmove w
#? [C7]
loadsgf life-09.sgf
109 reg_genmove w
#? [G9]
loadsgf life-10.sgf
110 reg_genmove b
#? [J7]
loadsgf life-11.sgf
111 reg_genmove b
#? [H5]
loadsgf life-12.sgf
112 reg_genmove b
#? [B5]
loadsgf life-13.sgf
113 reg_genmove b
#? [B5]
loadsgf life-14.sgf
114 reg_genmove w
#? [F2]
loadsgf life-15.sgf
115 reg_genmove b
#? [E2]
loadsgf life-16.sgf
116 reg_genmove w
#? [H4]
loadsgf life-17.sgf
117 reg_genmove w
#? [B7]
loadsgf life-18.sgf
118 reg_genmove b
#? [D2|E2]
loadsgf life-19.sgf
119 reg_genmove b
#? [H5]
loadsgf life-20.sgf
120 reg_genmove b
#? [E8]

# a race to capture
loadsgf race-01.sgf
201 reg_genmove w
#? [H6|J6]
loadsgf race-02.sgf
202 reg_genmove b
#? [G1]
loadsgf race-03.sgf
203 reg_genmove w
#? [J3]
loadsgf race-04.sgf
204 reg_genmove b
#? [H4]
loadsgf race-05.sgf
205 reg_genmove w
#? [F2]
loadsgf race-06.sgf
206 reg_genmove b
#? [J8]
loadsgf race-07.sgf
207 reg_genmove w
#? [J2]
loadsgf race-08.sgf
208 reg_genmove b
#? [C9]
loadsgf race-09.sgf
209 reg_genmove w
#? [J7]
loadsgf race-10.sgf
210 reg_genmove b
#? [J3]

# seki
loadsgf seki-01.sgf
301 reg_genmove b
#? [G1]
loadsgf seki-02.sgf
302 reg_genmove w
#? [A7]
loadsgf seki-03.sgf
303 reg_genmove b
#? [A4]
loadsgf seki-04.sgf
304 reg_genmove w
#? [D9]
loadsgf seki-05.sgf
305 reg_genmove b
#? [F1]
loadsgf seki-06.sgf
306 reg_genmove w
#? [J4|J5]

# ko
loadsgf ko-01.sgf
401 reg_genmove b
#? [A4]
loadsgf ko-02.sgf
402 reg_genmove w
#? [D1]
loadsgf ko-03.sgf
403 reg_genmove w
#? [H6]
loadsgf ko-04.sgf
404 reg_genmove b
#? [H5]
loadsgf ko-05.sgf
405 reg_genmove w
#? [E2|F3]
loadsgf ko-06.sgf
406 reg_genmove b
#? [E9]
loadsgf ko-07.sgf
407 reg_genmove b
#? [C9|D7]
loadsgf ko-08.sgf
408 reg_genmove b
#? [G1]
loadsgf ko-09.sgf
409 reg_genmove b
#? [A5|B5]
loadsgf ko-10.sgf
410 reg_genmove w
#? [E6]

# capture
loadsgf capture-01.sgf
501 reg_genmove b
#? [E9]
loadsgf capture-02.sgf
502 reg_genmove w
#? [E1]
loadsgf capture-03.sgf
503 reg_genmove b
#? [E8]
loadsgf capture-04.sgf
504 reg_genmove w
#? [E2]
loadsgf capture-05.sgf
505 reg_genmove w
#? [E8]
loadsgf capture-06.sgf
506 reg_genmove b
#? [H4]
loadsgf capture-07.sgf
507 reg_genmove b
#? [F1]
loadsgf capture-08.sgf
508 reg_genmove w
#? [E8|H9]
loadsgf capture-09.sgf
509 reg_genmove w
#? [J4]
loadsgf capture-10.sgf
510 reg_genmove w
#? [J4]
loadsgf capture-11.sgf
511 reg_genmove w
#? [D9]
loadsgf capture-12.sgf
512 reg_genmove w
#? [C5|C6]
loadsgf capture-13.sgf
513 reg_genmove b
#? [E2]

# connection
loadsgf connection-01.sgf
601 reg_genmove w
#? [G5]
loadsgf connection-02.sgf
602 reg_genmove w
#? [B4|C5]
loadsgf connection-03.sgf
603 reg_genmove b
#? [F8]
loadsgf connection-04.sgf
604 reg_genmove b
#? [B3]
loadsgf connection-05.sgf
605 reg_genmove b
#? [E8]
loadsgf connection-06.sgf
606 reg_genmove b
#? [E9]
loadsgf connection-07.sgf
607 reg_genmove w
#? [F8]
loadsgf connection-08.sgf
608 reg_genmove w
#? [D2]
loadsgf connection-09.sgf
609 reg_genmove w
#? [F1]

# endgame
loadsgf endgame-01.sgf
701 reg_genmove w
#? [A5]
loadsgf endgame-02.sgf
702 reg_genmove b
#? [A6]
loadsgf endgame-03.sgf
703 reg_genmove w
#? [E1]
loadsgf endgame-04.sgf
704 reg_genmove w
#? [D9]
loadsgf endgame-05.sgf
705 reg_genmove b
#? [G5]
loadsgf endgame-06.sgf
706 reg_genmove w
#? [J4]
loadsgf endgame-07.sgf
707 reg_genmove w
#? [E7]
loadsgf endgame-08.sgf
708 reg_genmove b
#? [F8]

# ladders: one atari works, the other one runs into a stone
loadsgf ladder-01.sgf
801 reg_genmove b
#? [D6]
loadsgf ladder-02.sgf
802 reg_genmove b
#? [E6]
loadsgf ladder-03.sgf
803 reg_genmove b
#? [E5]
loadsgf ladder-04.sgf
804 reg_genmove w
#? [G4]
loadsgf ladder-05.sgf
805 reg_genmove b
#? [E4]
loadsgf ladder-06.sgf
806 reg_genmove w
#? [E3]
loadsgf ladder-07.sgf
807 reg_genmove b
#? [E3]
loadsgf ladder-08.sgf
808 reg_genmove b
#? [D6]
loadsgf ladder-09.sgf
809 reg_genmove w
#? [F5]
