import {
  IconLayoutNavbar,
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatTime } from '#editor/transcript/format-time.ts';
import { rates } from '#web/kit/player/playback.ts';
import { IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { durationOf, lengthOf, startsOf, type ReelClip } from './reel-clip.ts';
import type { ReelPlayback } from './reel-playback.ts';
import { playerShortcuts } from '#web/kit/player/shortcuts.ts';
import classes from './reel-player.module.css';

type ReelControlsProps = {
  clips: readonly ReelClip[];
  playback: ReelPlayback;
  cards: { isOn: boolean; toggle: () => void } | null;
  toggleFull: () => void;
};

const size = 16;

/** A rail with a piece for each clip, and what can be done while it plays. */
export function ReelControls({ clips, playback, cards, toggleFull }: ReelControlsProps) {
  const { index, at, isPlaying, rate, isMuted } = useSyncExternalStore(playback.subscribe, playback.get);
  const duration = durationOf(clips);
  const time = (startsOf(clips)[index] ?? 0) + at;
  const played = (place: number, clip: ReelClip) =>
    place < index ? 100 : place > index ? 0 : (100 * at) / Math.max(0.1, lengthOf(clip));
  return (
    <div className={classes.panel}>
      <div className={classes.track}>
        <span className={classes.rail} aria-hidden>
          {clips.map((clip, place) => (
            <span key={clip.id} className={classes.piece} style={{ flexGrow: Math.max(0.1, lengthOf(clip)) }}>
              <span className={classes.played} style={{ width: `${played(place, clip)}%` }} />
            </span>
          ))}
        </span>
        <input
          type="range"
          className={classes.range}
          aria-label="Position"
          aria-valuetext={`${formatTime(time)} of ${formatTime(duration)}`}
          min={0}
          max={duration}
          step={0.1}
          value={time}
          onChange={(event) => playback.seek(Number(event.target.value))}
        />
      </div>
      <fieldset className={classes.controls} aria-label="Playback">
        <IconButton
          label={isPlaying ? 'Pause' : 'Play'}
          shortcut={playerShortcuts.play.keys}
          className={classes.play}
          onClick={playback.toggle}
        >
          {isPlaying ? <IconPlayerPauseFilled size={size} /> : <IconPlayerPlayFilled size={size} />}
        </IconButton>
        {clips.length > 1 && (
          <>
            <IconButton
              label="Previous clip"
              shortcut={['b']}
              onClick={() => playback.go(Math.max(0, index - 1))}
            >
              <IconPlayerSkipBackFilled size={size} />
            </IconButton>
            <IconButton
              label="Next clip"
              shortcut={['n']}
              disabled={index + 1 >= clips.length}
              onClick={() => playback.go(index + 1)}
            >
              <IconPlayerSkipForwardFilled size={size} />
            </IconButton>
          </>
        )}
        <span className={classes.time}>
          {formatTime(time)} / {formatTime(duration)}
        </span>
        <span className={classes.gap} />
        <CompactSelect
          label="Speed"
          value={String(rate)}
          options={rates.map((one) => ({ value: String(one), label: `${one}×` }))}
          onChange={(value) => playback.setRate(Number(value))}
        />
        <IconButton
          label={isMuted ? 'Sound on' : 'Mute'}
          aria-pressed={isMuted}
          onClick={playback.toggleMute}
        >
          {isMuted ? <IconVolumeOff size={size} /> : <IconVolume size={size} />}
        </IconButton>
        {cards && (
          <IconButton label="Title cards" aria-pressed={cards.isOn} onClick={cards.toggle}>
            <IconLayoutNavbar size={size} />
          </IconButton>
        )}
        <IconButton label="Full screen" shortcut={['f']} onClick={toggleFull}>
          <IconMaximize size={size} />
        </IconButton>
      </fieldset>
    </div>
  );
}
