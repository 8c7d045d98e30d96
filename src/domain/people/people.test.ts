import { expect, test } from 'vitest';
import { parsePersonDraft } from './person-draft.ts';
import { personTerms } from './person-terms.ts';

test('terms', () => expect(personTerms).toEqual(['Participant', 'Speaker']));

test.each([
  ['Ada', null, { ok: true, value: { name: 'Ada', email: null } }],
  [' Ada ', ' ', { ok: true, value: { name: 'Ada', email: null } }],
  ['', 'ADA@example.com', { ok: true, value: { name: '', email: 'ada@example.com' } }],
  ['x'.repeat(300), null, { ok: true, value: { name: 'x'.repeat(300), email: null } }],
  ['x'.repeat(301), null, { ok: false, message: 'Name must be at most 300 characters' }],
  ['Ada', 'ada', { ok: false, message: 'Enter a valid e-mail address' }],
  [' ', null, { ok: false, message: 'Enter a name or an e-mail address' }],
])('%j, %j', (name, email, parsed) => expect(parsePersonDraft({ name, email })).toEqual(parsed));
