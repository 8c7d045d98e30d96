import { expect, test } from 'vitest';
import { parseTagCsv, writeTagCsv } from './tag-csv.ts';

const row = {
  title: '=Sum, of "all"',
  group: 'Needs',
  color: '#c51d28',
  description: 'Two\nlines',
  role: null,
  sentiment: 'mixed',
} as const;

test('what is written reads back', () => {
  const csv = writeTagCsv([{ ...row, highlightCount: 3 }]);
  expect(csv.split('\r\n')[0]).toBe('Title,Group,Color,Description,Role,Sentiment,Highlights');
  expect(parseTagCsv(csv)).toEqual({ ok: true, value: { rows: [row], emptyCount: 0 } });
});

test('reads other headings, named colours and leaves out rows without a title', () => {
  expect(parseTagCsv('Code;Color\nSlow;RED\n;blue\n')).toEqual({
    ok: true,
    value: {
      rows: [{ title: 'Slow', group: '', color: '#c51d28', description: '', role: null, sentiment: null }],
      emptyCount: 1,
    },
  });
});

test.each([
  ['Colour\nred', 'The first line must name a column Title'],
  [`Title\nok\n${'x'.repeat(201)}`, 'Line 3: Tag title must be at most 200 characters'],
  [`Title,Group\nok,${'x'.repeat(51)}`, 'Line 2: Tag group title must be at most 50 characters'],
  ['Title,Colour\nok,mauve', 'Line 2: Color must have 3 or 6 hexadecimal digits'],
  ['Title,Sentiment\nok,angry', 'Line 2: Sentiment must be positive, negative or mixed'],
])('refuses %j', (csv, message) => expect(parseTagCsv(csv)).toMatchObject({ ok: false, message }));
