import { expect, test } from 'vitest';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import { drawBoard } from './draw-board.ts';

const id = (n: number): string => `0190a1b2-0000-7000-8000-00000000000${n}`;
const box = (n: number, x: number, y: number) => ({ id: id(n), x, y, width: 200, height: 100 });
const quote = `“${'The milk was warm when it came. '.repeat(40)}And nobody called.”`;
const cards = new Map([
  [id(7), { kind: 'Highlight', title: quote, detail: 'Fridge visit', color: '#7c6ae0' }],
]);
const objects: CanvasObject[] = [
  { type: 'group', ...box(1, 0, 0), width: 600, height: 400, title: 'Warm & late', color: '#3f8ae0' },
  { type: 'highlight', ...box(2, 24, 60), refId: id(7) },
  { type: 'text', ...box(3, 24, 200), text: '<script>alert(1)</script>', textFormat: 'H1' },
  { type: 'ellipse', ...box(4, 700, 0), text: 'Why?', color: '#b9972a' },
  { type: 'diamond', ...box(5, 700, 300) },
  { type: 'stroke', ...box(6, 700, 500), color: '#d05a54', strokeWidth: 4, points: [0, 0, 10_000, 10_000] },
  { type: 'note', id: id(8), x: 1000, y: 0, refId: id(9) },
];
const connectors = [{ id: id(9), from: id(4), to: id(5), arrow: 'end' as const, label: 'leads to' }];

function draw() {
  const drawing = drawBoard({
    objects,
    connectors,
    cardOf: (refId) => cards.get(refId) ?? null,
    title: 'Board',
  });
  if (!drawing) throw new Error('Nothing is drawn');
  const lines = [...drawing.svg.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line);
  return { ...drawing, words: lines.join(' ') };
}

test('a quote is there with every word, and what is below it moved down', () => {
  const { words, height, svg } = draw();
  expect(words).toContain(quote);
  expect(height).toBeGreaterThan(1000);
  const top = Number(/<tspan x="32" y="([\d.]+)">&lt;script/.exec(svg)?.[1]);
  expect(top).toBeGreaterThan(900);
});

test('shapes, ink, labels and what the reader may not see', () => {
  const { words, svg } = draw();
  expect(words).toContain('Warm &amp; late');
  expect(words).toContain('leads to');
  expect(words).toContain('You don’t have access');
  expect(svg).toMatch(/<ellipse[^>]*fill="#b9972a"/);
  expect(svg).toMatch(/stroke="#d05a54" stroke-width="4"/);
});

test('nothing in it acts or loads anything', () => {
  const { svg } = draw();
  expect(svg).not.toMatch(/<(?:script|image|foreignObject|a|use|style)\b|href|url\(|\son\w+=/);
  expect(svg.match(/https?:/g)).toHaveLength(1);
});

test('an empty board has no picture', () => {
  expect(drawBoard({ objects: [], connectors: [], cardOf: () => null, title: '' })).toBeNull();
});
