import { decode } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { AnyJob, Cron } from './job.ts';
import { givenUpQueue, makeQueues, type JobBoss } from './open-boss.ts';
import { giveUpJob } from './run-job.ts';
import { forgiveAttempts } from './forgive-attempts.ts';
import { sendTicket } from './send-ticket.ts';
import { wakeDueWork } from './wake-due-work.ts';

const ticket = object({ workspaceId: uuid, jobId: uuid });

type WorkerOptions = {
  boss: JobBoss;
  jobs: readonly AnyJob[];
  crons: readonly Cron[];
  /** The product acting inside a workspace; undefined when the workspace is gone. */
  systemCtx: (workspaceId: string) => Promise<Ctx | undefined>;
  /** Jobs of one name that run at once in this process. */
  concurrency: number;
};

export async function startWorker({
  boss,
  jobs,
  crons,
  systemCtx,
  concurrency,
}: WorkerOptions): Promise<void> {
  const settings = {
    includeMetadata: true,
    localConcurrency: concurrency,
    pollingIntervalSeconds: 1,
  } as const;
  // One workspace never has every place: another's job begins while its long ones go on.
  const fair = { ...settings, localGroupConcurrency: Math.max(1, concurrency - 1) };
  const alone = { ...settings, groupConcurrency: 1 };
  for (const job of jobs) {
    await boss.work(job.name, job.alone ? alone : fair, async ([taken]) => {
      if (!taken) return;
      const { workspaceId, jobId } = decode(ticket, taken.data);
      const ctx = await systemCtx(workspaceId);
      if (!ctx) return;
      try {
        await job.runAttempt({
          ctx,
          jobId,
          signal: taken.signal,
          isLast: taken.retryCount >= taken.retryLimit,
          forgive: forgiveAttempts(boss, taken),
          again: (tx, afterSeconds) => sendTicket(tx, boss, { name: job.name, jobId, afterSeconds }),
        });
      } finally {
        boss.wake(job.name);
      }
    });
  }
  await boss.work(givenUpQueue, settings, async ([taken]) => {
    if (!taken) return;
    const { workspaceId, jobId } = decode(ticket, taken.data);
    const ctx = await systemCtx(workspaceId);
    if (ctx) await giveUpJob(ctx, jobId, jobs);
  });
  await makeQueues(
    boss,
    crons.map(({ name }) => ({ name, expireInSeconds: 900 })),
  );
  const standing = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const cron of crons) {
    const known = standing.get(cron.name);
    const isKnown =
      known?.cron === cron.cron && known.timezone === cron.timeZone && known.options?.group?.id === cron.name;
    // Written only when it has changed: each would wait for the disk at each start.
    // One run at a time on all nodes: a second, begun while the first goes on, would do the same work for nothing.
    if (!isKnown) {
      await boss.schedule(cron.name, cron.cron, {}, { tz: cron.timeZone, group: { id: cron.name } });
    }
    await boss.work(cron.name, { ...alone, localConcurrency: 1 }, async ([taken]) => {
      if (taken) await cron.run(taken.signal);
    });
  }
  wakeDueWork(boss);
}
