import { IconMovie, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { useCan } from '#web/features/members/index.ts';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Popover } from '#web/ui/popover.tsx';
import { CreateReel } from './create-reel.tsx';
import { ReelsDocument } from './reels.gen.ts';
import classes from './insight-reels.module.css';

type Insight = Pick<InsightFieldsFragment, 'id' | 'projectId' | 'project' | 'viewerLevel'>;

/** The reels of an insight in one place, whether they are in its text or not. */
export function InsightReels({ insight }: { insight: Insight }) {
  const [isOpen, setOpen] = useState(false);
  const [isCutting, setCutting] = useState(false);
  const [{ data }] = useQuery({ query: ReelsDocument, variables: { insightId: insight.id, first: 100 } });
  const archived = insight.project?.status === 'ARCHIVED';
  const mayCreate = useCan('reel.create', { level: insight.viewerLevel, archived });
  const reels = data?.reels;
  if (!reels || (reels.totalCount === 0 && !mayCreate.allowed)) return null;
  const label = reels.totalCount === 0 ? 'Reels' : countLabel(reels.totalCount, 'reel');
  return (
    <>
      <span aria-hidden>·</span>
      <Popover
        label="Reels"
        isOpen={isOpen}
        onOpenChange={setOpen}
        side="bottom-start"
        trigger={
          <button type="button" className={classes.trigger} onClick={() => setOpen(!isOpen)}>
            <IconMovie size={14} aria-hidden />
            {label}
          </button>
        }
      >
        <ul className={classes.list}>
          {reels.items.map(({ id, insightId, title, highlightCount, duration }) => (
            <li key={id}>
              <Link to="insightReel" params={{ insightId, reelId: id }} className={classes.row}>
                <span>{titleOf('reel', title)}</span>
                <span className={classes.facts}>
                  {countLabel(highlightCount, 'highlight')} · {formatTime(duration)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {mayCreate.allowed && (
          <Button
            variant="quiet"
            icon={<IconPlus size={16} />}
            onClick={() => {
              setOpen(false);
              setCutting(true);
            }}
          >
            New reel
          </Button>
        )}
        {archived && !mayCreate.allowed && <p className={classes.facts}>{mayCreate.reason}.</p>}
      </Popover>
      {isCutting && (
        <CreateReel
          projectId={insight.projectId}
          insightId={insight.id}
          highlightIds={[]}
          onClose={() => setCutting(false)}
        />
      )}
    </>
  );
}
