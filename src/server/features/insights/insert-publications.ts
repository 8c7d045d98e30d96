import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Publishes many at once. For commands that have made them and checked that somebody may. */
export async function insertPublications(
  tx: TxCtx,
  insightIds: readonly string[],
  by: string,
): Promise<void> {
  const made = insightIds.map((insightId) => ({ id: tx.newId(), insightId }));
  await sql`
    insert into insight_publications (workspace_id, id, insight_id, published_by, published_at)
    select ${tx.workspace.id}::uuid, id, "insightId", ${by}::uuid, ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as one (id uuid, "insightId" uuid)`.execute(
    tx.db,
  );
  await tx.record(
    ...made.map(({ id, insightId }) => ({
      type: 'insight.published' as const,
      payload: { insightId, publicationId: id },
      objectId: insightId,
      version: 1,
    })),
  );
}
