import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { allowSubject } from './policy.ts';
import './tables.ts';

/** Locked, once it is clear that the person may change it. NotFound for what they may not see. */
export async function getSummary(tx: TxCtx, id: string) {
  const row = await tx.db
    .selectFrom('summaries')
    .selectAll()
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  if (row.object_type === 'highlights' && row.created_by !== viewerOf(tx)?.id) throw new NotFound();
  const subject = {
    objectType: row.object_type,
    objectId: row.theme_id ?? row.object_id,
    highlightIds: row.highlight_ids,
  };
  await allowSubject(tx, 'update', subject);
  return { row, subject };
}
