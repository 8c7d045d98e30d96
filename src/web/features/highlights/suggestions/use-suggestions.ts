import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import type { SuggestedHighlightsQuery } from '#web/lib/graphql.gen.ts';
import { codingMarksOf, markChange, type GhostMark } from '../editor/coding-marks.ts';
import { SuggestedHighlightsDocument } from '../highlights.gen.ts';
import type { Coding } from '../model/coding.ts';
import { pdfPageOf } from './pdf-page-of.ts';
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
  const document = useSettledDocument(editor, items !== undefined && items.length > 0);
  const placed = useMemo(() => ghostsOf(coding, items ?? [], document), [coding, items, document]);
  useEffect(() => {
    if (editor.isDestroyed) return;
    if (placed.length > 0 || codingMarksOf(editor.state).ghosts.length > 0)
      editor.view.dispatch(markChange(editor.state, { ghosts: placed }));
    // The last one may have lost its mark with its words; who reviews it must hear of that too.
    const inOrder = placed.toSorted((a, b) => a.from - b.from).map(({ id }) => id);
    if (inOrder.length > 0 || coding.view.get().suggestions.length > 0)
      coding.view.set({ suggestions: inOrder });
  }, [coding, placed, editor]);
  return useMemo(() => {
    const order = new Map(placed.map(({ id, from }) => [id, from]));
    return (items ?? [])
      .filter(({ id }) => order.has(id))
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  }, [items, placed]);
}

const settledMs = 400;

/** The text as it was when somebody last paused: reading all of it at each key would be felt. */
function useSettledDocument(editor: Editor, isWanted: boolean): Node {
  const [document, setDocument] = useState(() => editor.state.doc);
  useEffect(() => {
    if (!isWanted) return undefined;
    const settle = () => {
      if (!editor.isDestroyed) setDocument(editor.state.doc);
    };
    let timer = setTimeout(settle, 0);
    const onUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settledMs);
    };
    editor.on('update', onUpdate);
    return () => {
      clearTimeout(timer);
      editor.off('update', onUpdate);
    };
  }, [editor, isWanted]);
  return document;
}

function ghostsOf(coding: Coding, items: readonly Suggestion[], document: Node): readonly GhostMark[] {
  if (items.length === 0) return [];
  const text = readableText(asEditorNode(document));
  return items.flatMap((item) => {
    if (pdfPageOf(item) !== null) return [];
    const range = placeSuggestion(text, item);
    return range && !isHighlighted(coding, document, range) ? [{ ...range, id: item.id }] : [];
  });
}

/** What a person highlighted meanwhile needs no suggestion; a mere comment does not count. */
function isHighlighted(
  { store }: Coding,
  document: Node,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  let isFound = false;
  document.nodesBetween(from, to, (node) => {
    const ids = node.marks.flatMap(({ type, attrs }) =>
      type.name === 'highlight' ? [String(attrs['id'])] : [],
    );
    isFound ||= ids.some((id) => store.get(id)?.inlineCommentOnly === false);
    return !isFound;
  });
  return isFound;
}
