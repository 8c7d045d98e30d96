import { expect, test } from 'vitest';
import { parseEmails } from './emails.ts';

test.each([
  ['ana@x.org', ['ana@x.org']],
  ['ana@x.org, ben@x.org;cy@x.org\n dee@x.org ', ['ana@x.org', 'ben@x.org', 'cy@x.org', 'dee@x.org']],
  ['ana@x.org ANA@X.org', ['ana@x.org']],
  ['Ana Lu <ana@x.org>, "Ben" <ben@x.org>', ['ana@x.org', 'ben@x.org']],
])('%j', (input, expected) => {
  expect(parseEmails(input)).toEqual({ ok: true, value: expected });
});

test.each([
  ['', 'Enter an e-mail address'],
  [' , ;', 'Enter an e-mail address'],
  ['ana', 'Enter a valid e-mail address'],
  ['ana@x.org, ben', 'Enter a valid e-mail address: ben'],
])('%j is refused', (input, message) => {
  expect(parseEmails(input)).toEqual({ ok: false, message });
});
