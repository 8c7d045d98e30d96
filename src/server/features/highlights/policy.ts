import type { Action } from '#domain/access/actions.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Anchor } from '#editor/yjs/anchors.ts';
import { lockDocuments } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { holdTags } from './hold-tags.ts';
import { holdObjects, type HighlightedObject } from './objects.ts';
import './tables.ts';

/** A highlight as the decision needs it, locked until the transaction ends. */
export type HighlightState = {
  readonly id: string;
  readonly object: HighlightedObject;
  readonly marked: boolean;
  readonly lostRanges: readonly Anchor[] | null;
};

/**
 * `documents`: the command changes marks too. `tags`: it puts these on, and holds them as everybody does before
 * highlights; a merge that has the tag and wants the highlight would wait in a circle with it.
 */
export type Looking = { deleted?: boolean; documents?: boolean; tags?: readonly string[] };

/** Throws NotFound if there is one among them that the person may not see, or that is not as they look for it. */
export async function getHighlights(
  tx: TxCtx,
  ids: readonly string[],
  { deleted = false, documents = false, tags = [] }: Looking = {},
): Promise<HighlightState[]> {
  const places = await tx.db
    .selectFrom('highlights')
    .select(['object_type as type', 'object_id as id'])
    .distinct()
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  const objects = await holdObjects(tx, places);
  if (documents) await lockDocuments(tx, [...objects.keys()]);
  await holdTags(
    tx,
    tags,
    [...objects.values()].map(({ projectId }) => projectId),
  );
  const rows = await tx.db
    .selectFrom('highlights')
    .select(['id', 'object_id as objectId', 'marked', 'lost_ranges as lostRanges'])
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const seen = rows.flatMap(({ objectId, ...row }) => {
    const object = objects.get(objectId);
    return object ? [{ ...row, object }] : [];
  });
  if (seen.length !== ids.length) throw new NotFound();
  return seen;
}

/** Each place once, or the refusal of the first. */
export function allowInObjects(tx: TxCtx, action: Action, highlights: readonly HighlightState[]): void {
  for (const object of new Set(highlights.map((highlight) => highlight.object))) allow(tx, action, object);
}
