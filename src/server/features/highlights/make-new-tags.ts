import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { makeTags, type TagToMake } from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allowAll } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { holdObjects, type HighlightedObject } from './objects.ts';
import './tables.ts';

export type TagChoice = { readonly tagIds: readonly string[]; readonly newTags: readonly TagToMake[] };

/**
 * The tags to put on, in their order. A new one stands where its own id is named, else at the end. Made in the same
 * transaction: somebody who leaves while it runs has both the tag and what it is on, or neither.
 */
export async function makeNewTags(
  tx: TxCtx,
  projectId: string,
  { tagIds, newTags }: TagChoice,
): Promise<string[]> {
  accept(checkCount(countLimits.tagsPerHighlight, newTags.length));
  const made = newTags.length === 0 ? [] : await makeTags(tx, projectId, newTags);
  const real = new Map(newTags.map(({ id }, index) => [id, made[index]]));
  return [...new Set([...tagIds.map((id) => real.get(id) ?? id), ...made])];
}

/** The same for what is already there. New tags belong to one project. */
export async function makeTagsForObjects(
  tx: TxCtx,
  objects: Iterable<HighlightedObject>,
  choice: TagChoice,
): Promise<string[]> {
  if (choice.newTags.length === 0) return [...choice.tagIds];
  const all = [...objects];
  const [projectId, ...others] = new Set(all.map((object) => object.projectId));
  if (projectId === undefined) throw new NotFound();
  allowAll(tx, 'highlight.tag', all);
  if (others.length > 0) throw new ValidationError('Choose highlights of one project');
  return makeNewTags(tx, projectId, choice);
}

export async function makeTagsForHighlights(
  tx: TxCtx,
  highlightIds: readonly string[],
  choice: TagChoice,
): Promise<string[]> {
  if (choice.newTags.length === 0) return [...choice.tagIds];
  const places = await tx.db
    .selectFrom('highlights')
    .select(['object_type as type', 'object_id as id'])
    .distinct()
    .where(isInWorkspace(tx.workspace.id, 'id', highlightIds))
    .execute();
  return makeTagsForObjects(tx, (await holdObjects(tx, places)).values(), choice);
}
