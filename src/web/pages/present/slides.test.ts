import { expect, test } from 'vitest';
import { slidesOf } from './slides.ts';

const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const heading = (level: number, words: string) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: words }],
});
const titles = (content: unknown[]) =>
  slidesOf({ type: 'doc', content }).map(({ document }) =>
    (document.content ?? []).map(({ type }) => type).join(' '),
  );

test('headings of level one and two start a slide, level three does not', () => {
  expect(titles([text('a'), heading(1, 'b'), text('c'), heading(2, 'd'), heading(3, 'e')])).toEqual([
    'paragraph',
    'heading paragraph',
    'heading heading',
  ]);
});

test('what says nothing is no slide', () => {
  expect(titles([{ type: 'paragraph' }])).toEqual([]);
  expect(titles([{ type: 'paragraph' }, heading(1, 'a')])).toEqual(['heading']);
});
