import { sql } from 'kysely';
import { isKnownToMember } from '#server/features/people/index.ts';
import { isActiveMember, isNamedBy, isNotTrashed } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';

type Asked = { objectId: string; memberIds: readonly string[]; exceptId: string | null };

/** A notice opens nothing: who may not see the object, or know the contact, does not hear of it. */
export async function findReaders(tx: TxCtx, { objectId, memberIds, exceptId }: Asked): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select m.id from members m
    where ${isInWorkspace(tx.workspace.id, 'm.id', memberIds)}
      and m.id is distinct from ${exceptId}::uuid and ${isActiveMember}
      and (exists (
        select 1 from access_objects o join grants g on g.workspace_id = o.workspace_id and g.object_id = o.source_id
        where o.workspace_id = m.workspace_id and o.id = ${objectId} and ${isNotTrashed('o')} and ${isNamedBy})
      or ${isKnownToMember(sql`${objectId}::uuid`)})`.execute(tx.db);
  return rows.map((row) => row.id);
}
