import { sql } from 'kysely';
import { isUuid } from '#domain/ids/uuid.ts';
import { cardsIn } from '#editor/cards/cards-in.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Writes down which highlights and notes an insight shows now. What no longer exists is no evidence. */
export async function followEvidence(tx: TxCtx, insightId: string): Promise<void> {
  const content = await readDocument(tx.db, tx.workspace.id, insightId);
  const cards = cardsIn(content).filter(({ id }) => isUuid(id));
  const highlightIds = cards.filter(({ kind }) => kind === 'highlight').map(({ id }) => id);
  const noteIds = cards.filter(({ kind }) => kind === 'note').map(({ id }) => id);
  const ids = [...highlightIds, ...noteIds];
  await sql`delete from evidence_uses where workspace_id = ${tx.workspace.id} and insight_id = ${insightId}
    and not target_id = any(${ids}::uuid[])`.execute(tx.db);
  if (ids.length === 0) return;
  await sql`
    insert into evidence_uses (workspace_id, insight_id, target_id, note_id)
    select ${tx.workspace.id}, i.id, shown.target_id, shown.note_id
    from insights i cross join (
      select h.id as target_id, case when h.object_type = 'note' then h.object_id end as note_id
      from highlights h where ${isInWorkspace(tx.workspace.id, 'h.id', highlightIds)}
      union all
      select n.id, n.id from notes n where ${isInWorkspace(tx.workspace.id, 'n.id', noteIds)}
    ) shown
    where i.workspace_id = ${tx.workspace.id} and i.id = ${insightId}
    on conflict do nothing`.execute(tx.db);
}
