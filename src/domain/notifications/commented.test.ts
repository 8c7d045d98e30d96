import { expect, test } from 'vitest';
import { commentIdOf, quoteOfComment } from './commented.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';

test('a comment is quoted on one line, and cut after 200 characters', () => {
  expect(quoteOfComment('  Is this\n\nright?  ')).toBe('Is this right?');
  const long = quoteOfComment('a b '.repeat(90));
  expect(long).toHaveLength(200);
  expect(long.endsWith('b…')).toBe(true);
});

test('replies, comments and mentions in comments name the comment; others have none', () => {
  const about = { objectType: 'note', objectId: id };
  expect(commentIdOf({ type: 'reply', ...about, commentId: id })).toBe(id);
  expect(commentIdOf({ type: 'mention', ...about, mentionedBy: null, commentId: id })).toBe(id);
  expect(commentIdOf({ type: 'mention', ...about, mentionedBy: null })).toBeNull();
  expect(commentIdOf({ type: 'accessGiven', ...about })).toBeNull();
});
