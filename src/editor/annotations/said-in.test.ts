import { expect, test } from 'vitest';
import { cleanNode } from '#editor/check/clean-document.ts';
import { saidIn } from './said-in.ts';

const utterance = (attrs: Record<string, unknown>) => ({
  type: 'utterance',
  attrs: { fileId: null, start: 0, end: 0, words: '', ...attrs },
  content: [{ type: 'text', text: 'The box' }],
});
const node = cleanNode({
  type: 'doc',
  content: [
    utterance({ speakerName: 'Maya', start: 12, end: 14 }),
    utterance({ speakerId: 'speaker-2', start: 15, end: 18 }),
    utterance({}),
    { type: 'paragraph', content: [{ type: 'text', text: 'A note' }] },
  ],
});

test.each([
  ['one speaker', [1, 8], { speakers: ['Maya'], startTime: 12 }],
  ['two, one of whom has a number only', [1, 15], { speakers: ['Maya', 'Speaker 2'], startTime: 12 }],
  ['a transcript that names nobody and has no times', [19, 26], { speakers: [], startTime: null }],
  ['plain text', [28, 31], { speakers: [], startTime: null }],
] as const)('%s', (_what, [from, to], said) => {
  expect(saidIn(node, { from, to })).toEqual(said);
});
