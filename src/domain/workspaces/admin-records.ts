import { roles } from '#domain/access/roles.ts';
import { subscriptionStatuses } from '#domain/billing/subscription.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import {
  boolean,
  finite,
  instant,
  literal,
  positiveInteger,
  string,
  unknown,
  uuid,
} from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { regionIds } from './regions.ts';

const region = literal(...regionIds);

/** A workspace as internal staff see it. */
export const adminTeamCodec = object(
  {
    id: uuid,
    freePlanAvailableAfterTrial: boolean,
    createdAt: instant,
    region,
    name: nullable(string),
    stripeSubscriptionStatus: nullable(literal(...subscriptionStatuses)),
    subscriptions: array(unknown),
    maxUserGroupCount: nullable(positiveInteger),
    maxUserGroupMemberCount: nullable(positiveInteger),
    totalSeatsAvailable: nullable(positiveInteger),
    seatsAllocated: positiveInteger,
    viewerCount: positiveInteger,
    utilizationPercentage: nullable(finite),
  },
  'admin team',
);
export type AdminTeam = TypeOf<typeof adminTeamCodec>;

/** A member as internal staff see them. */
export const adminUserCodec = object(
  {
    id: uuid,
    teamId: uuid,
    createdAt: instant,
    workspaceAdmin: boolean,
    name: nullable(string),
    email: string,
    teamName: nullable(string),
    role: nullable(literal(...roles)),
    region,
  },
  'admin user',
);
export type AdminUser = TypeOf<typeof adminUserCodec>;
