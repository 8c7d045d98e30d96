import type { Editor } from '@tiptap/react';
import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import type { SuggestedHighlightsQuery } from '#web/lib/graphql.gen.ts';
import { codingMarksOf, markChange, type GhostMark } from '../editor/coding-marks.ts';
import { SuggestedHighlightsDocument } from '../highlights.gen.ts';
import type { Coding } from '../model/coding.ts';
import { placeSuggestion, readableText } from './place-suggestion.ts';

export type Suggestion = SuggestedHighlightsQuery['suggestedHighlights']['items'][number];

/** Open suggestions whose words are still in the text, drawn there as ghosts. */
export function useSuggestions(coding: Coding, editor: Editor, mayCode: boolean): readonly Suggestion[] {
  const { objectType, objectId } = coding.document;
  const [{ data }] = useQuery({
    query: SuggestedHighlightsDocument,
    variables: { objectType, objectId, first: itemLimits.pageMax },
    pause: !mayCode,
  });
  const items = data?.suggestedHighlights.items;
  const placed = useMemo(() => ghostsOf(items ?? [], editor), [items, editor]);
  useEffect(() => {
    if (editor.isDestroyed || (placed.length === 0 && codingMarksOf(editor.state).ghosts.length === 0))
      return;
    editor.view.dispatch(markChange(editor.state, { ghosts: placed }));
    const inOrder = placed.toSorted((a, b) => a.from - b.from);
    coding.view.set({ suggestions: inOrder.map(({ id }) => id) });
  }, [coding, placed, editor]);
  return useMemo(() => {
    const order = new Map(placed.map(({ id, from }) => [id, from]));
    return (items ?? [])
      .filter(({ id }) => order.has(id))
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  }, [items, placed]);
}

function ghostsOf(items: readonly Suggestion[], editor: Editor): readonly GhostMark[] {
  if (items.length === 0 || editor.isDestroyed) return [];
  const text = readableText(asEditorNode(editor.state.doc));
  return items.flatMap((item) => {
    const range = placeSuggestion(text, item);
    return range ? [{ ...range, id: item.id }] : [];
  });
}
