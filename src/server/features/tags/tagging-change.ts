import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import '#server/features/highlights/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

export type NewChange = {
  kind: 'tagging' | 'merge';
  intoId?: string;
  mergedIds?: readonly string[];
  changedBy: string;
};

/** The record that the rows a change adds and removes are kept under. */
export async function startChange(tx: TxCtx, change: NewChange): Promise<string> {
  const id = tx.newId();
  await tx.db
    .insertInto('tagging_changes')
    .values({
      workspace_id: tx.workspace.id,
      id,
      kind: change.kind,
      into_id: change.intoId ?? null,
      merged_ids: [...(change.mergedIds ?? [])],
      changed_by: change.changedBy,
      created_at: tx.now(),
      undone_at: null,
    })
    .execute();
  return id;
}

/**
 * In one order, as everybody who tags takes them: two who want the same highlights wait for each other instead of
 * both giving up.
 */
export async function lockTagged(tx: TxCtx, tagIds: readonly string[]): Promise<void> {
  await sql`
    select 1 from highlights where workspace_id = ${tx.workspace.id} and id in (
      select highlight_id from highlight_tags
      where ${isInWorkspace(tx.workspace.id, 'tag_id', tagIds)})
    order by id for update`.execute(tx.db);
}

export type OpenChange = {
  intoId: string | null;
  mergedIds: readonly string[];
  highlightIds: readonly string[];
};

/** Of this kind, not undone yet, and locked. */
export async function getChange(tx: TxCtx, id: string, kind: NewChange['kind']): Promise<OpenChange> {
  const change = await tx.db
    .selectFrom('tagging_changes')
    .select(['into_id as intoId', 'merged_ids as mergedIds', 'undone_at as undoneAt'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (!change) throw new NotFound();
  if (change.undoneAt !== null) throw new InvalidOperation('This was already undone');
  const items = await tx.db
    .selectFrom('tagging_change_items')
    .select('highlight_id as id')
    .distinct()
    .where('workspace_id', '=', tx.workspace.id)
    .where('change_id', '=', id)
    .execute();
  return { ...change, highlightIds: items.map((item) => item.id) };
}

/** Takes off what the change put on and puts back what it took off, with who and when. */
export async function revertChange(tx: TxCtx, id: string): Promise<void> {
  await sql`
    delete from highlight_tags t using tagging_change_items i
    where i.workspace_id = ${tx.workspace.id} and i.change_id = ${id} and i.added
      and t.workspace_id = i.workspace_id and t.highlight_id = i.highlight_id and t.tag_id = i.tag_id
  `.execute(tx.db);
  await sql`
    insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at)
    select i.workspace_id, i.highlight_id, i.tag_id, i.place, i.added_by, i.added_at
    from tagging_change_items i
    join highlights h on h.workspace_id = i.workspace_id and h.id = i.highlight_id
    join tags t on t.workspace_id = i.workspace_id and t.id = i.tag_id
    -- What has moved to another project since has that one's tags now.
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id
      and (b.project_id is null or b.project_id = h.project_id)
    where i.workspace_id = ${tx.workspace.id} and i.change_id = ${id} and not i.added
    order by i.highlight_id
    on conflict do nothing`.execute(tx.db);
  await tx.db
    .updateTable('tagging_changes')
    .set({ undone_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}
