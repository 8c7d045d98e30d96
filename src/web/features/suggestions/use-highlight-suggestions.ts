import { useSyncExternalStore } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { openSuggestion, pdfPageOf, type Coding } from '#web/features/highlights/index.ts';
import { SuggestedHighlightsDocument } from '#web/features/highlights/highlights.gen.ts';
import type { SuggestedHighlightsQuery } from '#web/lib/graphql.gen.ts';
import type { ReviewItem } from './review-item.ts';

type Suggested = SuggestedHighlightsQuery['suggestedHighlights']['items'][number];

/** Suggested passages whose words are still in the text, in its order, then those on pages of PDFs. */
export function useHighlightSuggestions(coding: Coding, isPaused: boolean): readonly ReviewItem[] {
  const { objectType, objectId } = coding.document;
  const placed = useSyncExternalStore(coding.view.subscribe, () => coding.view.get().suggestions);
  const [{ data }] = useQuery({
    query: SuggestedHighlightsDocument,
    variables: { objectType, objectId, first: itemLimits.pageMax },
    pause: isPaused,
  });
  const items = data?.suggestedHighlights.items ?? [];
  const inText = placed.flatMap((id) => {
    const found = items.find((one) => one.id === id);
    if (!found) return [];
    const show = () => {
      const editor = coding.editor();
      if (editor) openSuggestion(coding, editor, id, { isPopover: false });
    };
    return [{ ...lookOf(found), reason: found.highlightReason, show }];
  });
  const onPages = items.flatMap((found) => {
    const page = pdfPageOf(found);
    if (page === null) return [];
    const reason = [found.highlightReason, `page ${page} of the PDF`].filter(Boolean).join(', ');
    // Accepting it marks the page; opening the PDF meanwhile would cover the review.
    return [{ ...lookOf(found), reason, show: () => {} }];
  });
  return [...inText, ...onPages];
}

function lookOf({ id, selectedText, suggestedTags, score }: Suggested) {
  return { id, words: selectedText, tags: suggestedTags, score };
}
