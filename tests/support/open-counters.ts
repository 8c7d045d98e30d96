import type pg from 'pg';

/** Lets what runs inside a workspace count in `rate_counters`, where a test sees whether a step ran twice. */
export async function openCounters(owner: pg.Pool): Promise<void> {
  await owner.query(`grant select, insert, update on rate_counters to hark_app;
    drop policy if exists counting on rate_counters;
    create policy counting on rate_counters to hark_app using (true) with check (true)`);
}
