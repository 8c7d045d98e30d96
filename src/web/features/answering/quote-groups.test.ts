import { expect, test } from 'vitest';
import type { ShownSentence } from './cited-part.ts';
import { quoteGroups } from './quote-groups.ts';

function said(text: string, cited: Partial<ShownSentence['citations'][number]>): ShownSentence {
  const citation = {
    id: text,
    type: 'note',
    parentId: null,
    dataPointId: null,
    title: 'A call',
    projectTitle: null,
    quote: text,
    speaker: null,
    seconds: null,
    fileId: null,
    page: null,
    citationReferenceId: text,
    stale: false,
    ...cited,
  } as const;
  return { text, opens: null, support: 'SUPPORTED', citations: [citation] };
}

test('what an insight says is no participant’s quote', () => {
  const { groups, isNamed } = quoteGroups([
    said('Riders wait.', { type: 'insight', title: 'Waiting' }),
    said('It took days.', {}),
    said('I waited.', { speaker: 'Zoe' }),
  ]);
  expect(groups.map(({ heading, isFinding }) => [heading, isFinding])).toEqual([
    ['Zoe', false],
    ['No single participant', false],
    ['From the insight “Waiting”', true],
  ]);
  expect(isNamed).toBe(true);
});

test('quotes of nobody in particular need no heading', () => {
  expect(quoteGroups([said('It took days.', {})]).isNamed).toBe(false);
});

test('an e-mail address is no heading', () => {
  const { groups } = quoteGroups([
    said('It took days.', { speaker: 'zoe@example.org' }),
    said('I waited.', { speaker: 'Zoe' }),
  ]);
  expect(groups.map(({ isAddress }) => isAddress)).toEqual([true, false]);
});
