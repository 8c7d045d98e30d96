import { bossSchema, type JobBoss } from './open-boss.ts';

type Taken = { readonly id: string; readonly name: string; readonly retryCount: number };

/** Once for each attempt: one more write for every page of a long work would be felt. */
export function forgiveAttempts(boss: JobBoss, { id, name, retryCount }: Taken): () => Promise<void> {
  let isForgiven = retryCount === 0;
  return async () => {
    if (isForgiven) return;
    isForgiven = true;
    await boss
      .getDb()
      .executeSql(`update ${bossSchema}.job set retry_count = 0 where name = $1 and id = $2`, [name, id]);
  };
}
