import { useMemo } from 'react';
import { can } from '#domain/access/can.ts';
import { mostDaysOfWrap } from '#domain/channels/kept-wrap.ts';
import { isoDayOf, type DayRange } from '#domain/time/date-range.ts';
import { dayMs } from '#domain/time/durations.ts';
import { CitedDays } from '#web/features/answering/index.ts';
import { SummaryPanel, useSummarize } from '#web/features/summaries/index.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ChannelCardFragment, ChannelWrapQuery } from '#web/lib/graphql.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './activity-wrap.module.css';
import { KeepWrapDocument } from './channels.gen.ts';
import { daysHash, type Instants } from './period.ts';

type Wrap = NonNullable<NonNullable<ChannelWrapQuery['channel']>['keptWrap']>;

/** Keeps the period as it is counted now; from then on its days are in the address. */
export function KeepWrapButton({ channel, period }: { channel: ChannelCardFragment; period: Instants }) {
  const keep = useCommand(KeepWrapDocument);
  const may = can(useAsViewer(), 'channel.keepWrap', { level: channel.viewerLevel });
  const isLong = Date.parse(period.to) - Date.parse(period.from) > mostDaysOfWrap * dayMs;

  async function keepIt() {
    const kept = (await keep.run({ channelId: channel.id, ...period }))?.keepWrap;
    if (!kept) return;
    const days = daysHash({ from: kept.firstDay, to: kept.lastDay });
    replaceWith('channel', { params: { channelId: channel.id }, hash: days });
  }

  return (
    <div className={classes.state}>
      <Button
        busy={keep.busy}
        disabled={!may.allowed || isLong}
        title={may.allowed ? (isLong ? `Choose at most ${mostDaysOfWrap} days` : undefined) : may.reason}
        onClick={() => void keepIt()}
      >
        Keep this wrap
      </Button>
    </div>
  );
}

type KeptWrapProps = { channel: ChannelCardFragment; wrap: Wrap; period: Instants };

/** When it was counted, and what is told of its themes in the words of people. */
export function KeptWrap({ channel, wrap, period }: KeptWrapProps) {
  const keep = useCommand(KeepWrapDocument);
  const may = can(useAsViewer(), 'channel.keepWrap', { level: channel.viewerLevel });
  const days = useMemo(
    (): DayRange => ({ from: period.from.slice(0, 10), to: isoDayOf(new Date(Date.parse(period.to) - 1)) }),
    [period.from, period.to],
  );
  const { summarize, busy } = useSummarize({ objectType: 'WRAP', objectId: wrap.id });
  return (
    <>
      <div className={classes.state}>
        <Button
          busy={keep.busy}
          disabled={!may.allowed}
          title={may.allowed ? undefined : may.reason}
          onClick={() => void keep.run({ channelId: channel.id, ...period })}
        >
          Count again
        </Button>
        <span className={classes.counts}>
          Kept and counted <RelativeTime at={wrap.keptAt} />
        </span>
      </div>
      <h3 className={classes.heading}>What people say</h3>
      <CitedDays value={days}>
        <SummaryPanel
          of={{ type: 'WRAP', id: wrap.id, title: wrap.title, access: { level: channel.viewerLevel } }}
          run={{
            firstLabel: 'Write it',
            label: 'Write again',
            busy,
            start: () => summarize({ framework: null, prompt: null, language: null, type: null }),
          }}
        />
      </CitedDays>
    </>
  );
}
