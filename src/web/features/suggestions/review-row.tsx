import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { cutText } from '#domain/text/cut-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { percentOf } from './reason-of.ts';
import type { ReviewItem, ReviewVerbs } from './review-item.ts';
import classes from './suggestions.module.css';

type ReviewRowProps = {
  item: ReviewItem;
  isCurrent: boolean;
  onChoose: () => void;
  onAccept: () => void;
  onReject: () => void;
  verbs: ReviewVerbs;
};

/** One suggestion: its words, what would be added, how sure, and why. */
export function ReviewRow({ item, isCurrent, onChoose, onAccept, onReject, verbs }: ReviewRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const name = cutText(item.words, 40);
  return (
    <li ref={row} className={classes.row} aria-current={isCurrent || undefined}>
      <button type="button" className={classes.words} onClick={onChoose}>
        {item.words}
      </button>
      <div className={classes.offer}>
        {item.tags.map((tag) => (
          <TagChip key={tag.id} tag={tag} />
        ))}
        {item.score !== null && <span className={classes.score}>{percentOf(item.score)}</span>}
        <span className={classes.decide}>
          <IconButton label={`${verbs.accept}: “${name}”`} onClick={onAccept}>
            <IconCheck size={16} />
          </IconButton>
          <IconButton label={`${verbs.reject}: “${name}”`} onClick={onReject}>
            <IconX size={16} />
          </IconButton>
        </span>
      </div>
      {item.reason !== null && <p className={classes.reason}>{item.reason}</p>}
    </li>
  );
}
