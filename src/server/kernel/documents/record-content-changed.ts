import { allKinds } from '#server/kernel/kinds/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { DocumentKind } from './tables.ts';

/** Tells the rest of the product that the words of an object changed. */
export async function recordContentChanged(
  tx: TxCtx,
  { kind, ownerId }: { kind: DocumentKind; ownerId: string | null },
): Promise<void> {
  const told = allKinds().find(({ document }) => document?.kind === kind)?.document;
  if (ownerId !== null && told) await tx.record({ ...told.changed(ownerId), objectId: ownerId });
}
