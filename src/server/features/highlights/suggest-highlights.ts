import { sql } from 'kysely';
import type { SuggestionBasis } from '#domain/ai/suggestions.ts';
import { decode } from '#domain/codec/codec.ts';
import { checkPdfAreas } from '#domain/highlights/pdf-area.ts';
import { suggestedHighlightCodec, type SuggestedHighlight } from '#domain/highlights/suggested-highlight.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { ObjectRef } from './objects.ts';
import './tables.ts';

export type NewSuggestion = SuggestedHighlight & {
  readonly startOffset: number | null;
  readonly score?: number;
  readonly basis?: SuggestionBasis | null;
  readonly model?: string | null;
};

/**
 * For the engine: what it proposes for a note or an insight. What somebody accepted or rejected before is not
 * proposed again. Answers how many are new.
 */
export async function suggestHighlights(
  tx: TxCtx,
  object: ObjectRef,
  suggestions: readonly NewSuggestion[],
): Promise<number> {
  const rows = suggestions.map(({ startOffset, score = 0, basis = null, model = null, ...suggestion }) => {
    const checked = decode(suggestedHighlightCodec, suggestion);
    return {
      id: tx.newId(),
      selected_text: checked.selectedText,
      start_offset: startOffset,
      reason: checked.highlightReason,
      tag_ids: checked.suggestedTagIds,
      pdf_areas: JSON.stringify(accept(checkPdfAreas(checked.pdfHighlightAreas))),
      engine_version: checked.version,
      score,
      basis,
      model,
    };
  });
  const { rows: made } = await sql<{ id: string }>`
    insert into highlight_suggestions (workspace_id, id, object_type, object_id, selected_text, start_offset, reason,
      suggested_tag_ids, pdf_areas, engine_version, score, basis, model, created_at)
    select ${tx.workspace.id}::uuid, s.id, ${object.type}, ${object.id}::uuid, s.selected_text, s.start_offset, s.reason,
      array(select jsonb_array_elements_text(s.tag_ids)::uuid), s.pdf_areas, s.engine_version, s.score,
      s.basis, s.model, ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
      id uuid, selected_text text, start_offset integer, reason text, tag_ids jsonb, pdf_areas text,
      engine_version integer, score real, basis text, model text)
    on conflict do nothing
    returning id`.execute(tx.db);
  const suggestionIds = made.map(({ id }) => id);
  if (suggestionIds.length > 0) {
    await tx.record({
      type: 'suggestion.created',
      payload: { suggestionIds, objectId: object.id },
      objectId: null,
    });
  }
  return suggestionIds.length;
}
