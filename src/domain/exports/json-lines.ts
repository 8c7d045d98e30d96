import { CodecError, decode, type Codec } from '#domain/codec/codec.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** One object a line, each line ended: two files can be joined by putting one after the other. */
export function formatJsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Empty lines are skipped. The message names the first line that is wrong. */
export function parseJsonLines<T>(codec: Codec<T>, text: string): Parsed<T[]> {
  const rows: T[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      rows.push(decode(codec, JSON.parse(line)));
    } catch (error) {
      if (error instanceof CodecError) return refused(`Line ${index + 1}: ${error.message}`);
      if (error instanceof SyntaxError) return refused(`Line ${index + 1} is not JSON`);
      throw error;
    }
  }
  return accepted(rows);
}
