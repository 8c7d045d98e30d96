import { aiUserId } from '#domain/ai/ai-user.ts';
import { isSureTag } from '#domain/ai/suggestions.ts';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import {
  holdUsableTags,
  insertHighlight,
  noAudioVideo,
  suggestHighlights,
  type HighlightedObject,
} from '#server/features/highlights/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmongTexts } from './known-passages.ts';
import type { ProposedHighlight } from './proposed-highlight.ts';
import '../tables.ts';

const engineVersion = 1;
type Modes = { readonly appliesHighlights: boolean; readonly appliesTags: boolean };
/** With the areas of a PDF where it is; none for one in the text. */
type PlacedHighlight = ProposedHighlight & { readonly areas: readonly PdfArea[] };
type Written = { readonly proposed: number; readonly applied: number };

/** Keeps proposals for review, or makes the sure ones highlights in the name of AI. Words that went meanwhile are passed over. */
export async function writeHighlightProposals(
  tx: TxCtx,
  object: HighlightedObject,
  { appliesHighlights, appliesTags }: Modes,
  found: readonly PlacedHighlight[],
): Promise<Written> {
  const known = await isAmongTexts(
    tx,
    object.id,
    found.map(({ text }) => text),
  );
  const fresh = found.filter(({ text }) => !known.has(text));
  const usable = await holdUsableTags(tx, object.projectId, [
    ...new Set(fresh.flatMap(({ tags }) => tags.map(({ tagId }) => tagId))),
  ]);
  const tagsOf = ({ tags }: ProposedHighlight) => tags.filter(({ tagId }) => usable.has(tagId));
  const sure = appliesHighlights ? fresh.filter(isSure) : [];
  let applied = 0;
  for (const one of sure) {
    const tagIds = appliesTags
      ? tagsOf(one)
          .filter(isKnownTag)
          .slice(0, 1)
          .map(({ tagId }) => tagId)
      : [];
    if (await makeHighlight(tx, object, one, tagIds)) applied += 1;
  }
  const proposed = await suggestHighlights(
    tx,
    object,
    fresh
      .filter((one) => !sure.includes(one))
      .map((one) => ({
        selectedText: one.text,
        startOffset: one.areas.length > 0 ? null : one.start,
        highlightReason: null,
        suggestedTagIds: tagsOf(one).map(({ tagId }) => tagId),
        pdfHighlightAreas: [...one.areas],
        version: engineVersion,
        score: one.score,
        basis: one.basis,
        model: one.model,
      })),
  );
  return { proposed, applied };
}

/** Like what people gave a tag, and near enough for nobody to look first. */
function isSure({ basis, tags }: ProposedHighlight): boolean {
  return basis === 'tag' && tags.some(isKnownTag);
}

function isKnownTag(tag: ProposedHighlight['tags'][number]): boolean {
  return tag.basis === 'examples' && isSureTag(tag);
}

async function makeHighlight(
  tx: TxCtx,
  object: HighlightedObject,
  { text, start, areas }: PlacedHighlight,
  tagIds: string[],
): Promise<boolean> {
  try {
    await insertHighlight(tx, {
      id: tx.newId(),
      object,
      createdBy: aiUserId,
      place: areas.length > 0 ? null : { words: text, near: start },
      media: noAudioVideo,
      areas: areas.length > 0 ? JSON.stringify(areas) : null,
      text,
      tagIds,
      inlineCommentOnly: false,
    });
    return true;
  } catch (error) {
    if (error instanceof InvalidOperation) return false;
    throw error;
  }
}
