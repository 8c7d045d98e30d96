import type pg from 'pg';

/** The role that owns the job queue’s tables and nothing else. */
export const jobsRole = 'hark_jobs';

/** Runs a statement of the job queue as its own role; some are several statements with a transaction of their own. */
export async function queryJobs(
  pool: pg.Pool,
  text: string,
  values?: unknown[],
): Promise<pg.QueryResult | pg.QueryResult[]> {
  const client = await pool.connect();
  let isClean = false;
  try {
    await client.query(`set role ${jobsRole}`);
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
    await client.query('reset role');
    isClean = true;
    return result;
  } finally {
    // A connection that kept the role must not serve a request.
    client.release(!isClean);
  }
}
