import { expect, test } from 'vitest';
import { cleanAwareness } from './check-awareness.ts';

const who = { memberId: 'ada', name: 'Ada' };

test.each([
  [
    { user: { name: 'Eve', memberId: 'bob', color: '#ff0000' } },
    { user: { name: 'Ada', memberId: 'ada', color: '#ff0000' } },
  ],
  [{ user: { color: 'red;background:url(//evil.example)' } }, { user: who }],
  [
    { user: 'Eve', cursor: { anchor: { item: null }, head: { item: null } } },
    { user: who, cursor: { anchor: { item: null }, head: { item: null } } },
  ],
  [
    { pointer: { x: 1, y: 2 }, cursor: null },
    { pointer: { x: 1, y: 2 }, cursor: null },
  ],
  [{ cursor: { anchor: 'a'.repeat(2000) }, pointer: 7, html: '<b>' }, {}],
])('%j is shown to others as %j', (sent, shown) => {
  const state: Record<string, unknown> = { ...sent };
  cleanAwareness(state, who);
  expect(state).toEqual(shown);
});
