import { can } from '#domain/access/can.ts';
import { holdObjects } from '#server/features/highlights/index.ts';
import { keepFindings, type HidingTools } from '#server/features/personal-data/index.ts';
import { readChosenRedaction } from '#server/platform/ai/modes/read-modes.ts';
import type { Actor, TxCtx } from '#server/platform/context/context.ts';
import type { FoundInDocument } from './find-in-documents.ts';

type Kept = { readonly proposed: number; readonly applied: number };

/** By the mode and the rights of now. Writes as the product: a person who asked did not choose each of the words. */
export async function keepInDocuments(
  tx: TxCtx,
  tools: HidingTools,
  { actor, documents }: { readonly actor: Actor; readonly documents: readonly FoundInDocument[] },
): Promise<Kept> {
  const found = documents.filter((one) => one.found.length > 0);
  const held = await holdObjects(
    { ...tx, actor },
    found.map(({ ref }) => ref),
  );
  const sum = { proposed: 0, applied: 0 };
  for (const { ref, found: words } of found) {
    const object = held.get(ref.id);
    if (!object || actor.kind !== 'member' || !can(actor.viewer, 'redaction.apply', object).allowed) continue;
    const mode = await readChosenRedaction(tx.db, tx.workspace.id, object.projectId);
    if (mode === 'Off') continue;
    const kept = await keepFindings(tx, tools, object, { found: words, hides: mode === 'On' });
    sum.proposed += kept.proposed;
    sum.applied += kept.applied;
  }
  return sum;
}
