import { expect, test } from 'vitest';
import { createActionRelay } from '../extensions/writing-keys.ts';
import { blockCommands } from './block-commands.tsx';
import { fittingBlocks } from './fitting-blocks.ts';

const firstFor = (query: string, asksForEvidence: boolean) =>
  fittingBlocks(blockCommands(createActionRelay().actions, { takesFiles: true, asksForEvidence }), query)[0]
    ?.id;

test.for(['quo', 'quote', 'evidence', 'Highlight'])('/%s in an insight offers evidence first', (query) => {
  expect(firstFor(query, true)).toBe('evidence');
});

test('elsewhere a quote is a quote, and a letter is the start of a heading', () => {
  expect(firstFor('quote', false)).toBe('quote');
  expect(firstFor('h', true)).toBe('h1');
});
