package damas.containers.cli;

import damas.knowledge.draughts.Board;
import damas.knowledge.draughts.Fen;
import damas.knowledge.text.NotationException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the value of a {@code --fen} option. */
final class FenConverter implements ITypeConverter<Board> {
    @Override
    public Board convert(String value) {
        try {
            return Fen.parse(value);
        } catch (NotationException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
