import { describe, expect, test } from 'vitest';
import { isEventType } from '#domain/events/event-types.ts';
import { followedChangeTypes, isFollowedChange } from './followed-changes.ts';
import { nextDigestAt } from './next-digest.ts';
import { notificationText } from './notification-text.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';

test('followers hear of some events and not of all', () => {
  expect(followedChangeTypes.every(isEventType)).toBe(true);
  expect(isFollowedChange('note.created')).toBe(true);
  expect(isFollowedChange('note.trashed')).toBe(false);
  expect(isFollowedChange('toString')).toBe(false);
});

test.each([
  ['DAILY', '2026-03-01T08:00:00Z', '2026-03-02T08:00:00.000Z'],
  ['WEEKLY', '2026-03-01T08:00:00Z', '2026-03-08T08:00:00.000Z'],
  ['MONTHLY', '2026-03-01T08:00:00Z', '2026-04-01T08:00:00.000Z'],
  ['MONTHLY', '2026-01-31T08:00:00Z', '2026-02-28T08:00:00.000Z'],
  ['MONTHLY', '2026-12-31T08:00:00Z', '2027-01-31T08:00:00.000Z'],
] as const)('%s after %s is %s', (frequency, last, next) => {
  expect(nextDigestAt(frequency, new Date(last)).toISOString()).toBe(next);
});

describe('text', () => {
  const names = { actor: 'Robin', title: 'Delivery day' };
  const asked = {
    type: 'accessRequest',
    accessRequestId: id,
    objectType: 'project',
    objectId: id,
    requestedBy: id,
  } as const;

  test.each([
    [{ ...asked, decision: null }, 'Robin requests access to Delivery day'],
    [{ ...asked, decision: 'approved' }, 'Robin gave you access to Delivery day'],
    [{ ...asked, decision: 'declined' }, 'Your request for access was declined'],
    [{ type: 'memberJoined', memberId: id, inviteId: id }, 'Robin accepted your invitation'],
    [
      { type: 'mention', objectType: 'note', objectId: id, mentionedBy: id },
      'Robin mentioned you in Delivery day',
    ],
    [
      { type: 'mention', objectType: 'note', objectId: id, mentionedBy: null },
      'You were mentioned in Delivery day',
    ],
    [
      { type: 'followedChange', objectType: 'project', objectId: id, event: 'project.updated' },
      'Delivery day was changed',
    ],
    [
      { type: 'theme', channelId: id, themeId: id, previousCount: 2, currentCount: 5 },
      'Delivery day has 5 items, up from 2',
    ],
  ] as const)('%j', (metadata, text) => expect(notificationText(metadata, names)).toBe(text));
});
