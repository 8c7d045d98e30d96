import { sql } from 'kysely';
import { enteredRows } from '#server/features/personal-data/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { aiUserId } from '#domain/ai/ai-user.ts';
import type { EnteredPoint } from './redact-data-points.ts';
import '../tables.ts';

type NewPoints = {
  readonly channelId: string;
  readonly points: readonly { readonly id: string; readonly words: EnteredPoint['words'] }[];
};

/** Of new data points: hidden words for people with full access, the others for a review. */
export async function keepPointWords(
  tx: TxCtx,
  box: SealedBox,
  { channelId, points }: NewPoints,
): Promise<void> {
  const rows = await enteredRows(tx, box, points);
  if (rows.length === 0) return;
  await sql`
    insert into data_point_words (workspace_id, id, channel_id, point_id, kind, words, sealed_id, label, found_by,
      state, created_at, reviewed_by, reviewed_at)
    select ${tx.workspace.id}::uuid, r.id, ${channelId}::uuid, r.of, r.kind, r.words, r.sealed, r.label, r.found,
      r.state, ${tx.now()}::timestamptz, case when r.state = 'hidden' then ${aiUserId}::uuid end,
      case when r.state = 'hidden' then ${tx.now()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, of uuid, kind text, words text,
      sealed uuid, label text, found text, state text)`.execute(tx.db);
}
