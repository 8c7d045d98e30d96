import { IconSparkles } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Coding } from '#web/features/highlights/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { AppliedTags } from './applied-tags.tsx';
import { RunState } from './run-state.tsx';
import { SuggestTagsDocument } from './suggestions.gen.ts';
import { TagReview } from './tag-review.tsx';
import { useSuggestionRun } from './use-suggestion-run.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';
import classes from './suggestions.module.css';

type SuggestionsBoxProps = { coding: Coding; mayCode: boolean; children: ReactNode };

/** Suggestions for the highlights of a document, above them; reviewing takes their place. */
export function SuggestionsBox({ coding, mayCode, children }: SuggestionsBoxProps) {
  const [isReviewing, setReviewing] = useState(false);
  const suggest = useCommand(SuggestTagsDocument);
  const run = useSuggestionRun(coding, 'Tags');
  const open = useTagSuggestions(coding, 'OPEN');
  const applied = useTagSuggestions(coding, 'APPLIED');
  const { objectType, objectId } = coding.document;
  const isShown = isReviewing && open.items.length > 0;
  return (
    <>
      {mayCode && (
        <section className={classes.box} aria-label="Suggestions">
          <div className={classes.actions}>
            <Button
              icon={<IconSparkles size={16} />}
              busy={suggest.busy || run?.status === 'RUNNING'}
              onClick={() => void suggest.run({ objectType, objectId })}
            >
              Suggest tags
            </Button>
            {open.totalCount > 0 && (
              <Button variant={isShown ? 'quiet' : 'primary'} onClick={() => setReviewing(!isShown)}>
                {isShown ? 'Back to highlights' : `Review ${countLabel(open.totalCount, 'tag')}`}
              </Button>
            )}
          </div>
          {run && <RunState run={run} what="tag" />}
        </section>
      )}
      <AppliedTags coding={coding} items={applied.items} mayTag={mayCode} />
      {isShown ? (
        <TagReview coding={coding} items={open.items} onClose={() => setReviewing(false)} />
      ) : (
        children
      )}
    </>
  );
}
