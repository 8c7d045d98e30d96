import { describe, expect, test } from 'vitest';
import { cutChapters } from './cut-chapters.ts';
import { fillSections } from './fill-sections.ts';
import { findAsked, findQuestions } from './find-questions.ts';

const pain = { examples: ['The export is slow and painful.', 'Waiting for the export is a problem.'] };
const price = { examples: ['The price is too high.', 'It costs too much money each month.'] };

describe('sections of a framework', () => {
  test('are filled by words where nothing is known of the meaning', () => {
    const said = [
      'The slow export is a real problem.',
      'We drank coffee outside today.',
      'The high price costs money.',
    ];
    const filled = fillSections(
      said.map((text) => ({ text })),
      [pain, price],
      { most: 3 },
    );
    expect(filled).toEqual([[0], [2]]);
  });

  test('are filled by meaning, each sentence in its best section and in the order of the text', () => {
    const [a, b, c] = [Float32Array.of(1, 0), Float32Array.of(0.8, 0.6), Float32Array.of(0, 1)];
    const filled = fillSections(
      [c, b, a].map((vector, at) => ({ text: `Sentence number ${at} of four words`, vector })),
      [
        { ...pain, vectors: [a] },
        { ...price, vectors: [c] },
      ],
      { most: 3 },
    );
    expect(filled).toEqual([[1, 2], [0]]);
  });

  test('stay empty when nothing belongs there', () => {
    expect(fillSections([{ text: 'We drank coffee outside today.' }], [pain], { most: 3 })).toEqual([[]]);
  });
});

describe('questions', () => {
  const talk = [
    { speaker: 'Ines', text: 'How do you use the export?' },
    { speaker: 'Tom', text: 'Every Monday, for the report.' },
    { speaker: 'Tom', text: 'Do you really want to know that?' },
    { speaker: 'Ines', text: 'Sure.' },
    { speaker: 'Ines', text: 'And what would you change about it?' },
    { speaker: 'Ines', text: 'What would make it better for you?' },
    { speaker: 'Tom', text: 'It should keep the tags.' },
  ];

  test('are those of who asks most, with what the others say until the next', () => {
    expect(findQuestions(talk)).toEqual([
      { question: 0, answers: [1, 2] },
      { question: 5, answers: [6] },
    ]);
  });

  test('of the interviewer are told from what others ask, and unknown without speakers', () => {
    expect([...findAsked(talk)]).toEqual([0, 4, 5]);
    expect(findAsked(talk.map(({ text }) => ({ speaker: null, text }))).size).toBe(0);
  });

  test('are all questions of a text without speakers', () => {
    const text = ['What is the goal here?', 'To be faster.', 'What else is there?'].map((one) => ({
      speaker: null,
      text: one,
    }));
    expect(findQuestions(text)).toEqual([{ question: 0, answers: [1] }]);
  });
});

describe('chapters', () => {
  const said = Array.from({ length: 100 }, (_, at) => ({ text: `Sentence ${at} has six words here` }));

  test('begin where something new can begin, near even distances, and hold everything once', () => {
    const chapters = cutChapters(said, [3, 24, 51, 70, 99]);
    expect(chapters).toEqual([
      { from: 0, to: 24 },
      { from: 24, to: 51 },
      { from: 51, to: 70 },
      { from: 70, to: 100 },
    ]);
  });

  test('a short text is one chapter', () => {
    expect(cutChapters(said.slice(0, 3), [1, 2])).toEqual([{ from: 0, to: 3 }]);
    expect(cutChapters([], [])).toEqual([]);
  });
});
