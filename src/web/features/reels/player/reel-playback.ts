import { createPlayback, type Playback } from '#web/kit/player/playback.ts';
import { durationOf, lengthOf, placeAt, startsOf, type ReelClip } from './reel-clip.ts';
import { createSignal } from '#web/ui/store.ts';

export type ReelState = {
  readonly index: number;
  /** Seconds into the clip. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** The title of the clip stands before its picture. */
  readonly isCard: boolean;
  readonly isStarted: boolean;
  readonly isWaiting: boolean;
  readonly problem: string | null;
  readonly rate: number;
  readonly isMuted: boolean;
};

export type ReelPlayback = {
  readonly get: () => ReelState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly toggle: () => void;
  /** Plays a clip from its start, with its card. */
  readonly go: (index: number) => void;
  readonly seek: (seconds: number) => void;
  readonly step: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  readonly toggleMute: () => void;
  readonly attach: (media: HTMLMediaElement) => () => void;
};

const cardMs = 1600;
/** Frames come some hundredths apart: what is this near the end is the end. */
const nearEnd = 0.04;

type Options = { hasCards: () => boolean; startAt?: string | null };
type Opened = { readonly fileId: string; readonly playback: Playback; readonly close: () => void };

/** Clips of several recordings in one element, one after the other. Nothing is loaded before somebody plays. */
export function createReelPlayback(
  clips: readonly ReelClip[],
  { hasCards, startAt = null }: Options,
): ReelPlayback {
  let media: HTMLMediaElement | null = null;
  let opened: Opened | null = null;
  let card: ReturnType<typeof setTimeout> | undefined;
  let state: ReelState = {
    index: Math.max(
      0,
      clips.findIndex(({ id }) => id === startAt),
    ),
    at: 0,
    isPlaying: false,
    isCard: false,
    isStarted: false,
    isWaiting: false,
    problem: null,
    rate: 1,
    isMuted: false,
  };
  const listeners = createSignal();

  function set(next: Partial<ReelState>): void {
    state = { ...state, ...next };
    listeners.tell();
  }

  function open(clip: ReelClip): Playback | null {
    if (opened?.fileId === clip.fileId) return opened.playback;
    opened?.close();
    opened = null;
    if (!media) return null;
    const ends = clips.filter(({ fileId }) => fileId === clip.fileId).map(({ end }) => end);
    const { fileId, streamUrl } = clip;
    const playback = createPlayback({ fileId, streamUrl, duration: Math.max(...ends) + 1 });
    const detach = playback.attach(media);
    const stop = playback.subscribe(() => follow(playback));
    playback.setRate(state.rate);
    opened = {
      fileId,
      playback,
      close: () => {
        stop();
        detach();
      },
    };
    return playback;
  }

  function follow(playback: Playback): void {
    const clip = clips[state.index];
    if (!clip || opened?.playback !== playback) return;
    const { time, isPlaying, isWaiting, problem } = playback.get();
    if (state.isCard) return problem === null ? undefined : set({ problem });
    const at = Math.min(Math.max(0, time - clip.start), lengthOf(clip));
    const isOver = state.isPlaying && time >= clip.end - nearEnd;
    set({ at, isWaiting, problem, isPlaying: isOver ? state.isPlaying : isPlaying });
    if (isOver) finish();
  }

  function finish(): void {
    if (state.index + 1 < clips.length) return go(state.index + 1);
    opened?.playback.pause();
    const clip = clips[state.index];
    set({ isPlaying: false, at: clip ? lengthOf(clip) : 0 });
  }

  function go(index: number): void {
    const clip = clips[index];
    if (!clip) return;
    clearTimeout(card);
    opened?.playback.pause();
    const isCard = hasCards();
    set({ index, at: 0, isCard, isPlaying: true, isStarted: true, problem: null });
    if (!isCard) return start(clip, 0);
    // Meanwhile the picture is on its way.
    open(clip)?.seek(clip.start);
    card = setTimeout(() => start(clip, 0), cardMs);
  }

  function start(clip: ReelClip, at: number): void {
    const playback = open(clip);
    set({ isCard: false, isPlaying: true, isStarted: true, at });
    playback?.playPart(clip.start + at, clip.end);
  }

  function pause(): void {
    clearTimeout(card);
    opened?.playback.pause();
    set({ isPlaying: false });
  }

  function play(): void {
    const clip = clips[state.index];
    if (!clip) return;
    const isOver = state.at >= lengthOf(clip) - nearEnd;
    if (isOver && state.index + 1 >= clips.length) return go(0);
    if (!state.isStarted || state.isCard) return go(state.index);
    start(clip, isOver ? 0 : state.at);
  }

  function seek(seconds: number): void {
    const { index, at } = placeAt(clips, Math.min(seconds, durationOf(clips) - 0.1));
    const clip = clips[index];
    if (!clip) return;
    clearTimeout(card);
    const { isPlaying } = state;
    opened?.playback.pause();
    set({ index, at, isCard: false, isStarted: true, problem: null });
    if (isPlaying) return start(clip, at);
    set({ isPlaying: false });
    open(clip)?.seek(clip.start + at);
  }

  return {
    get: () => state,
    subscribe: listeners.subscribe,
    toggle: () => (state.isPlaying ? pause() : play()),
    go,
    seek,
    step: (seconds) => seek(Math.max(0, (startsOf(clips)[state.index] ?? 0) + state.at + seconds)),
    setRate: (rate) => {
      opened?.playback.setRate(rate);
      set({ rate });
    },
    toggleMute: () => {
      if (media) media.muted = !state.isMuted;
      set({ isMuted: !state.isMuted });
    },
    attach: (element) => {
      media = element;
      return () => {
        clearTimeout(card);
        opened?.close();
        opened = null;
        media = null;
      };
    },
  };
}
