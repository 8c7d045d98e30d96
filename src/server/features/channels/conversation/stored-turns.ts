import { sql } from 'kysely';
import { conversationLimits } from '#domain/channels/conversation.ts';
import { replaceFound, type Replacement } from '#engines/personal-data/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '../tables.ts';

/** A message as it is stored, with every name. */
export type StoredTurn = {
  readonly pointId: string;
  readonly place: number;
  readonly participant: string | null;
  readonly text: string;
};

export async function readStoredTurns(
  db: Db,
  workspaceId: string,
  pointIds: readonly string[],
): Promise<Map<string, StoredTurn[]>> {
  if (pointIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('data_point_turns')
    .select(['point_id as pointId', 'place', 'participant', 'text'])
    .where(isInWorkspace(workspaceId, 'point_id', pointIds))
    .orderBy('point_id')
    .orderBy('place')
    .execute();
  return Map.groupBy(rows, ({ pointId }) => pointId);
}

export function changeTurns(turns: readonly StoredTurn[], changes: readonly Replacement[]): StoredTurn[] {
  return turns.map((turn) => ({
    ...turn,
    participant: turn.participant === null ? null : replaceFound(turn.participant, changes),
    text: replaceFound(turn.text, changes).slice(0, conversationLimits.characters).toWellFormed(),
  }));
}

export async function writeTurns(tx: TxCtx, turns: readonly StoredTurn[]): Promise<void> {
  if (turns.length === 0) return;
  await sql`
    update data_point_turns t set participant = c.participant, text = c.text
    from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb)
      as c ("pointId" uuid, place smallint, participant text, text text)
    where t.workspace_id = ${tx.workspace.id} and t.point_id = c."pointId" and t.place = c.place`.execute(
    tx.db,
  );
}
