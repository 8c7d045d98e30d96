import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { formatDay } from '#domain/time/format-day.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Popover } from '#web/ui/popover.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DataPointsDocument } from './channels.gen.ts';
import { ParticipantName } from './participant-name.tsx';
import classes from './theme-newest.module.css';

export type ThemeNewestProps = {
  theme: {
    readonly id: string;
    readonly title: string;
    readonly dataPointCount: number;
    readonly channel: { readonly id: string };
  };
};

/** What people have said of a theme, the newest first, to read beside the insight that it led to. */
export function ThemeNewest({ theme }: ThemeNewestProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countLabel(theme.dataPointCount, 'data point');
  const label = `Newest data points of “${titleOf('theme', theme.title)}”`;
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      side="bottom-start"
      trigger={
        <button
          type="button"
          className={classes.count}
          aria-label={`${count}: ${label}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {count}
        </button>
      }
    >
      <Paged
        document={DataPointsDocument}
        variables={(after) => ({ id: theme.channel.id, themeId: theme.id, first: 10, after })}
        page={({ channel }) => channel?.dataPoints}
        what="the data points"
        skeleton={<SkeletonRows rows={3} label="Loading the data points" />}
        empty={<p className={classes.about}>This theme has no data points now.</p>}
        renderFrame={(content) => <ul className={classes.list}>{content}</ul>}
        renderRows={(points) =>
          points.map((point) => (
            <li key={point.id} className={classes.point}>
              <q>{point.text}</q>
              <span className={classes.about}>
                <ParticipantName point={point} />
                <span>{formatDay(new Date(point.saidAt))}</span>
              </span>
            </li>
          ))
        }
        renderMore={(button) => <li>{button}</li>}
      />
    </Popover>
  );
}
