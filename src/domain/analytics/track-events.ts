import type { TypeOf } from '#domain/codec/codec.ts';
import { instant, literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';
import type { AnalyticsEvent } from './analytics-events.ts';

/** What the operator's own systems hear of people who come and go. */
export const trackNames = ['login', 'user updated', 'user deleted', 'organization member deleted'] as const;
export type TrackName = (typeof trackNames)[number];

/** What happened to a membership, as ids; what is of a person stays in the product. */
export const membershipFactsCodec = object(
  {
    happened: literal('signedIn', 'updated', 'removed'),
    accountId: uuid,
    memberId: uuid,
    teamId: uuid,
    at: instant,
    provider: optional(string),
    changed: optional(array(string)),
  },
  'what happened to a membership',
);
export type MembershipFacts = TypeOf<typeof membershipFactsCodec>;

type TrackEvent = Extract<AnalyticsEvent, { type: 'TRACK' }>;

/** Somebody who was taken out of their last workspace is gone as a user too. */
export function trackEventsOf(facts: MembershipFacts, isLastWorkspace: boolean): readonly TrackEvent[] {
  const { happened, accountId, provider, changed, memberId, teamId, at } = facts;
  const about = { teamId, userId: memberId, timestamp: at };
  const event = (eventName: TrackName, more: Record<string, unknown> = {}): TrackEvent => ({
    type: 'TRACK',
    anonymousId: accountId,
    eventName,
    eventMeta: { ...about, ...more },
  });
  if (happened === 'signedIn') return [event('login', { provider })];
  if (happened === 'updated') return [event('user updated', { changed })];
  return [event('organization member deleted'), ...(isLastWorkspace ? [event('user deleted')] : [])];
}
