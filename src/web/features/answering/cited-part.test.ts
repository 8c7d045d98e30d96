import { describe, expect, test } from 'vitest';
import { addPart, emptyText } from './cited-part.ts';
import { citedToText } from './cited-to-text.ts';

const citation = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  type: 'note',
  parentId: null,
  title: 'Interview',
  quote: 'It took 15 minutes.',
  speaker: 'Amara',
  seconds: null,
  fileId: null,
  page: null,
  citationReferenceId: '1.1',
};
const sentence = {
  kind: 'sentence',
  place: 0,
  text: 'The export is slow.',
  opens: 'PARAGRAPH',
  support: 'SUPPORTED',
  citations: [citation],
};

describe('an answer that grows', () => {
  test('sentences and thoughts are added, and taken back', () => {
    const grown = [
      { kind: 'thinking', text: 'Let me ' },
      { kind: 'thinking', text: 'see.' },
      sentence,
    ].reduce(addPart, emptyText);
    expect(grown.thoughts).toBe('Let me see.');
    expect(grown.sentences).toMatchObject([{ text: 'The export is slow.', citations: [{ stale: false }] }]);
    expect(addPart(grown, { kind: 'startOver' }).sentences).toEqual([]);
  });

  test.each([[{ kind: 'later' }], [null], ['text'], [{ ...sentence, citations: [{ id: 1 }] }]])(
    'what it does not know is passed over: %j',
    (part) => expect(addPart(emptyText, part)).toEqual(emptyText),
  );

  test('is copied with numbered quotes and their addresses', () => {
    const { sentences } = addPart(emptyText, sentence);
    const text = citedToText('Why?', sentences, 'https://larkspur.hark.test');
    expect(text).toContain('The export is slow. [1]');
    expect(text).toMatch(
      /\[1\] “It took 15 minutes\.” — Amara, Interview https:\/\/larkspur\.hark\.test\/data\//,
    );
    expect(text).not.toContain('changed');
  });

  test('is copied with what has changed since', () => {
    const [shown] = addPart(emptyText, sentence).sentences;
    if (!shown) throw new Error('No sentence');
    const changed = { ...shown, citations: shown.citations.map((one) => ({ ...one, stale: true })) };
    expect(citedToText('Why?', [changed], '')).toMatch(/\(the source has changed since\)$/);
  });
});
