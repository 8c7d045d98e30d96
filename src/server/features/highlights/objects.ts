import { sql } from 'kysely';
import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { HighlightObjectType } from './tables.ts';

export type ObjectRef = { readonly type: HighlightObjectType; readonly id: string };
/** A note or an insight as the decision needs it. */
export type HighlightedObject = AccessObject & ObjectRef & { readonly projectId: string };

const tables = { note: 'notes', insight: 'insights' } as const satisfies Record<HighlightObjectType, string>;

/**
 * Held until the transaction ends, so that nobody moves, locks or trashes them meanwhile. Everything that changes
 * highlights takes these first, then documents, then tags, then highlights: nobody waits in a circle. Left out is
 * what the person may not see, and the trash. To write is for a transaction that may change them later on: who holds
 * them to read while it waits for their documents would wait in a circle with it.
 */
export async function holdObjects(
  tx: TxCtx,
  refs: readonly ObjectRef[],
  to: 'read' | 'write' = 'read',
): Promise<Map<string, HighlightedObject>> {
  const held = new Map<string, HighlightedObject>();
  for (const type of ['note', 'insight'] as const) {
    const ids = refs.filter((ref) => ref.type === type).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await sql<{
      id: string;
      projectId: string;
      isLocked: boolean;
      isArchived: boolean;
      rank: number;
    }>`
      select o.id, o.project_id as "projectId", o.locked_at is not null as "isLocked",
        p.status = 'archived' as "isArchived", ${rankOf(tx, 'o.access_id')} as rank
      from ${sql.table(tables[type])} o
      join projects p on p.workspace_id = o.workspace_id and p.id = o.project_id and p.trashed_at is null
      where ${isInWorkspace(tx.workspace.id, 'o.id', ids)} and o.trashed_at is null
      order by o.id ${to === 'read' ? sql`for share of o` : sql`for no key update of o`}`.execute(tx.db);
    for (const { id, projectId, isLocked, isArchived, rank } of rows) {
      const level = levelOfRank(tx, rank);
      if (level !== null)
        held.set(id, { type, id, projectId, level, locked: isLocked, archived: isArchived });
    }
  }
  return held;
}

export async function holdObject(tx: TxCtx, ref: ObjectRef): Promise<HighlightedObject> {
  const object = (await holdObjects(tx, [ref])).get(ref.id);
  if (!object) throw new NotFound();
  return object;
}
