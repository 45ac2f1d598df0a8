package damas.tests.game;

import java.util.Random;

/** Damages a text in one to eight random places. */
public final class Mutation {
    private Mutation() {}

    /**
     * Changes, adds, repeats, deletes, doubles or moves signs, cuts the end off, or puts in a piece of another text.
     *
     * @param signs what is put in
     */
    public static String of(String valid, String other, String signs, Random random) {
        StringBuilder text = new StringBuilder(valid);
        for (int times = 1 + random.nextInt(8); times > 0; times--) {
            int start = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), start + 1 + random.nextInt(1 << random.nextInt(8)));
            char sign = signs.charAt(random.nextInt(signs.length()));
            switch (random.nextInt(8)) {
                case 0 -> text.replace(start, Math.min(start + 1, text.length()), String.valueOf(sign));
                case 1 -> text.insert(start, sign);
                case 2 -> text.insert(start, String.valueOf(sign).repeat(random.nextInt(200)));
                case 3 -> text.delete(start, end);
                case 4 -> text.insert(start, text.substring(start, end));
                case 5 -> text.setLength(Math.max(1, random.nextInt(10) > 0 ? text.length() - end + start : start));
                case 6 -> {
                    int from = random.nextInt(other.length());
                    text.insert(start, other, from, Math.min(other.length(), from + end - start));
                }
                default -> {
                    String part = text.substring(start, end);
                    text.delete(start, end).insert(random.nextInt(text.length() + 1), part);
                }
            }
        }
        return text.toString();
    }
}
