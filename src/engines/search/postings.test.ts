import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRow, placeOf, PostingWriter } from './postings.ts';

const counts = fc.record({
  gap: fc.oneof(fc.nat(3), fc.nat(100_000)),
  body: fc.nat(400),
  title: fc.nat(3),
});

function writeAll(entries: readonly { gap: number; body: number; title: number }[]) {
  const writer = new PostingWriter();
  const rows: number[] = [];
  let row = -1;
  for (const { gap, body, title } of entries) {
    row += gap + 1;
    rows.push(row);
    for (let word = 0; word < title; word += 1) writer.count(row, true);
    for (let word = 0; word < body; word += 1) writer.count(row, false);
  }
  return { writer, rows };
}

const someCounts = fc.array(
  counts.filter(({ body, title }) => body + title > 0),
  { maxLength: 60 },
);

test('what was counted is read back, as far as a byte counts', () => {
  fc.assert(
    fc.property(someCounts, (entries) => {
      const { writer, rows } = writeAll(entries);
      const read = writer.read();
      expect([...read.rows]).toEqual(rows);
      expect([...read.body]).toEqual(entries.map(({ body }) => Math.min(255, body)));
      expect([...read.title]).toEqual(entries.map(({ title }) => title));
    }),
  );
});

test('reading in the middle of writing changes nothing', () => {
  fc.assert(
    fc.property(someCounts, (entries) => {
      const half = Math.floor(entries.length / 2);
      const { writer } = writeAll(entries.slice(0, half));
      writer.read();
      let row = entries.slice(0, half).reduce((last, { gap }) => last + gap + 1, -1);
      for (const { gap, body, title } of entries.slice(half)) {
        row += gap + 1;
        for (let word = 0; word < title; word += 1) writer.count(row, true);
        for (let word = 0; word < body; word += 1) writer.count(row, false);
      }
      expect(writer.read()).toEqual(writeAll(entries).writer.read());
    }),
  );
});

test('a row is found where a plain search finds it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200)), fc.nat(200), (numbers, row) => {
      const rows = Uint32Array.from(numbers.sort((a, b) => a - b));
      expect(placeOf(rows, row)).toBe(rows.indexOf(row));
      expect(hasRow({ rows, body: new Uint8Array(), title: new Uint8Array() }, row)).toBe(rows.includes(row));
    }),
  );
});
