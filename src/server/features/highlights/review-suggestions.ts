import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { usableTags } from '#server/features/tags/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { insertHighlight } from './create-highlight.ts';
import type { Highlight } from './highlight.ts';
import { noAudioVideo, readTagIds } from './highlight-draft.ts';
import { holdTags } from './hold-tags.ts';
import { holdObjects, type HighlightedObject } from './objects.ts';
import { readBack } from './read-back.ts';
import { suggestionColumns, type Suggestion } from './suggestion.ts';
import './tables.ts';

/** Makes the highlight, with the tags that the person chose or, when they chose none, those suggested. */
export async function acceptSuggestion(
  ctx: Ctx,
  id: string,
  chosen: readonly string[] | null,
): Promise<Highlight> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const [found] = await getSuggestions(tx, [id]);
    if (!found) throw new NotFound();
    const { suggestion, object } = found;
    if (suggestion.review === 'Accepted') throw new InvalidOperation('This suggestion was already accepted');
    const tagIds = readTagIds(chosen ?? (await stillUsable(tx, suggestion, object)));
    await holdTags(tx, tagIds, [object.projectId]);
    const highlightId = tx.newId();
    const areas = JSON.parse(suggestion.pdfAreas) as readonly PdfArea[];
    await insertHighlight(tx, {
      id: highlightId,
      object,
      createdBy: viewer.id,
      place: areas.length > 0 ? null : { words: suggestion.selectedText, near: suggestion.startOffset ?? 0 },
      media: noAudioVideo,
      areas: areas.length > 0 ? suggestion.pdfAreas : null,
      text: suggestion.selectedText,
      tagIds,
      inlineCommentOnly: false,
    });
    await setReview(tx, { ids: [id], review: 'Accepted', reviewedBy: viewer.id, highlightId });
    await tx.record({
      type: 'suggestion.accepted',
      payload: { suggestionId: id, highlightId },
      objectId: null,
    });
    return readBack(tx, highlightId);
  });
}

export async function rejectSuggestions(ctx: Ctx, ids: readonly string[]): Promise<Suggestion[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await getSuggestions(tx, ids);
    await setReview(tx, { ids, review: 'Rejected', reviewedBy: viewer.id, highlightId: null });
    await tx.record({ type: 'suggestion.rejected', payload: { suggestionIds: ids }, objectId: null });
    return (await getSuggestions(tx, ids)).map(({ suggestion }) => suggestion);
  });
}

export async function reopenSuggestions(ctx: Ctx, ids: readonly string[]): Promise<Suggestion[]> {
  return inTransaction(ctx, async (tx) => {
    await getSuggestions(tx, ids);
    await setReview(tx, { ids, review: null, reviewedBy: null, highlightId: null });
    await tx.record({ type: 'suggestion.reopened', payload: { suggestionIds: ids }, objectId: null });
    return (await getSuggestions(tx, ids)).map(({ suggestion }) => suggestion);
  });
}

type Reviewed = { suggestion: Suggestion; object: HighlightedObject };

/** Locked, and the person may review them; NotFound if there is one that they may not see. */
async function getSuggestions(tx: TxCtx, ids: readonly string[]): Promise<Reviewed[]> {
  const rows = await tx.db
    .selectFrom('highlight_suggestions')
    .select(suggestionColumns)
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  const refs = rows.map(({ objectType, objectId }) => ({ type: objectType, id: objectId }));
  const objects = await holdObjects(tx, refs);
  const found = rows.flatMap((suggestion) => {
    const object = objects.get(suggestion.objectId);
    return object ? [{ suggestion, object }] : [];
  });
  if (found.length !== ids.length) throw new NotFound();
  for (const { object } of found) allow(tx, 'highlight.reviewSuggestion', object);
  return found;
}

async function stillUsable(
  tx: TxCtx,
  { suggestedTagIds }: Suggestion,
  { projectId }: HighlightedObject,
): Promise<string[]> {
  const rows = await usableTags(tx, tx.db, projectId)
    .select('tags.id')
    .where(isAmong('tags.id', suggestedTagIds))
    .execute();
  const usable = new Set(rows.map((row) => row.id));
  return suggestedTagIds.filter((id) => usable.has(id));
}

async function setReview(
  tx: TxCtx,
  {
    ids,
    review,
    reviewedBy,
    highlightId,
  }: {
    ids: readonly string[];
    review: Suggestion['review'];
    reviewedBy: string | null;
    highlightId: string | null;
  },
): Promise<void> {
  await tx.db
    .updateTable('highlight_suggestions')
    .set((row) => ({
      review,
      reviewed_at: review === null ? null : tx.now(),
      reviewed_by: reviewedBy,
      highlight_id: highlightId,
      version: row('version', '+', 1),
    }))
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
}
