import { expect, test } from 'vitest';
import { nameParticipants } from './name-participants.ts';

const nameIn = (headers: string[], cells: string[]) =>
  nameParticipants(headers.map((header) => ({ header, use: /mail/i.test(header) ? 'PARTICIPANT' : 'SKIP' })))(
    cells,
  );

test('whoever has an e-mail address in a row is called what the row says', () => {
  expect(nameIn(['Name', 'Email'], ['Zoe Lang', 'zoe@x.example'])).toBe('Zoe Lang');
  expect(nameIn(['Customer name', 'Customer e-mail'], ['Zoe Lang', 'z@x.example'])).toBe('Zoe Lang');
  expect(nameIn(['E-mail', 'Last name', 'First name'], ['z@x.example', 'Lang', 'Zoe'])).toBe('Zoe Lang');
  expect(nameIn(['Email', 'First name'], ['z@x.example', 'Zoe'])).toBe('Zoe');
});

test('what a session is called names nobody', () => {
  expect(nameIn(['Name', 'Email'], ['Interview 12', 'z@x.example'])).toBe('');
  expect(nameIn(['Name', 'Customer email'], ['Checkout', 'z@x.example'])).toBe('');
  expect(nameIn(['Title', 'Email'], ['Checkout', 'z@x.example'])).toBe('');
});
