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

test('a callout that begins with “Speaker notes” is kept off its slide, for whoever presents', () => {
  const callout = (words: string) => ({ type: 'callout', attrs: { kind: 'note' }, content: [text(words)] });
  const content = [
    heading(1, 'a'),
    text('b'),
    callout('speaker notes: pause here'),
    heading(1, 'c'),
    callout('Tip'),
  ];
  const slides = slidesOf({ type: 'doc', content });
  expect(slides.map(({ document }) => (document.content ?? []).map(({ type }) => type))).toEqual([
    ['heading', 'paragraph'],
    ['heading', 'callout'],
  ]);
  expect(slides.map(({ notes }) => notes?.content?.length ?? null)).toEqual([1, null]);
});
