import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Who starred a record finds a star on the one it is merged into. The old star stays for the way back. */
export async function carryStars(tx: TxCtx, fromIds: readonly string[], toId: string): Promise<void> {
  await sql`
    insert into stars (workspace_id, member_id, object_id, created_at, merged_from)
    select distinct on (member_id) workspace_id, member_id, ${toId}::uuid, created_at, object_id
    from stars
    where ${isInWorkspace(tx.workspace.id, 'object_id', fromIds)}
    order by member_id, created_at desc, object_id
    on conflict do nothing`.execute(tx.db);
}

/** The way back: the record that stayed keeps the stars that were its own. */
export async function returnStars(tx: TxCtx, fromIds: readonly string[], toId: string): Promise<void> {
  await tx.db
    .deleteFrom('stars')
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', toId)
    .where(isAmong('merged_from', fromIds))
    .execute();
}
