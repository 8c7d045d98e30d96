import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allowAll, requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { TagToMake } from '#server/features/tags/index.ts';
import { writeTags } from './change-highlight-tags.ts';
import { makeTagsForObjects } from './make-new-tags.ts';
import { holdObjects } from './objects.ts';
import { getHighlights } from './policy.ts';
import './tables.ts';

export type NoteTagging = {
  /** For `undoHighlightTagChange`; null when nothing changed. */
  readonly id: string | null;
  readonly highlightCount: number;
  readonly changedCount: number;
};

type NotesToTag = {
  readonly noteIds: readonly string[];
  readonly add: readonly string[];
  readonly newTags: readonly TagToMake[];
};

/** Puts tags on every highlight of many notes, all or none; one record makes the undo of the whole exact. */
export async function tagNotes(ctx: Ctx, { noteIds, newTags, ...choice }: NotesToTag): Promise<NoteTagging> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const objects = await holdObjects(
      tx,
      noteIds.map((id) => ({ type: 'note', id })),
    );
    if (objects.size !== noteIds.length) throw new NotFound();
    allowAll(tx, 'highlight.tag', [...objects.values()]);
    const ids = await highlightsIn(tx, noteIds);
    const add = await makeTagsForObjects(tx, objects.values(), { tagIds: choice.add, newTags });
    await getHighlights(tx, ids, { tags: add });
    const { id, changedCount } = await writeTags(tx, { ids, add, remove: [], changedBy: viewer.id });
    return { id, changedCount, highlightCount: ids.length };
  });
}

async function highlightsIn(tx: TxCtx, noteIds: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('highlights')
    .select('id')
    .where(isInWorkspace(tx.workspace.id, 'object_id', noteIds))
    .where('deleted_at', 'is', null)
    .where('hidden', '=', false)
    .where('inline_comment_only', '=', false)
    .limit(itemLimits.taggedAtOnce + 1)
    .execute();
  if (rows.length === 0) throw new ValidationError('These notes have no highlights to tag');
  if (rows.length > itemLimits.taggedAtOnce)
    throw new ValidationError(
      `These notes have more than ${groupDigits(itemLimits.taggedAtOnce)} highlights. Select fewer notes.`,
    );
  return rows.map(({ id }) => id);
}
