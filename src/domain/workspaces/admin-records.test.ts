import { expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { adminTeamCodec, adminUserCodec } from './admin-records.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';
const createdAt = '2026-01-01T00:00:00Z';

test('team', () => {
  const team = {
    id,
    freePlanAvailableAfterTrial: true,
    createdAt,
    region: 'US_B',
    name: 'Acme',
    stripeSubscriptionStatus: 'TRIALING',
    subscriptions: [],
    maxUserGroupCount: 50,
    maxUserGroupMemberCount: 200,
    totalSeatsAvailable: null,
    seatsAllocated: 2,
    viewerCount: 1,
    utilizationPercentage: null,
  };
  expect(decode(adminTeamCodec, team)).toEqual(team);
  expect(isOf(adminTeamCodec, { ...team, region: 'us_b' })).toBe(false);
});

test('user', () => {
  const user = {
    id,
    teamId: id,
    createdAt,
    workspaceAdmin: false,
    name: null,
    email: 'ada@example.com',
    teamName: 'Acme',
    role: null,
    region: 'EU_A',
  };
  expect(decode(adminUserCodec, user)).toEqual(user);
  expect(isOf(adminUserCodec, { ...user, role: 'OWNER' })).toBe(false);
});
