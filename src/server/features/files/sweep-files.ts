import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Services } from '#server/platform/app/services.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { failUpload } from './fail-upload.ts';
import { removeDeletedWorkspaces, removeLeftWork } from './sweep-left-behind.ts';
import { removeGarbage } from './remove-garbage.ts';
import './tables.ts';

/** An upload without a byte for this long is given up. */
export const uploadLifetimeMs = 24 * 3_600_000;
const failureLifetimeMs = 30 * 24 * 3_600_000;
const perRound = 500;

type Sweeping = Pick<Services, 'database' | 'storage' | 'env' | 'now' | 'log' | 'systemCtx'>;

/** Gives up stale uploads, forgets those that ended without a file, purges what lay in the trash too long, and takes forgotten bytes out of the storage. */
export async function sweepFiles(services: Sweeping, signal: AbortSignal): Promise<void> {
  const { database, now } = services;
  for await (const workspace of eachWorkspace(services, signal)) {
    const { id } = workspace;
    await giveUpStale(services, workspace);
    await database.transaction({ workspaceId: id }, 'read write', (db) =>
      db
        .deleteFrom('files')
        .where('workspace_id', '=', id)
        .where(
          sql<boolean>`trashed_at < ${now()}::timestamptz - make_interval(days => (
            select trash_days from workspace_settings s where s.workspace_id = files.workspace_id))`,
        )
        .execute(),
    );
    await forgetEnded(services, id);
    await removeGarbage(services, id);
    await removeStrays(services, id);
  }
  await removeDeletedWorkspaces(services);
  await removeLeftWork(services);
}

/** Uploads that never became a file. Those that failed stay a while: their place in a text tells why. */
async function forgetEnded({ database, now }: Sweeping, workspaceId: string): Promise<void> {
  const before = (ms: number): Date => new Date(now().getTime() - ms);
  await database.transaction({ workspaceId }, 'read write', (db) =>
    db
      .deleteFrom('files')
      .where('workspace_id', '=', workspaceId)
      .where((row) =>
        row.or([
          row.and([row('status', '=', 'CANCELLED'), row('updated_at', '<', before(uploadLifetimeMs))]),
          row.and([row('status', '=', 'FAILED'), row('updated_at', '<', before(failureLifetimeMs))]),
        ]),
      )
      .execute(),
  );
}

async function giveUpStale(services: Sweeping, workspace: WorkspaceRef): Promise<void> {
  const workspaceId = workspace.id;
  const before = new Date(services.now().getTime() - uploadLifetimeMs);
  const stale = await services.database.transaction({ workspaceId }, 'read only', (db) =>
    db
      .selectFrom('files')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('status', '=', 'UPLOADING')
      .where('updated_at', '<', before)
      .limit(perRound)
      .execute(),
  );
  for (const { id } of stale) {
    await failUpload(services, services.systemCtx(workspace), id, 'The upload was not finished within a day');
  }
}

/** Bytes of uploads that a crash or a deleted note left behind. */
async function removeStrays({ database, env }: Sweeping, workspaceId: string): Promise<void> {
  const folder = join(env.dataDir, 'uploads', workspaceId);
  const ids = await readdir(folder).catch(() => []);
  if (ids.length === 0) return;
  const known = await database.transaction({ workspaceId }, 'read only', (db) =>
    db
      .selectFrom('files')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('status', '=', 'UPLOADING')
      .where(sql<boolean>`id::text = any(${ids}::text[])`)
      .execute(),
  );
  const wanted = new Set(known.map(({ id }) => id));
  for (const id of ids) if (!wanted.has(id)) await rm(join(folder, id), { force: true });
}
