import { IconMovie } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { CardHidden, CardLoading } from '#web/kit/editor/views/card-states.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ReelReferenceDocument } from './reels.gen.ts';
import classes from './reel-card.module.css';

type ReelCardProps = { id: string; shown: Readonly<Record<string, boolean>> };

/** A reel in a text: its first picture, and the way to where it plays. */
export function ReelCard({ id, shown }: ReelCardProps) {
  const [{ data, fetching, error }] = useQuery({ query: ReelReferenceDocument, variables: { id } });
  const reel = data?.reel;
  if (fetching && !data) return <CardLoading />;
  if (!reel) return <CardHidden isLost={error !== undefined && !data} />;
  const href = buildUrl('insightReel', { params: { insightId: reel.insightId, reelId: id } });
  const place = reel.insight ? `In the insight “${titleOf('insight', reel.insight.title)}”` : undefined;
  return (
    // A copy of a text shows the reels of the original: this says where they lie.
    <a href={href} title={place} className={classes.link} draggable={false}>
      <span className={classes.picture} aria-hidden>
        {reel.thumbnailUrl === null ? (
          <IconMovie size={20} />
        ) : (
          <img src={reel.thumbnailUrl} alt="" draggable={false} />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.kind}>Reel</span>
        <span className={classes.title}>{titleOf('reel', reel.title)}</span>
        <span className={classes.facts}>
          {shown['highlightCount'] && <span>{countLabel(reel.highlightCount, 'highlight')}</span>}
          {shown['duration'] && <span>{formatTime(reel.duration)}</span>}
          {shown['author'] && <span>{authorNameOf(reel.createdBy)}</span>}
          {shown['date'] && (
            <span>
              <RelativeTime at={reel.createdAt} />
            </span>
          )}
        </span>
      </span>
    </a>
  );
}
