import { sql } from 'kysely';
import type { Database, Db } from '#server/platform/db/database.ts';
import { gather } from '#server/platform/db/gather.ts';
import { skewMs, type Counter, type Window } from './counter.ts';
import './tables.ts';

export type Addition = { readonly bucket: string; readonly window: Window & { readonly sliding: boolean } };

/** A flood waits for one transaction at a time, and those who wait are counted together in the next. */
export const addToCounter = gather(addToCounters);

/** One statement, so that requests in parallel can't all see the last free place. Each hears its own number. */
async function addToCounters(
  { database }: { readonly database: Database },
  additions: readonly Addition[],
): Promise<Counter[]> {
  const byBucket = Map.groupBy(additions, ({ bucket }) => bucket);
  // In one order: two nodes that count for the same buckets would otherwise wait for each other.
  const rows = [...byBucket]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([bucket, added]) => rowOf(bucket, added));
  const now = new Date(Math.max(...additions.map(({ window }) => window.now.getTime())));
  const stored = await database.transaction({}, 'read write', (db) => storeRows(db, rows, now));
  const heard = new Map<string, number>();
  return additions.map(({ bucket }) => {
    const counter = stored.get(bucket);
    if (!counter) throw new Error('The counter was not stored');
    const before = counter.count - (byBucket.get(bucket)?.length ?? 0);
    const place = (heard.get(bucket) ?? 0) + 1;
    heard.set(bucket, place);
    return { count: before + place, resetsAt: counter.resetsAt };
  });
}

type AddedRow = { bucket: string; added: number; resetsAt: Date; sliding: boolean };

function rowOf(bucket: string, added: readonly Addition[]): AddedRow {
  const windows = added.map(({ window }) => window);
  return {
    bucket,
    added: added.length,
    resetsAt: new Date(Math.max(...windows.map(({ resetsAt }) => resetsAt.getTime()))),
    sliding: windows.some(({ sliding }) => sliding),
  };
}

async function storeRows(db: Db, rows: readonly AddedRow[], now: Date): Promise<Map<string, Counter>> {
  const isOver = sql<boolean>`(counter.resets_at <= ${now}
    or counter.resets_at > excluded.resets_at + ${skewMs} * interval '1 millisecond')`;
  const slides = sql<boolean>`counter.bucket = any(${rows.filter(({ sliding }) => sliding).map(({ bucket }) => bucket)}::text[])`;
  const stored = await sql<{ bucket: string; count: number; resets_at: Date }>`
    insert into rate_counters as counter (bucket, count, resets_at)
    select * from unnest(${rows.map(({ bucket }) => bucket)}::text[], ${rows.map(({ added }) => added)}::integer[],
      ${rows.map(({ resetsAt }) => resetsAt)}::timestamptz[])
    on conflict (bucket) do update set
      count = case when ${isOver} then excluded.count else least(counter.count, 1000000) + excluded.count end,
      resets_at = case when ${slides} or ${isOver} then excluded.resets_at else counter.resets_at end
    returning bucket, count, resets_at`.execute(db);
  return new Map(stored.rows.map(({ bucket, count, resets_at: resetsAt }) => [bucket, { count, resetsAt }]));
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
