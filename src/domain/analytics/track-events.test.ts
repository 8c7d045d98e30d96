import { expect, test } from 'vitest';
import { isOf } from '#domain/codec/codec.ts';
import { analyticsEventCodec } from './analytics-events.ts';
import { trackEventsOf, trackNames } from './track-events.ts';

const facts = { accountId: 'a', memberId: 'm', teamId: 't', at: '2026-03-01T12:00:00.000Z' };
const namesOf = (happened: 'signedIn' | 'updated' | 'removed', isLast = false): string[] =>
  trackEventsOf({ ...facts, happened }, isLast).map(({ eventName }) => eventName);

test('each happening has its name, and leaving the last workspace has two', () => {
  expect(trackNames).toEqual(['login', 'user updated', 'user deleted', 'organization member deleted']);
  expect(namesOf('signedIn')).toEqual(['login']);
  expect(namesOf('updated')).toEqual(['user updated']);
  expect(namesOf('removed')).toEqual(['organization member deleted']);
  expect(namesOf('removed', true)).toEqual(['organization member deleted', 'user deleted']);
});

test('what is sent has the form of a TRACK event', () => {
  const [login] = trackEventsOf({ ...facts, happened: 'signedIn', provider: 'GOOGLE' }, false);
  expect(isOf(analyticsEventCodec, login)).toBe(true);
  expect(login?.eventMeta).toEqual({
    teamId: 't',
    userId: 'm',
    timestamp: facts.at,
    provider: 'GOOGLE',
  });
});
