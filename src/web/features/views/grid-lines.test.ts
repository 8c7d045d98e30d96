import { expect, it } from 'vitest';
import { GridLines } from './grid-lines.ts';
import { SectionedRows } from './section-window.ts';

function shown(lines: GridLines): string[] {
  return Array.from({ length: lines.length }, (_, index) => {
    const line = lines.at(index);
    return line?.kind === 'cards' ? `${line.from}–${line.to}` : (line?.block.section.label ?? '?');
  });
}

it('fills each line of a grid without groups', () => {
  expect(shown(new GridLines({ length: 7 }, 3))).toEqual(['0–3', '3–6', '6–7']);
  expect(shown(new GridLines({ length: 0 }, 3))).toEqual([]);
});

it('begins a line for each group, below its heading', () => {
  const sections = [
    { key: 'a', label: 'A', count: 4 },
    { key: 'b', label: 'B', count: 0 },
    { key: 'c', label: 'C', count: 2 },
  ];
  const rows = (closed: string[]) => new SectionedRows(sections, new Set(closed), () => undefined);
  expect(shown(new GridLines(rows([]), 3))).toEqual(['A', '1–4', '4–5', 'B', 'C', '7–9']);
  expect(shown(new GridLines(rows(['a']), 3))).toEqual(['A', 'B', 'C', '3–5']);
});
