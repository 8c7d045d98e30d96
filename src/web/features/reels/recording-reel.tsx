import { quoteOf } from '#web/kit/objects/quote-of.ts';
import { useSyncExternalStore } from 'react';
import { formatTime } from '#editor/transcript/format-time.ts';
import type { ReelClip } from './player/reel-clip.ts';
import { ReelPlayer } from './player/reel-player.tsx';
import { useReelPlayback } from './player/use-reel-playback.ts';
import parts from './parts/parts.module.css';
import classes from './reels.module.css';

/** The highlights of one recording, played without what lies between them. */
export function RecordingReel({ name, clips }: { name: string; clips: readonly ReelClip[] }) {
  const { playback } = useReelPlayback(clips);
  const { index, isStarted } = useSyncExternalStore(playback.subscribe, playback.get);
  const current = clips[index];
  return (
    <div className={classes.stage}>
      <div className={classes.main}>
        <ReelPlayer
          key={clips.map(({ id }) => id).join(' ')}
          name={name}
          clips={clips}
          playback={playback}
          cards={null}
        />
        {current && <blockquote className={classes.quote}>{current.text}</blockquote>}
      </div>
      <ol className={parts.parts} data-layout="REEL" aria-label="Clips">
        {clips.map(({ id, text, start, end }, place) => (
          <li key={id} className={parts.part}>
            <span className={parts.place}>{place + 1}</span>
            <div className={parts.row} data-current={(isStarted && place === index) || undefined}>
              <span className={parts.words}>
                <button
                  type="button"
                  className={parts.text}
                  aria-current={(isStarted && place === index) || undefined}
                  onClick={() => playback.go(place)}
                >
                  {quoteOf(text)}
                </button>
                <span className={parts.facts}>
                  {formatTime(start)}–{formatTime(end)}
                </span>
              </span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
