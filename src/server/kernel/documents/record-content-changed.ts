import type { TxCtx } from '#server/platform/context/context.ts';
import type { DocumentKind } from './tables.ts';

/** Tells the rest of the product that the words of an object changed. */
export async function recordContentChanged(
  tx: TxCtx,
  { kind, ownerId }: { kind: DocumentKind; ownerId: string | null },
): Promise<void> {
  if (ownerId === null) return;
  if (kind === 'note') {
    await tx.record({ type: 'note.contentChanged', payload: { noteId: ownerId }, objectId: ownerId });
  } else if (kind === 'insight') {
    await tx.record({ type: 'insight.contentChanged', payload: { insightId: ownerId }, objectId: ownerId });
  }
}
