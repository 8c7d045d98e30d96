import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { quoteOf } from '#web/kit/objects/quote-of.ts';
import type { ReelPartFieldsFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ReelPlayer } from '../player/reel-player.tsx';
import { useReelPlayback } from '../player/use-reel-playback.ts';
import { clipsOf } from '../reel-clips.ts';
import { PartFacts } from './part-facts.tsx';
import { lossOf, nameOfPart } from './part-names.ts';
import classes from './parts.module.css';

type PartCardProps = { part: ReelPartFieldsFragment; onRemove: (() => void) | null };

/** A clip with a player of its own, in columns. */
export function PartCard({ part, onRemove }: PartCardProps) {
  const clips = useMemo(() => clipsOf([part]), [part]);
  const { playback } = useReelPlayback(clips);
  const loss = lossOf(part);
  return (
    <article className={classes.card}>
      {clips.length > 0 && (
        <ReelPlayer name={nameOfPart(part)} clips={clips} playback={playback} cards={null} />
      )}
      {loss === null ? (
        <div className={classes.cardWords}>
          <blockquote className={classes.cardQuote}>{quoteOf(part.highlight?.text ?? '')}</blockquote>
          <PartFacts part={part} />
        </div>
      ) : (
        <p className={classes.cardLoss}>{loss}</p>
      )}
      {onRemove && (
        <span className={classes.cardRemove}>
          <IconButton label={`Remove ${nameOfPart(part)} from the reel`} onClick={onRemove}>
            <IconX size={16} />
          </IconButton>
        </span>
      )}
    </article>
  );
}
