import { useState, type ReactNode } from 'react';
import type { Coding } from '#web/features/highlights/index.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { AppliedTags } from './applied-tags.tsx';
import { acceptHighlights, rejectHighlights } from './review-highlights.ts';
import { ReviewList } from './review-list.tsx';
import { RunState } from './run-state.tsx';
import { SuggestButton } from './suggest-button.tsx';
import { SuggestHighlightsDocument, SuggestTagsDocument } from './suggestions.gen.ts';
import { TagReview } from './tag-review.tsx';
import { useHighlightSuggestions } from './use-highlight-suggestions.ts';
import { useSuggestionRun } from './use-suggestion-run.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';
import classes from './suggestions.module.css';

type SuggestionsBoxProps = { coding: Coding; mayCode: boolean; children: ReactNode };
type Reviewed = 'tags' | 'highlights' | null;

/** Suggestions for a document, above its highlights; reviewing takes their place. */
export function SuggestionsBox({ coding, mayCode, children }: SuggestionsBoxProps) {
  const [reviewed, setReviewed] = useState<Reviewed>(null);
  const ofTags = useSuggestionRun(coding.document, 'Tags');
  const ofHighlights = useSuggestionRun(coding.document, 'Highlights');
  const tags = useTagSuggestions(coding, 'OPEN');
  const applied = useTagSuggestions(coding, 'APPLIED');
  const passages = useHighlightSuggestions(coding, !mayCode);
  const counts = { tags: tags.totalCount, highlights: passages.length };
  const shown = reviewed !== null && counts[reviewed] > 0 ? reviewed : null;
  const close = () => setReviewed(null);
  const review = (of: 'tags' | 'highlights', what: string) =>
    counts[of] > 0 && (
      <Button
        variant={shown === of ? 'quiet' : 'primary'}
        onClick={() => setReviewed(shown === of ? null : of)}
      >
        {shown === of ? 'Back to highlights' : `Review ${countLabel(counts[of], what)}`}
      </Button>
    );
  return (
    <>
      {mayCode && (
        <section className={classes.box} aria-label="Suggestions">
          <div className={classes.actions}>
            <SuggestButton target={coding.document} run={ofHighlights} document={SuggestHighlightsDocument}>
              Suggest highlights
            </SuggestButton>
            {review('highlights', 'highlight')}
          </div>
          {ofHighlights && <RunState run={ofHighlights} what="highlight" />}
          <div className={classes.actions}>
            <SuggestButton target={coding.document} run={ofTags} document={SuggestTagsDocument}>
              Suggest tags
            </SuggestButton>
            {review('tags', 'tag')}
          </div>
          {ofTags && <RunState run={ofTags} what="tag" />}
        </section>
      )}
      <AppliedTags coding={coding} items={applied.items} mayTag={mayCode} />
      {shown === 'tags' && <TagReview coding={coding} items={tags.items} onClose={close} />}
      {shown === 'highlights' && (
        <ReviewList
          label="Suggested highlights"
          items={passages}
          accept={(ids) => acceptHighlights(coding, ids)}
          reject={(ids) => rejectHighlights(coding, ids)}
          onClose={close}
        />
      )}
      {shown === null && children}
    </>
  );
}
