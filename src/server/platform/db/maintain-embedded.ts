import type pg from 'pg';
import type { Log } from '#server/platform/log/log.ts';

const everyMs = 60_000;
const walBytesBetweenCheckpoints = 64 * 1024 * 1024;
const deadRowsBeforeVacuum = 5_000;

/**
 * The embedded Postgres has no checkpointer and no autovacuum: left alone, its log grows
 * without end and a start after a crash replays all of it.
 */
export function maintainEmbedded(owner: pg.Pool, log: Log): () => Promise<void> {
  let lastCheckpoint = performance.now();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(round)
      .catch((error: unknown) => log.warn({ err: error }, 'Database upkeep failed'));
  }, everyMs / 4);
  timer.unref();

  async function round(): Promise<void> {
    const { rows } = await owner.query<{ bytes: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
    );
    const grown = Number(rows[0]?.bytes ?? 0);
    const due = grown > 0 && performance.now() - lastCheckpoint >= everyMs;
    if (due || grown >= walBytesBetweenCheckpoints) {
      await owner.query('checkpoint');
      lastCheckpoint = performance.now();
    }
    const worn = await owner.query<{ name: string }>(
      'select relid::regclass::text as name from pg_stat_user_tables where n_dead_tup > $1 or n_mod_since_analyze > $1',
      [deadRowsBeforeVacuum],
    );
    for (const { name } of worn.rows) await owner.query(`vacuum (analyze) ${name}`);
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
