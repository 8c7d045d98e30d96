import { showHighlight, type Coding } from '#web/features/highlights/index.ts';
import type { TagSuggestionFieldsFragment } from '#web/lib/graphql.gen.ts';
import { reasonOf } from './reason-of.ts';
import { ReviewList } from './review-list.tsx';
import { acceptTags, rejectTags } from './review-tags.ts';

type TagReviewProps = { coding: Coding; items: readonly TagSuggestionFieldsFragment[]; onClose: () => void };

export function TagReview({ coding, items, onClose }: TagReviewProps) {
  return (
    <ReviewList
      label="Suggested tags"
      items={items.map((item) => ({
        id: item.id,
        words: item.highlight?.text ?? '',
        tags: item.tag ? [item.tag] : [],
        score: item.score,
        reason: reasonOf(item),
        show: () => {
          if (item.highlight) showHighlight(coding, item.highlight.id);
        },
      }))}
      accept={(ids) => acceptTags(coding, ids)}
      reject={(ids) => rejectTags(coding, ids)}
      onClose={onClose}
    />
  );
}
