import { membershipFactsCodec, trackEventsOf, type MembershipFacts } from '#domain/analytics/track-events.ts';
import '#server/kernel/members/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { TrackEnv } from '#server/platform/env/env.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';

/** Sends what happened; an answer that is none of success is tried again like every job. */
export function trackMembersJob(outbound: Outbound, { url, key }: TrackEnv): Job<MembershipFacts> {
  return defineJob({
    name: 'track.members',
    payload: membershipFactsCodec,
    timeoutSeconds: 60,
    async run({ ctx, id, payload, signal }) {
      const isLast = payload.happened === 'removed' && (await isNowhere(ctx, payload.accountId));
      const events = trackEventsOf(payload, isLast);
      for (const [at, event] of events.entries()) {
        const answer = await outbound.fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `${id}.${at}`,
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify(event),
          redirect: 'error',
          maxBytes: 100_000,
          timeoutMs: 10_000,
          signal,
        });
        if (!answer.ok) throw new Error(`The system that tracks members answered ${answer.status}`);
      }
      return { sent: events.length };
    },
  });
}

async function isNowhere({ database }: Ctx, accountId: string): Promise<boolean> {
  const held = await database.transaction({ accountId }, 'read only', (db) =>
    db
      .selectFrom('members')
      .select('id')
      .where('account_id', '=', accountId)
      .where('removed_at', 'is', null)
      .limit(1)
      .execute(),
  );
  return held.length === 0;
}
