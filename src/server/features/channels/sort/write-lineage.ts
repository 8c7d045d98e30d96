import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';
import type { Descent } from './lineage-of.ts';

export type NewLineage = {
  readonly channelId: string;
  /** The run that it happened in, or the step of a person. */
  readonly runId: string | null;
  readonly changeId: string | null;
  readonly lineage: readonly Descent[];
};

export async function writeLineage(
  tx: TxCtx,
  { channelId, runId, changeId, lineage }: NewLineage,
): Promise<void> {
  const rows = lineage.map(({ kind, from, to, jaccard }) => ({
    id: tx.newId(),
    kind,
    from_id: from,
    to_id: to,
    jaccard,
  }));
  await sql`
    insert into theme_lineage (workspace_id, id, channel_id, run_id, change_id, kind, from_id, to_id, jaccard, made_at)
    select ${tx.workspace.id}::uuid, n.id, ${channelId}::uuid, ${runId}::uuid, ${changeId}::uuid, n.kind, n.from_id,
      n.to_id, n.jaccard, ${tx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id uuid, kind text, from_id uuid, to_id uuid, jaccard real)`.execute(tx.db);
}
