import { isToldJob } from '#domain/notifications/told-jobs.ts';
import '#server/platform/jobs/tables.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import type { NoticeServices } from './mail-notices.ts';
import { notifyMembers } from './notify-members.ts';

/** Work that a person started and did not have to wait for. */
export function tellAboutJobs(services: NoticeServices): Subscriber {
  return defineSubscriber({
    name: 'notifications.job',
    hears: ['job.finished'],
    async run(tx, { id: eventId, payload: { jobId, job, failed, link, objectId } }) {
      if (!isToldJob(job)) return;
      const row = await tx.db
        .selectFrom('jobs')
        .select('requested_by')
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', jobId)
        .executeTakeFirst();
      if (!row?.requested_by) return;
      const object =
        objectId === null
          ? undefined
          : await tx.db
              .selectFrom('access_objects')
              .select('id')
              .where('workspace_id', '=', tx.workspace.id)
              .where('id', '=', objectId)
              .executeTakeFirst();
      await notifyMembers(services, tx, {
        eventId,
        memberIds: [row.requested_by],
        metadata: { type: 'job', jobId, job, failed },
        link,
        actorId: null,
        objectId: object?.id ?? null,
      });
    },
  });
}
