import { describe, expect, test } from 'vitest';
import { cleanNode } from '#editor/check/clean-document.ts';
import { stepByCharacter, stepByWord, type WordStep } from './word-steps.ts';

const node = cleanNode({
  type: 'doc',
  content: ['It was slow, really slow', '👍🏽 שלום עולם'].map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  })),
});
const textAfter = (from: number, to: number, step: WordStep) => {
  const range = stepByWord(node, { from, to }, step);
  return node.textBetween(range.from, range.to, '|');
};

describe('one end moves by words', () => {
  test.each([
    [{ end: 'end', direction: 1 }, 'was slow'],
    [{ end: 'end', direction: -1 }, 'was'],
    [{ end: 'start', direction: -1 }, 'It was'],
  ] as const)('%j from “was”: %s', (step, expected) => expect(textAfter(4, 7, step)).toBe(expected));

  test('back over a comma and a space', () => {
    expect(textAfter(4, 20, { end: 'end', direction: -1 })).toBe('was slow');
    expect(textAfter(4, 13, { end: 'start', direction: 1 })).toBe('slow,');
  });

  test('into the next block, which may be written from right to left', () => {
    expect(textAfter(21, 25, { end: 'end', direction: 1 })).toBe('slow|👍🏽 שלום');
    expect(textAfter(32, 36, { end: 'start', direction: -1 })).toBe('slow|👍🏽 שלום');
  });

  test('the ends never meet', () => {
    expect(textAfter(4, 7, { end: 'start', direction: 1 })).toBe('was');
    expect(stepByCharacter(node, { from: 4, to: 5 }, { end: 'end', direction: -1 })).toEqual({
      from: 4,
      to: 5,
    });
  });
});

test('a sign of several units is one character', () => {
  const start = 27;
  expect(node.textBetween(start, start + 4)).toBe('👍🏽');
  const step = { end: 'end', direction: 1 } as const;
  expect(stepByCharacter(node, { from: 21, to: start }, step)).toEqual({ from: 21, to: start + 4 });
});
