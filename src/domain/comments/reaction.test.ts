import { expect, test } from 'vitest';
import { parseReaction } from './reaction.ts';

test.each(['👍', '❤️', '👩🏽‍🔬', '🇵🇱', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', ' 🎉 '])('takes %s', (emoji) => {
  expect(parseReaction(emoji)).toEqual({ ok: true, value: emoji.trim() });
});

test.each(['', ' ', 'a', '1', ':)', '👍👍', '👍a', '<b>', '\u0000', '\ud83d'])('refuses %j', (text) => {
  expect(parseReaction(text)).toEqual({ ok: false, message: 'A reaction is a single emoji' });
});
