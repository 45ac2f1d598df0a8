package damas.tests.game;

import java.util.Random;

/** Damages a text in one to four random places: characters changed, added, lost, doubled or moved. */
final class Mutation {
    private Mutation() {}

    static String of(String text, String alphabet, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int times = 1 + random.nextInt(4); times > 0; times--) {
            int at = random.nextInt(damaged.length() + 1);
            int to = Math.min(damaged.length(), at + 1 + random.nextInt(8));
            char any = alphabet.charAt(random.nextInt(alphabet.length()));
            switch (random.nextInt(5)) {
                case 0 -> damaged.insert(at, any);
                case 1 -> damaged.replace(at, Math.min(damaged.length(), at + 1), String.valueOf(any));
                case 2 -> damaged.delete(at, to);
                case 3 -> damaged.insert(at, damaged.substring(at, to));
                default -> {
                    String piece = damaged.substring(at, to);
                    damaged.delete(at, to).insert(random.nextInt(damaged.length() + 1), piece);
                }
            }
        }
        return damaged.toString();
    }
}
