import { sql } from 'kysely';
import { integer, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';

const steps = [1, 2, 3];

/** Where a worker may die: before, inside and after each step. */
export const killPoints = [...steps.flatMap((n) => [`before ${n}`, `inside ${n}`]), 'after 3'];

type Reach = (jobId: string, wanted: string, point: string) => void;

/** Three steps; each adds one to a counter of its own, so that a second time would show. */
export function steppingJob(reach: Reach = () => {}): Job<{ killAt: string }> {
  return defineJob({
    name: 'fault.stepping',
    payload: object({ killAt: string }),
    timeoutSeconds: 60,
    async run({ id, payload, progress, step }) {
      let sum = 0;
      for (const n of steps) {
        reach(id, payload.killAt, `before ${n}`);
        sum += await step(`step ${n}`, integer, async (tx) => {
          await sql`insert into rate_counters (bucket, count, resets_at) values (${`${id} ${n}`}, 1, now())
            on conflict (bucket) do update set count = rate_counters.count + 1`.execute(tx.db);
          reach(id, payload.killAt, `inside ${n}`);
          return n;
        });
        await progress(n / steps.length, `step ${n}`);
      }
      reach(id, payload.killAt, 'after 3');
      return { sum };
    },
  });
}
