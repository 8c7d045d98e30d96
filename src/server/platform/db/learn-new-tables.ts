import type pg from 'pg';

const everyMs = 2000;

/**
 * Has tables looked at that were filled since they were made. Until PostgreSQL does so by itself, up to a minute later,
 * it plans for empty ones: an import into a fresh installation would read all of its contacts again for each batch.
 * Where the application has a login of its own it may not, and that minute stays.
 */
export function learnNewTables(owner: pg.Pool): () => Promise<void> {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= analyzeNewTables(owner)
      // Everything else says already that the database is gone; the next look comes in a moment.
      .catch(() => {})
      .finally(() => (looking = undefined));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** A look while the first rows are being written finds none of them: what has grown tenfold since is looked at again. */
export async function analyzeNewTables(owner: pg.Pool): Promise<void> {
  if (owner.ended) return;
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and (reltuples < 0 and pg_relation_size(oid) > 131072
         or pg_stat_get_live_tuples(oid) > 10 * greatest(reltuples, 100))`,
  );
  for (const { name } of rows) await owner.query(`analyze ${name}`);
}
