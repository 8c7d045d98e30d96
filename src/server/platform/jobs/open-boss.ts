import { PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/database.ts';
import { applicationRole } from '#server/platform/db/transactions.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AnyJob } from './job.ts';

export type JobBoss = PgBoss & {
  /** The workers of a queue in this process look for work now. */
  readonly wake: (queue: string) => void;
};
export const bossSchema = 'pgboss';
/** Where the queue puts tickets whose every attempt failed, timed out or died with its worker. */
export const givenUpQueue = 'hark.given-up';

/** Starts the queue on the product's own database, embedded or not, with a queue for each job. */
export async function openBoss(options: {
  database: Database;
  jobs: readonly AnyJob[];
  log: Log;
}): Promise<JobBoss> {
  const { database, jobs, log } = options;
  let wake: (queue: string) => void = () => {};
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => ({
        rows: lastResult(await database.queryJobs(text, values)).rows,
      }),
      listen: async (channel, hear, onReconnect) => {
        wake = hear;
        await database.listen(channel, (payload) => (payload === '' ? onReconnect() : hear(payload)));
        return { close: async () => {} };
      },
    },
    backend: database.kind,
    schema: bossSchema,
    // A migration makes it: the queue’s role may create tables in it, but no schema.
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    // How often a queue is looked through for dead workers; at its default a job would wait a minute for it.
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reports an error'));
  await boss.start();
  await makeQueues(boss, [{ name: givenUpQueue, expireInSeconds: 60 }]);
  await addQueues(boss, jobs);
  // A command puts jobs in the queue inside its own transaction, as the application's role.
  await database.queryJobs(
    `grant usage on schema ${bossSchema} to ${applicationRole};
     grant select, insert on all tables in schema ${bossSchema} to ${applicationRole};
     grant execute on all functions in schema ${bossSchema} to ${applicationRole}`,
  );
  return Object.assign(boss, { wake: (queue: string) => wake(queue) });
}

/** For jobs that are only known once the queue is open, because they put others in it. */
export async function addQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  await makeQueues(
    boss,
    jobs.map(({ name, timeoutSeconds }) => ({
      name,
      expireInSeconds: timeoutSeconds,
      deadLetter: givenUpQueue,
    })),
  );
}

type WantedQueue = { readonly name: string; readonly expireInSeconds: number; readonly deadLetter?: string };

/** 3 attempts, 1 s apart, doubling. A worker that stops answering loses its job after 10 s. */
const settings = { retryLimit: 2, retryDelay: 1, retryBackoff: true, heartbeatSeconds: 10, notify: true };

/** Those that stand as they should are left alone: asking about each one alone was a third of a start. */
export async function makeQueues(boss: PgBoss, wanted: readonly WantedQueue[]): Promise<void> {
  const queues = await boss.getQueues(wanted.map(({ name }) => name));
  const standing = new Map(
    queues.map((queue) => [queue.name, new Map<string, unknown>(Object.entries(queue))]),
  );
  for (const { name, ...own } of wanted) {
    const queue = standing.get(name);
    const want = { ...settings, ...own };
    if (queue && Object.entries(want).every(([key, value]) => queue.get(key) === value)) continue;
    if (queue) await boss.updateQueue(name, want);
    else await boss.createQueue(name, want);
    // Makes the queue's settings known now: asked for by the first send, inside a command's transaction,
    // they would wait for a second session that the embedded database doesn't have.
    await boss.findJobs(name, { id: nobody });
  }
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Several statements in one text answer with a list of results; the queue wants the last. */
function lastResult<R>(result: R | R[]): R {
  if (!Array.isArray(result)) return result;
  const last = result.at(-1);
  if (last === undefined) throw new Error('The statement had no result');
  return last;
}
