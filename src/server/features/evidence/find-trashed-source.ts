import { sql } from 'kysely';
import '#server/features/highlights/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import { findRestorable, type TrashItem } from '#server/features/stars/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** A card shows nothing while its highlight's note, or the project of either, is in the trash. */
export async function findTrashedSource(ctx: Ctx, id: string): Promise<TrashItem | null> {
  const db = await ctx.reads.db();
  const { rows } = await sql<{ id: string | null }>`
    select unnest(array[d.id, d.object_id, d.project_id]) as id from (
      select h.id, h.object_id, h.project_id from highlights h
        where h.workspace_id = ${ctx.workspace.id} and h.id = ${id}
      union all
      select n.id, null, n.project_id from notes n where n.workspace_id = ${ctx.workspace.id} and n.id = ${id}
      union all
      select i.id, null, i.project_id from insights i where i.workspace_id = ${ctx.workspace.id} and i.id = ${id}
    ) d`.execute(db);
  return findRestorable(
    ctx,
    rows.flatMap((row) => (row.id === null ? [] : [row.id])),
  );
}
