import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { bossSchema, type JobBoss } from './open-boss.ts';

const everyMs = 1000;
const queues = array(object({ name: string }));

/**
 * A retry or a later turn comes due without a word to anybody. One question a second finds them for all queues: asked
 * by each worker of each queue, it kept an idle embedded database busy for a third of the time.
 */
export function wakeDueWork(boss: JobBoss): void {
  let isAsking = false;
  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const { rows } = await boss.getDb().executeSql(due);
      for (const { name } of decode(queues, rows)) boss.wake(name);
    } catch {
      // The queue reports itself that its database is gone; the next question comes in a second.
    } finally {
      isAsking = false;
    }
  }
  const timer = setInterval(() => void ask(), everyMs);
  timer.unref();
  boss.once('stopped', () => clearInterval(timer));
}

const due = `
  select name from ${bossSchema}.queue q where exists (
    select 1 from ${bossSchema}.job j
    where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= ${bossSchema}.job_now()
  )`;
