import { aiUserId } from '#domain/ai/ai-user.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { SuggestionReview } from '#domain/highlights/suggested-highlight.ts';
import { allowInObjects, getHighlights, putTags, takeTags } from '#server/features/highlights/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { tagSuggestionColumns, type TagSuggestion } from './tag-suggestion.ts';
import '../tables.ts';

/** Puts the tags on, in the name of who accepts them. All or none. */
export async function acceptTagSuggestions(ctx: Ctx, ids: readonly string[]): Promise<TagSuggestion[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const open = (await holdSuggestions(tx, ids)).filter(({ review }) => review !== 'Accepted');
    await putTags(tx, { pairs: open, addedBy: viewer.id });
    return setReview(tx, { ids, changed: open, review: 'Accepted', reviewedBy: viewer.id });
  });
}

/** Remembered: the pair is not proposed again. A tag that AI put on by itself is taken off. */
export async function rejectTagSuggestions(ctx: Ctx, ids: readonly string[]): Promise<TagSuggestion[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const held = await holdSuggestions(tx, ids);
    const applied = held.filter(({ reviewedBy }) => reviewedBy === aiUserId);
    await takeTags(tx, { pairs: applied, addedBy: aiUserId });
    const changed = held.filter(({ review }) => review === null).concat(applied);
    return setReview(tx, { ids, changed, review: 'Rejected', reviewedBy: viewer.id });
  });
}

/** Undoes a review: open again, and the tag that accepting put on is gone. */
export async function reopenTagSuggestions(ctx: Ctx, ids: readonly string[]): Promise<TagSuggestion[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const own = (await holdSuggestions(tx, ids)).filter(({ reviewedBy }) => reviewedBy === viewer.id);
    const accepted = own.filter(({ review }) => review === 'Accepted');
    await takeTags(tx, { pairs: accepted, addedBy: viewer.id });
    return setReview(tx, { ids, changed: own, review: null, reviewedBy: null });
  });
}

/** With their tags and highlights, and the person may tag them; NotFound if there is one that they may not see. */
async function holdSuggestions(tx: TxCtx, ids: readonly string[]): Promise<TagSuggestion[]> {
  const known = await readSuggestions(tx, ids);
  if (known.length !== ids.length) throw new NotFound();
  const highlights = await getHighlights(tx, [...new Set(known.map(({ highlightId }) => highlightId))], {
    tags: [...new Set(known.map(({ tagId }) => tagId))],
  });
  allowInObjects(tx, 'highlight.tag', highlights);
  // Others may have reviewed them while this waited for the highlights.
  return readSuggestions(tx, ids);
}

async function readSuggestions(tx: TxCtx, ids: readonly string[]): Promise<TagSuggestion[]> {
  return tx.db
    .selectFrom('tag_suggestions')
    .select(tagSuggestionColumns)
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .orderBy('id')
    .execute();
}

type Reviewing = {
  readonly ids: readonly string[];
  readonly changed: readonly TagSuggestion[];
  readonly review: SuggestionReview | null;
  readonly reviewedBy: string | null;
};

async function setReview(
  tx: TxCtx,
  { ids, changed, review, reviewedBy }: Reviewing,
): Promise<TagSuggestion[]> {
  const changedIds = changed.map(({ id }) => id);
  if (changedIds.length > 0) {
    await tx.db
      .updateTable('tag_suggestions')
      .set({ review, reviewed_by: reviewedBy, reviewed_at: review === null ? null : tx.now() })
      .where(isInWorkspace(tx.workspace.id, 'id', changedIds))
      .execute();
    await tx.record({
      type: 'suggestion.tagsReviewed',
      payload: { suggestionIds: changedIds, review },
      objectId: null,
    });
  }
  return readSuggestions(tx, ids);
}
