import { useMemo, useSyncExternalStore } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import type { ReelFieldsFragment, ReelLayout } from '#web/lib/graphql.gen.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { PartCard } from './parts/part-card.tsx';
import { PartRow } from './parts/part-row.tsx';
import { SortableParts } from './parts/sortable-parts.tsx';
import { ReelPlayer } from './player/reel-player.tsx';
import { useReelPlayback } from './player/use-reel-playback.ts';
import { clipsOf } from './reel-clips.ts';
import type { useReelCommands } from './use-reel-commands.ts';
import classes from './reels.module.css';

type ReelStageProps = {
  reel: ReelFieldsFragment;
  /** Null: to look at only. */
  commands: ReturnType<typeof useReelCommands> | null;
};

const layouts = [
  { value: 'REEL', label: 'Reel' },
  { value: 'TWO_COLUMN', label: 'Two columns' },
  { value: 'THREE_COLUMN', label: 'Three columns' },
] as const satisfies readonly { value: ReelLayout; label: string }[];

/** One player with its list, or a card with a player for each clip. */
export function ReelStage({ reel, commands }: ReelStageProps) {
  return (
    <>
      {commands && (
        <div className={classes.tools}>
          <CompactSelect
            label="Layout"
            value={reel.layout}
            options={layouts}
            onChange={(layout) => commands.layOut(layout)}
          />
        </div>
      )}
      {reel.layout === 'REEL' ? (
        <OnePlayer reel={reel} commands={commands} />
      ) : (
        <SortableParts
          label="Clips"
          layout={reel.layout}
          parts={reel.parts}
          onMove={commands?.movePart ?? null}
        >
          {(part) => <PartCard part={part} onRemove={commands && (() => commands.removePart(part.id))} />}
        </SortableParts>
      )}
    </>
  );
}

function OnePlayer({ reel, commands }: ReelStageProps) {
  const clips = useMemo(() => clipsOf(reel.parts), [reel.parts]);
  const { playback, cards } = useReelPlayback(clips);
  const { index, isStarted } = useSyncExternalStore(playback.subscribe, playback.get);
  const current = clips[index];
  return (
    <div className={classes.stage}>
      <div className={classes.main}>
        {clips.length > 0 ? (
          <ReelPlayer
            key={clips.map(({ id }) => id).join(' ')}
            name={titleOf('reel', reel.title)}
            clips={clips}
            playback={playback}
            cards={clips.length > 1 ? cards : null}
          />
        ) : (
          <p className={classes.nothing}>You don’t have access to any clip in this reel.</p>
        )}
        {current && <blockquote className={classes.quote}>{current.text}</blockquote>}
      </div>
      <SortableParts label="Clips" layout="REEL" parts={reel.parts} onMove={commands?.movePart ?? null}>
        {(part) => (
          <PartRow
            part={part}
            isCurrent={isStarted && part.id === current?.id}
            onPlay={() => playback.go(clips.findIndex(({ id }) => id === part.id))}
            onRemove={commands && (() => commands.removePart(part.id))}
          />
        )}
      </SortableParts>
    </div>
  );
}
