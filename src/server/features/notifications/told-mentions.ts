import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Somebody who is taken out of a comment and put in again was told by the first time. */
export async function notTold(tx: TxCtx, memberIds: readonly string[], link: string): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const told = await tx.db
    .selectFrom('notifications')
    .select('member_id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('member_id', 'in', memberIds)
    .where('type', '=', 'mention')
    .where('link', '=', link)
    .execute();
  return memberIds.filter((id) => !told.some((row) => row.member_id === id));
}

/** Answers those who were not told before. */
export async function markTold(tx: TxCtx, objectId: string, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await sql<{ member_id: string }>`
    insert into told_mentions (workspace_id, object_id, member_id, told_at)
    select m.workspace_id, ${objectId}::uuid, m.id, ${tx.now()}::timestamptz from members m
    where ${isInWorkspace(tx.workspace.id, 'm.id', memberIds)}
      and exists (select 1 from access_objects o where o.workspace_id = m.workspace_id and o.id = ${objectId})
    on conflict do nothing returning member_id`.execute(tx.db);
  return rows.map((row) => row.member_id);
}
