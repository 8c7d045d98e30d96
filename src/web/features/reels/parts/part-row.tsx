import { IconX } from '@tabler/icons-react';
import { quoteOf } from '#web/kit/objects/quote-of.ts';
import type { ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PartFacts } from './part-facts.tsx';
import { lossOf, nameOfPart } from './part-names.ts';
import { PartPicture } from './part-picture.tsx';
import classes from './parts.module.css';

type PartRowProps = {
  part: ReelPartFieldsFragment;
  isCurrent: boolean;
  onPlay: () => void;
  /** Null: not for this person. */
  onRemove: (() => void) | null;
};

/** A clip in the list beside the player. */
export function PartRow({ part, isCurrent, onPlay, onRemove }: PartRowProps) {
  const loss = lossOf(part);
  return (
    <div className={classes.row} data-current={isCurrent || undefined}>
      <PartPicture part={part} />
      {loss === null ? (
        <span className={classes.words}>
          <button
            type="button"
            className={classes.text}
            aria-current={isCurrent || undefined}
            aria-label={`Play ${nameOfPart(part)}`}
            disabled={part.state !== 'READY'}
            onClick={onPlay}
          >
            {quoteOf(part.highlight?.text ?? '')}
          </button>
          <PartFacts part={part} />
        </span>
      ) : (
        <span className={classes.loss}>{loss}</span>
      )}
      {onRemove && (
        <IconButton label={`Remove ${nameOfPart(part)} from the reel`} onClick={onRemove}>
          <IconX size={16} />
        </IconButton>
      )}
    </div>
  );
}
