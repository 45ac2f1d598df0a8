package damas.containers.gtp;

/** A command of GTP that cannot be obeyed; the message is the answer after the question mark. */
final class GtpFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GtpFailure(String message) {
        super(message);
    }

    static GtpFailure syntax() {
        return new GtpFailure("syntax error");
    }

    static GtpFailure illegalMove() {
        return new GtpFailure("illegal move");
    }
}
