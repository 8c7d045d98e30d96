import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { defaultNotificationOptions, notificationOptionsCodec } from './follows.ts';
import { notificationMetadataCodec } from './notification-metadata.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';

test('options are three switches', () => {
  expect(Object.keys(defaultNotificationOptions)).toEqual([
    'allChangesEnabled',
    'insightsPublishedEnabled',
    'allCommentsEnabled',
  ]);
  expect(isOf(notificationOptionsCodec, defaultNotificationOptions)).toBe(true);
  expect(isOf(notificationOptionsCodec, { allChangesEnabled: true })).toBe(false);
});

describe('metadata', () => {
  const all = [
    { type: 'theme', channelId: id, themeId: id, previousCount: 0, currentCount: 4 },
    {
      type: 'accessRequest',
      accessRequestId: id,
      objectType: 'PROJECT',
      objectId: id,
      requestedBy: id,
      decision: null,
    },
    { type: 'memberJoined', memberId: id, inviteId: id },
    { type: 'mention', objectType: 'note', objectId: id, mentionedBy: null },
    { type: 'followedChange', objectType: 'project', objectId: id, event: 'project.updated' },
  ];

  test.each(all)('$type', (metadata) =>
    expect(decode(notificationMetadataCodec, metadata)).toEqual(metadata),
  );
  test('refuses others', () => expect(isOf(notificationMetadataCodec, { type: 'gossip' })).toBe(false));
});
