import { expect, test } from 'vitest';
import {
  checkSupportRequest,
  requireSupportState,
  supportDurationName,
  supportStateOf,
} from './support-access.ts';

const now = new Date('2026-03-10T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 86_400;
const asked = { requestedAt: at(-60), granted: null, endsAt: null, endedAt: null };
const granted = { ...asked, granted: true, endsAt: at(60) };

test.each([
  [asked, 'PENDING'],
  [{ ...asked, requestedAt: at(-7 * day + 1) }, 'PENDING'],
  [{ ...asked, requestedAt: at(-7 * day) }, 'LAPSED'],
  [{ ...asked, granted: false }, 'DENIED'],
  [granted, 'ACTIVE'],
  [{ ...granted, endsAt: at(1) }, 'ACTIVE'],
  [{ ...granted, endsAt: at(0) }, 'ENDED'],
  [{ ...granted, endedAt: at(-1) }, 'ENDED'],
  [{ ...granted, endsAt: null }, 'ENDED'],
])('%j is %s', (facts, state) => expect(supportStateOf(facts, now)).toBe(state));

test('what is decided stays decided', () => {
  expect(() => requireSupportState(asked, 'PENDING', now)).not.toThrow();
  expect(() => requireSupportState(granted, 'PENDING', now)).toThrow('granted already');
  expect(() => requireSupportState({ ...asked, granted: false }, 'PENDING', now)).toThrow('was denied');
  expect(() => requireSupportState(asked, 'ACTIVE', now)).toThrow('Nobody has granted');
});

test.each([
  [{ ownPending: 0, lastDay: 9 }, true],
  [{ ownPending: 1, lastDay: 1 }, false],
  [{ ownPending: 0, lastDay: 10 }, false],
])('after %j another request is accepted: %s', (earlier, ok) =>
  expect(checkSupportRequest(earlier).ok).toBe(ok),
);

test('a length of time has a name', () => {
  expect([60, 240, 1440].map(supportDurationName)).toEqual(['1 hour', '4 hours', '1 day']);
});
