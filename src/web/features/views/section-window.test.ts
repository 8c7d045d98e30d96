import { expect, it } from 'vitest';
import { SectionedRows } from './section-window.ts';

const sections = [
  { key: 'a', label: 'A', count: 2 },
  { key: 'b', label: 'B', count: 0 },
  { key: 'c', label: 'C', count: 3 },
];
const row = (key: string, index: number) => ({
  id: `${key}${index}`,
  tags: [],
  cells: [],
  note: null,
  insight: null,
  highlight: null,
});

function lines(rows: SectionedRows): string[] {
  return Array.from({ length: rows.length }, (_, at) => {
    const line = rows.line(at);
    return line?.kind === 'section' ? line.section.label : (rows.row(at)?.id ?? '?');
  });
}

it('puts each section’s heading above its rows, and only the heading of one that is closed', () => {
  expect(lines(new SectionedRows(sections, new Set(), row))).toEqual([
    'A',
    'a0',
    'a1',
    'B',
    'C',
    'c0',
    'c1',
    'c2',
  ]);
  expect(lines(new SectionedRows(sections, new Set(['a']), row))).toEqual(['A', 'B', 'C', 'c0', 'c1', 'c2']);
});

it('knows which rows of which sections are on screen', () => {
  const rows = new SectionedRows(sections, new Set(), row);
  expect([...rows.within(2, 6)]).toEqual([
    ['a', { from: 1, to: 1 }],
    ['c', { from: 0, to: 1 }],
  ]);
  expect([...rows.within(3, 4)]).toEqual([]);
  expect(rows.line(8)).toBeUndefined();
});
