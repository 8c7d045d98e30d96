import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Services } from '#server/platform/app/services.ts';

type Sweeping = Pick<Services, 'database' | 'storage' | 'env' | 'now'>;

/** Everything of workspaces that were deleted. Forgotten only when the last byte is gone, so that a failure is tried again. */
export async function removeDeletedWorkspaces({ database, storage, env }: Sweeping): Promise<void> {
  const { rows } = await database.transaction({}, 'read only', (db) =>
    sql<{ id: string }>`select id from removed_workspaces r
      where not exists (select 1 from workspaces w where w.id = r.id)`.execute(db),
  );
  for (const { id } of rows) {
    await storage.removeAll(id);
    await rm(join(env.dataDir, 'uploads', id), { recursive: true, force: true });
    await database.transaction({}, 'read write', (db) =>
      sql`delete from removed_workspaces where id = ${id}`.execute(db),
    );
  }
}

/** Longer than any job may take. */
const workLifetimeMs = 48 * 3_600_000;

/** What a job had in hand when its process was killed and nobody tried it again. */
export async function removeLeftWork({ env, now }: Pick<Sweeping, 'env' | 'now'>): Promise<void> {
  const work = join(env.dataDir, 'work');
  for (const name of await readdir(work).catch(() => [])) {
    const folder = join(work, name);
    const touched = await stat(folder).catch(() => undefined);
    if (touched && touched.mtimeMs < now().getTime() - workLifetimeMs)
      await rm(folder, { recursive: true, force: true });
  }
}
