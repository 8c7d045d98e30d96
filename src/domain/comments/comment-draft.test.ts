import { expect, test } from 'vitest';
import { parseCommentText } from './comment-draft.ts';

test.each([
  ['', false],
  ['  ', false],
  ['a', true],
  ['x'.repeat(10_000), true],
  ['x'.repeat(10_001), false],
])('%#: %s', (text, ok) => expect(parseCommentText(text).ok).toBe(ok));
