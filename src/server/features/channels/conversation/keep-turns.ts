import { sql } from 'kysely';
import type { Turn } from '#domain/channels/conversation.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

type Conversation = { readonly id: string; readonly turns: readonly Turn[] };

/** The messages of new data points; most are no conversation. */
export async function keepTurns(
  tx: TxCtx,
  channelId: string,
  points: readonly Conversation[],
): Promise<void> {
  const rows = points.flatMap(({ id, turns }) =>
    turns.map(({ participant, saidAt, fromCustomer, text }, place) => ({
      point: id,
      place,
      participant,
      at: saidAt?.toISOString() ?? null,
      customer: fromCustomer,
      text,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into data_point_turns (workspace_id, point_id, place, channel_id, participant, said_at, from_customer, text)
    select ${tx.workspace.id}::uuid, r.point, r.place, ${channelId}::uuid, r.participant, r.at, r.customer, r.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (point uuid, place smallint, participant text,
      at timestamptz, customer boolean, text text)`.execute(tx.db);
}
