import {
  IconBadgeCc,
  IconHighlight,
  IconMaximize,
  IconMessagePlus,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatTime } from '#editor/transcript/format-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import type { LoadedFile } from './loaded-file.ts';
import { rates } from './playback.ts';
import { qualityChoice } from './quality-choice.ts';
import type { Quality } from './quality.ts';
import { usePlaybackState } from './use-playback-state.ts';
import { playerShortcuts } from './shortcuts.ts';
import type { PlayerKeys } from './player-keys.ts';
import classes from './player.module.css';

export type ControlsProps = {
  file: LoadedFile;
  keys: PlayerKeys;
  hasTranscript: boolean;
  hasCaptions: boolean;
  /** Asks for the sharp stream where it is missing; null for those who can’t. */
  onPrepare: (() => void) | null;
  /** The way to the file itself, for those who may have it. */
  download: ReactNode;
};

export function Controls({ file, keys, hasTranscript, hasCaptions, onPrepare, download }: ControlsProps) {
  const { playback, mark, comment, toggleCaptions, toggleFull, togglePicture } = keys;
  const { time, duration, isPlaying, rate, isMuted, isFollowed, quality } = usePlaybackState(playback);
  const sharp = file.media?.sharp ?? null;
  const choice = qualityChoice(sharp, { quality, mayPrepare: onPrepare !== null });
  const setQuality = (next: Quality) => {
    if (next === 'sharp' && sharp?.state === 'MISSING') onPrepare?.();
    playback.setQuality(next);
  };
  return (
    <fieldset className={classes.controls} aria-label="Playback">
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        shortcut={playerShortcuts.play.keys}
        className={classes.play}
        onClick={playback.toggle}
      >
        {isPlaying ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
      </IconButton>
      <IconButton
        label="10 seconds back"
        shortcut={playerShortcuts.stepBack.keys}
        onClick={() => playback.step(-10)}
      >
        <IconRewindBackward10 size={16} />
      </IconButton>
      <IconButton
        label="10 seconds forward"
        shortcut={playerShortcuts.stepOn.keys}
        onClick={() => playback.step(10)}
      >
        <IconRewindForward10 size={16} />
      </IconButton>
      <span className={classes.time}>
        {formatTime(time)} / {formatTime(duration)}
      </span>
      <span className={classes.name} title={file.name}>
        {file.name}
      </span>
      {hasTranscript && isPlaying && !isFollowed && (
        <Button onClick={() => playback.setFollowed(true)}>Jump to current</Button>
      )}
      <span className={classes.more}>
        {comment && (
          <IconButton label="Comment at this time" onClick={comment}>
            <IconMessagePlus size={16} />
          </IconButton>
        )}
        {mark && (
          <IconButton label="Highlight the last 15 seconds" shortcut={['m']} onClick={mark}>
            <IconHighlight size={16} />
          </IconButton>
        )}
        <CompactSelect
          label="Speed"
          value={String(rate)}
          options={rates.map((one) => ({ value: String(one), label: `${one}×` }))}
          onChange={(value) => playback.setRate(Number(value))}
        />
        {choice && (
          <CompactSelect
            label="Quality"
            value={choice.value}
            options={choice.options}
            onChange={setQuality}
          />
        )}
        <IconButton
          label={isMuted ? 'Sound on' : 'Mute'}
          aria-pressed={isMuted}
          onClick={playback.toggleMute}
        >
          {isMuted ? <IconVolumeOff size={16} /> : <IconVolume size={16} />}
        </IconButton>
        {toggleCaptions && (
          <IconButton
            label="Captions"
            shortcut={playerShortcuts.captions.keys}
            aria-pressed={hasCaptions}
            onClick={toggleCaptions}
          >
            <IconBadgeCc size={16} />
          </IconButton>
        )}
        {togglePicture && (
          <IconButton label="Picture in picture" shortcut={['p']} onClick={togglePicture}>
            <IconPictureInPicture size={16} />
          </IconButton>
        )}
        {toggleFull && (
          <IconButton label="Full screen" shortcut={['f']} onClick={toggleFull}>
            <IconMaximize size={16} />
          </IconButton>
        )}
        {download}
      </span>
    </fieldset>
  );
}
