import { sql } from 'kysely';
import { allTraits } from '#server/kernel/kinds/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { forgetItems } from '#server/platform/search/write-items.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';

/** What other parts hold of things that are about to be deleted, before the things themselves can't be asked any more. */
export async function forgetTraces(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const all = await withParts(tx, ids);
  for (const { forget } of allTraits()) await forget?.(tx, all);
  await forgetFound(tx, all);
  await forgetJobs(tx, all);
}

/** With the highlights and files in them, which answers, exports and reels name by themselves. */
async function withParts(tx: TxCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from highlights where ${isInWorkspace(tx.workspace.id, 'object_id', ids)}
    union select id from files where ${isInWorkspace(tx.workspace.id, 'owner_id', ids)}`.execute(tx.db);
  return [...ids, ...rows.map(({ id }) => id)];
}

async function forgetFound(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from search_items where workspace_id = ${tx.workspace.id}
      and (${isAmong('id', ids)} or ${isAmong('owner_id', ids)} or ${isAmong('project_id', ids)})`.execute(
    tx.db,
  );
  const found = rows.map(({ id }) => id);
  await forgetItems(tx, found);
  await sql`update search_states s set purged_at = ${tx.now()} where s.workspace_id = ${tx.workspace.id}
    and exists (select 1 from search_segments g where g.workspace_id = s.workspace_id)`.execute(tx.db);
  await tx.db
    .deleteFrom('search_vectors')
    .where(isInWorkspace(tx.workspace.id, 'item_id', [...found, ...ids]))
    .execute();
}

/** What a job was asked to do and what came of it, where it names one of them. */
async function forgetJobs(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from jobs j where j.workspace_id = ${tx.workspace.id} and j.finished_at is not null and exists (
      select 1 from regexp_matches(j.payload::text || coalesce(j.result::text, ''),
        '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
      where found[1]::uuid = any(${[...ids]}::uuid[]))`.execute(tx.db);
}
