import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { MembershipFacts } from '#domain/analytics/track-events.ts';
import '#server/kernel/members/tables.ts';

const happenings = {
  'member.signedIn': 'signedIn',
  'member.updated': 'updated',
  'member.removed': 'removed',
} as const;

/** By a job: a system that is down must keep nobody from signing in. */
export function trackMembers(boss: JobBoss, job: Job<MembershipFacts>): Subscriber {
  return defineSubscriber({
    name: 'track.members',
    hears: ['member.signedIn', 'member.updated', 'member.removed'],
    async run(tx, { id, type, payload }) {
      const { memberId } = payload;
      const member = await tx.db
        .selectFrom('members')
        .select('account_id as accountId')
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', memberId)
        .executeTakeFirst();
      if (!member) return;
      const facts: MembershipFacts = {
        happened: happenings[type],
        accountId: member.accountId,
        memberId,
        teamId: tx.workspace.id,
        at: tx.now().toISOString(),
        ...('provider' in payload && { provider: payload.provider }),
        ...('changed' in payload && { changed: [...payload.changed] }),
      };
      await enqueue(tx, boss, job, { payload: facts, requestKey: id });
    },
  });
}
