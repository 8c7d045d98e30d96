import { IconMusic, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import classes from './reel-player.module.css';
import type { ReelClip } from './reel-clip.ts';
import { ReelControls } from './reel-controls.tsx';
import { pressReelKey } from './reel-keys.ts';
import type { ReelPlayback } from './reel-playback.ts';

export type ReelPlayerProps = {
  name: string;
  clips: readonly ReelClip[];
  playback: ReelPlayback;
  /** Null: this reel has no cards to turn off. */
  cards: { isOn: boolean; toggle: () => void } | null;
};

/** One stage for all clips, with the title of each before it and its words below. */
export function ReelPlayer({ name, clips, playback, cards }: ReelPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [isFull, setFull] = useState(false);
  const state = useSyncExternalStore(playback.subscribe, playback.get);
  const clip = clips[state.index];
  useEffect(() => (element.current ? playback.attach(element.current) : undefined), [playback]);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggleFull = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen().catch(() => null);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (pressReelKey(event, { playback, toggleFull })) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  useEffect(() => {
    const node = frame.current;
    const onKey = (event: KeyboardEvent) => press(event);
    node?.addEventListener('keydown', onKey);
    return () => node?.removeEventListener('keydown', onKey);
  }, []);
  if (!clip) return null;
  const isPictureShown = state.isStarted && clip.isVideo;
  return (
    <section
      ref={frame}
      aria-label={`Player of ${name}`}
      className={classes.player}
      data-playing={state.isPlaying || undefined}
      data-full={isFull || undefined}
    >
      <div className={classes.stage}>
        <video
          ref={element}
          className={classes.video}
          playsInline
          preload="none"
          data-hidden={!isPictureShown || undefined}
          tabIndex={0}
          aria-label={`Picture of ${name}`}
          onClick={() => playback.toggle()}
        >
          <track kind="captions" />
        </video>
        {!state.isStarted && clip.posterUrl !== null && (
          <img className={classes.poster} src={clip.posterUrl} alt="" />
        )}
        {state.isStarted && !clip.isVideo && !state.isCard && (
          <p className={classes.sound}>
            <IconMusic size={20} aria-hidden />
            {clip.text}
          </p>
        )}
        {state.isCard && (
          <div className={classes.card} data-testid="title-card">
            {clip.saidBy.length > 0 && <p className={classes.cardTitle}>{clip.saidBy.join(', ')}</p>}
            <p className={clip.saidBy.length > 0 ? undefined : classes.cardTitle}>
              {titleOf('note', clip.title)}
            </p>
            <p className={classes.cardFacts}>
              {formatTime(clip.start)}–{formatTime(clip.end)} · {state.index + 1} of {clips.length}
            </p>
          </div>
        )}
        {!state.isStarted && (
          <button
            type="button"
            className={classes.start}
            aria-label={`Play ${name}`}
            onClick={playback.toggle}
          >
            <IconPlayerPlayFilled size={28} />
          </button>
        )}
        {state.isWaiting && state.isPlaying && !state.isCard && (
          <span className={classes.waiting} aria-hidden />
        )}
      </div>
      {state.problem !== null && (
        <p role="alert" className={classes.problem}>
          {state.problem}
        </p>
      )}
      <ReelControls clips={clips} playback={playback} cards={cards} toggleFull={toggleFull} />
    </section>
  );
}
