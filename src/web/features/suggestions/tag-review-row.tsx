import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import type { TagSuggestionFieldsFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { percentOf, reasonOf } from './reason-of.ts';
import classes from './suggestions.module.css';

type TagReviewRowProps = {
  suggestion: TagSuggestionFieldsFragment;
  isCurrent: boolean;
  onChoose: () => void;
  onAccept: () => void;
  onReject: () => void;
};

/** One suggested tag: for which words, how sure, and why. */
export function TagReviewRow({ suggestion, isCurrent, onChoose, onAccept, onReject }: TagReviewRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { highlight, tag, score } = suggestion;
  return (
    <li ref={row} className={classes.row} aria-current={isCurrent || undefined}>
      <button type="button" className={classes.words} onClick={onChoose}>
        {highlight?.text}
      </button>
      <div className={classes.offer}>
        {tag && <TagChip tag={tag} />}
        <span className={classes.score}>{percentOf(score)}</span>
        <span className={classes.decide}>
          <IconButton label={`Add ${tag?.title ?? 'tag'}`} onClick={onAccept}>
            <IconCheck size={16} />
          </IconButton>
          <IconButton label={`Reject ${tag?.title ?? 'tag'}`} onClick={onReject}>
            <IconX size={16} />
          </IconButton>
        </span>
      </div>
      <p className={classes.reason}>{reasonOf(suggestion)}</p>
    </li>
  );
}
