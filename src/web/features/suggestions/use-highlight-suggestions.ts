import { useSyncExternalStore } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { openSuggestion, type Coding } from '#web/features/highlights/index.ts';
import { SuggestedHighlightsDocument } from '#web/features/highlights/highlights.gen.ts';
import type { ReviewItem } from './review-item.ts';

/** Suggested passages whose words are still in the text, in its order. */
export function useHighlightSuggestions(coding: Coding, isPaused: boolean): readonly ReviewItem[] {
  const { objectType, objectId } = coding.document;
  const placed = useSyncExternalStore(coding.view.subscribe, () => coding.view.get().suggestions);
  const [{ data }] = useQuery({
    query: SuggestedHighlightsDocument,
    variables: { objectType, objectId, first: itemLimits.pageMax },
    pause: isPaused,
  });
  return placed.flatMap((id) => {
    const found = data?.suggestedHighlights.items.find((one) => one.id === id);
    if (!found) return [];
    return [
      {
        id,
        words: found.selectedText,
        tags: found.suggestedTags,
        score: found.score,
        reason: found.highlightReason,
        show: () => {
          const editor = coding.editor();
          if (editor) openSuggestion(coding, editor, id, { isPopover: false });
        },
      },
    ];
  });
}
