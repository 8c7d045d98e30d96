import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { SortChannelJob } from './sorting-queue.ts';

/** New data points are read and placed by themselves. */
export function sortNewData(boss: JobBoss, job: SortChannelJob): Subscriber {
  return defineSubscriber({
    name: 'channels.sortNewData',
    hears: ['channel.dataAdded'],
    async run(tx, { id, payload }) {
      await enqueue(tx, boss, job, {
        payload: { channelId: payload.channelId },
        requestKey: `${payload.channelId}:${id}`,
      });
    },
  });
}
