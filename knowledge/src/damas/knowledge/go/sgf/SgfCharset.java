package damas.knowledge.go.sgf;

import static damas.knowledge.text.NotationException.quoted;

import damas.knowledge.text.NotationException;
import damas.knowledge.text.TextFile;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Optional;

/** Finds the character set of a file: the names of properties are ASCII in all of them. */
final class SgfCharset {
    /** The default of SGF is ISO 8859-1; files of Windows have dashes and quotes where that has control characters. */
    private static final Charset OLD_CHARSET = Charset.forName("windows-1252");

    private static final byte[] UTF_8_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private SgfCharset() {}

    static String decode(byte[] bytes) {
        Optional<SgfValue> named = hasMark(bytes) ? Optional.empty() : named(bytes);
        if (named.isPresent()) {
            Charset charset = charset(named.get());
            // in files that say ISO 8859-1 the additions of Windows are common
            return new String(bytes, charset.equals(StandardCharsets.ISO_8859_1) ? OLD_CHARSET : charset);
        }
        return TextFile.decode(bytes);
    }

    private static boolean hasMark(byte[] bytes) {
        return bytes.length >= UTF_8_MARK.length
                && ByteBuffer.wrap(bytes, 0, UTF_8_MARK.length).equals(ByteBuffer.wrap(UTF_8_MARK));
    }

    private static Optional<SgfValue> named(byte[] bytes) {
        try {
            return new SgfParser(new String(bytes, StandardCharsets.ISO_8859_1)).first("CA");
        } catch (NotationException e) {
            // found again, with its right column, when the decoded text is read
            return Optional.empty();
        }
    }

    private static Charset charset(SgfValue value) {
        try {
            return Charset.forName(value.line());
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw value.at().wrong("CA names the character set " + quoted(value.line())
                    + ", which is unknown; convert the file to UTF-8");
        }
    }
}
