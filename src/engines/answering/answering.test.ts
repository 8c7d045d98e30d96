import { describe, expect, test } from 'vitest';
import { chooseWindows, groupBySpeaker, judgeAnswerable, pickQuotes, splitSentences } from './index.ts';
import { findQuote } from './find-quote.ts';

describe('pieces of a text', () => {
  test('sentences are slices of the text', () => {
    const text = 'We met Dr. Okafor.  She asked: “Why?” Then\nnothing happened';
    const sentences = splitSentences(text);
    expect(sentences.map((one) => one.text)).toEqual([
      'We met Dr. Okafor.',
      'She asked: “Why?”',
      'Then',
      'nothing happened',
    ]);
    expect(sentences.every(({ start, end, text: own }) => text.slice(start, end) === own)).toBe(true);
  });

  test('talk without marks is cut all the same', () => {
    const text = 'and so on '.repeat(100).trim();
    expect(splitSentences(text).map(({ text: own }) => own.split(' ').length)).toEqual([60, 60, 60, 60, 60]);
  });
});

describe('what answers a question', () => {
  const windows = [
    { text: 'The logo goes at the top of the page.', nearness: 0.1 },
    { text: 'Nobody could find the export button, so they gave up.', nearness: 0.6 },
    { text: 'We had lunch.', nearness: 0.05 },
  ];

  test('words and meaning choose, the reranker has its say', async () => {
    expect((await chooseWindows('Why is the export hard to find?', windows))[0]?.at).toBe(1);
    const rerank = async (_question: string, texts: readonly string[]) =>
      texts.map((text) => (text.includes('lunch') ? 9 : 0));
    const chosen = await chooseWindows('Why is the export hard to find?', windows, { rerank });
    expect(chosen.map(({ at }) => at).slice(0, 2)).toEqual([1, 2]);
  });

  test('the gate lets through what was talked about', () => {
    expect(judgeAnswerable('Why is the export button hard to find?', windows)).toBe(true);
    expect(judgeAnswerable('How do I reset my card PIN abroad?', windows.slice(2))).toBe(false);
    expect(judgeAnswerable('How do I reset my card PIN?', [{ text: 'Nobody could find the export.' }])).toBe(
      false,
    );
  });

  test('quotes say something new each', () => {
    const vector = (x: number, y: number) => Float32Array.from([x, y]);
    const picked = pickQuotes(
      [
        { text: 'The export is hard to find.', nearness: 0.9, vector: vector(1, 0) },
        { text: 'The export is so hard to find.', nearness: 0.8, vector: vector(1, 0) },
        { text: 'Tags are lost in the export.', nearness: 0.75, vector: vector(0, 1) },
        { text: 'Too short.', nearness: 1 },
      ],
      { mostWords: 50, most: 2 },
    );
    expect(picked).toEqual([0, 2]);
  });

  test('quotes of one person are together', () => {
    const quotes = [{ speaker: 'Amara' }, { speaker: null }, { speaker: 'Amara' }];
    expect(groupBySpeaker(quotes).map((group) => group.quotes.length)).toEqual([2, 1]);
  });
});

describe('a quote in its source', () => {
  const source = 'She said: “We can’t\nfind it” – and gave up. Nothing else…';

  test.each([
    ['we can\'t find it" - and', 'We can’t\nfind it” – and'],
    ['We can’t … gave up', 'We can’t\nfind it” – and gave up'],
    ['gave\u00a0up', 'gave up'],
  ])('%j is found', (quote, text) => {
    const found = findQuote(quote, source);
    expect(found?.text).toBe(text);
    expect(source.slice(found?.start, found?.end)).toBe(text);
  });

  test.each([['we can find it'], ['gave u'], ['gave up … we can’t'], ['…'], ['']])('%j is not', (quote) =>
    expect(findQuote(quote, source)).toBeUndefined(),
  );
});
