import { describe, expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { findQuote, type Quote } from './find-quote.ts';
import { toText } from './to-text.ts';

const document = asNode({
  type: 'doc',
  content: ['It was late.', 'Nobody said that it was late.', 'It was late, again. (Really?)'].map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  })),
});
const written = toText(document);
const { text } = written;

function marked(quote: Partial<Quote>): string | null {
  const range = findQuote(written, { words: '', start: null, end: null, ...quote });
  return range && document.textBetween(range.from, range.to, '\n');
}

test.each([0, 1, 2])('the %ith place with the same words is found by its offset, and near it', (wanted) => {
  const starts = [...text.matchAll(/it was late/gi)].map(({ index }) => index);
  const positions = starts.map(
    (start) => findQuote(written, { words: 'it was late', start, end: null })?.from,
  );
  expect(new Set(positions).size).toBe(3);
  for (const shift of [0, 3]) {
    const range = findQuote(written, {
      words: 'it was late',
      start: (starts[wanted] ?? 0) + shift,
      end: null,
    });
    expect(range?.from).toBe(positions[wanted]);
  }
});

describe('a quote', () => {
  test('runs over several blocks, however its lines are broken', () => {
    const words = 'said that it was late. It was late,';
    expect(marked({ words })).toBe('said that it was late.\nIt was late,');
    expect(marked({ words: words.replace('late. It', 'late.\n\nIt') })).toBe(
      'said that it was late.\nIt was late,',
    );
  });

  test('that was cut in its link is marked to its end', () => {
    const start = text.indexOf('Nobody');
    expect(marked({ words: 'Nobody said', start, end: text.length })).toBe(text.slice(start));
    expect(marked({ words: 'Nobody said', start, end: 9_999_999 })).toBe(text.slice(start));
  });

  test('is marked by its words alone where the text has moved', () => {
    expect(marked({ words: 'Nobody said', start: 0, end: 40 })).toBe('Nobody said');
  });

  test('may have any characters', () => {
    expect(marked({ words: '(Really?)' })).toBe('(Really?)');
  });

  test('that is gone is not found', () => {
    expect(marked({ words: 'Nobody says' })).toBeNull();
    expect(marked({ words: ' ' })).toBeNull();
  });
});
