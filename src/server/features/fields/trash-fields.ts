import type { TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { changeField } from './change-field.ts';

/** For commands that have checked that somebody may. */
export async function trashFields(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const change = { trashed_at: tx.now(), trashed_by: viewerOf(tx)?.id ?? null };
  for (const id of ids) await changeField(tx, id, change, { type: 'field.deleted' });
}
