import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import type { Counter, Window } from './counter.ts';
import './tables.ts';

/** One statement, so that requests in parallel can't all see the last free place. */
export async function addToCounter(
  database: Database,
  bucket: string,
  window: Window & { sliding: boolean },
): Promise<Counter> {
  const { now, resetsAt, latest, sliding } = window;
  const isOver = sql<boolean>`(counter.resets_at <= ${now} or counter.resets_at > ${latest})`;
  return database.transaction({}, 'read write', async (db) => {
    const { rows } = await sql<{ count: number; resets_at: Date }>`
      insert into rate_counters as counter (bucket, count, resets_at) values (${bucket}, 1, ${resetsAt})
      on conflict (bucket) do update set
        count = case when ${isOver} then 1 else least(counter.count, 1000000) + 1 end,
        resets_at = case when ${sliding} or ${isOver} then excluded.resets_at else counter.resets_at end
      returning count, resets_at`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('The counter was not stored');
    return { count: row.count, resetsAt: row.resets_at };
  });
}

export async function findCounter(
  database: Database,
  bucket: string,
  { now, latest }: Window,
): Promise<Counter | undefined> {
  return database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('rate_counters')
      .select(['count', 'resets_at as resetsAt'])
      .where('bucket', '=', bucket)
      .where('resets_at', '>', now)
      .where('resets_at', '<=', latest)
      .executeTakeFirst(),
  );
}

export async function deleteCounter(database: Database, bucket: string): Promise<void> {
  await database.transaction({}, 'read write', (db) =>
    db.deleteFrom('rate_counters').where('bucket', '=', bucket).execute(),
  );
}

export async function pruneCounters(database: Database, now: Date): Promise<void> {
  await database.transaction({}, 'read write', (db) =>
    db.deleteFrom('rate_counters').where('resets_at', '<=', now).execute(),
  );
}
