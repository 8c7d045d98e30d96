import { nextHeard, type HeardPart } from './heard-parts.ts';
import { keepQuality, readQuality, type Quality } from './quality.ts';
import { openStream, type Stream } from './stream.ts';
import { createSignal } from '#web/ui/store.ts';

export type PlaybackState = {
  readonly time: number;
  readonly duration: number;
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly rate: number;
  readonly isMuted: boolean;
  readonly quality: Quality;
  /** Its transcript keeps the word that is said in sight. */
  readonly isFollowed: boolean;
  readonly bufferedTo: number;
  /** Why nothing plays. */
  readonly problem: string | null;
};

/** One recording on the page. Its transcript and its timeline steer it and follow it. */
export type Playback = {
  readonly fileId: string;
  readonly get: () => PlaybackState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly step: (seconds: number) => void;
  /** Plays from here and stops there. */
  readonly playPart: (from: number, to: number) => void;
  /** Plays these parts only, in order; null: everything. */
  readonly setParts: (parts: readonly HeardPart[] | null) => void;
  readonly setRate: (rate: number) => void;
  readonly toggleMute: () => void;
  /** Here, and on this device from now on. */
  readonly setQuality: (quality: Quality) => void;
  /** Says that the recording has another stream than when it was opened. */
  readonly renew: () => void;
  readonly setFollowed: (isFollowed: boolean) => void;
  /** Ties it to an element of the page; answers how to let go. */
  readonly attach: (media: HTMLMediaElement) => () => void;
};

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

type Source = { fileId: string; streamUrl: string; duration: number };

/** Nothing is loaded before somebody plays or jumps: a page with ten recordings costs no more than one without. */
export function createPlayback({ fileId, streamUrl, duration }: Source): Playback {
  let media: HTMLMediaElement | null = null;
  let opening: Promise<Stream> | null = null;
  let isStale = false;
  let stopAt: number | null = null;
  let parts: readonly HeardPart[] | null = null;
  let frame = 0;
  let state: PlaybackState = {
    time: 0,
    duration,
    isPlaying: false,
    isWaiting: false,
    rate: 1,
    isMuted: false,
    quality: readQuality(),
    isFollowed: true,
    bufferedTo: 0,
    problem: null,
  };
  const listeners = createSignal();

  function set(next: Partial<PlaybackState>): void {
    state = { ...state, ...next };
    listeners.tell();
  }

  function read(): void {
    if (!media) return;
    const { buffered } = media;
    set({
      // Before the stream is open the element knows of no time.
      time: media.readyState === 0 ? state.time : media.currentTime,
      duration: Number.isFinite(media.duration) && media.duration > 0 ? media.duration : state.duration,
      isPlaying: !media.paused && !media.ended,
      bufferedTo: buffered.length === 0 ? 0 : buffered.end(buffered.length - 1),
    });
  }

  /** Words are shorter than the pauses between the element's own events. */
  function follow(): void {
    cancelAnimationFrame(frame);
    let last = 0;
    const tick = (now: number) => {
      if (!media || media.paused) return;
      if (stopAt !== null && media.currentTime >= stopAt) {
        stopAt = null;
        media.pause();
      }
      if (parts && stopAt === null && !media.seeking) leap(media, parts);
      if (now - last > 80) {
        last = now;
        read();
      }
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  }

  /** Over what is not highlighted; behind the last part it stops. */
  function leap(current: HTMLMediaElement, heard: readonly HeardPart[]): void {
    const next = nextHeard(heard, current.currentTime);
    if (next === null) current.pause();
    else if (next > current.currentTime) current.currentTime = next;
  }

  async function open(): Promise<void> {
    if (!media || opening) return void (await opening);
    const current = media;
    set({ isWaiting: true, problem: null });
    isStale = false;
    opening = openStream(current, streamUrl, {
      quality: state.quality,
      onLost: (problem) => {
        opening = null;
        set({ problem, isWaiting: false });
      },
    });
    try {
      await opening;
      current.playbackRate = state.rate;
      if (state.time > 0) current.currentTime = state.time;
    } catch {
      opening = null;
      set({ problem: 'The player couldn’t be loaded. Reload the page.', isWaiting: false });
    }
  }

  /** The list of streams is read once, so a new one is found by opening it again, at the same place. */
  async function reopen(): Promise<void> {
    const before = opening;
    const wasPlaying = media !== null && !media.paused;
    opening = null;
    (await before?.catch(() => null))?.stop();
    await open();
    if (wasPlaying) await media?.play().catch(() => null);
  }

  async function play(): Promise<void> {
    await (isStale && opening ? reopen() : open());
    const first = parts?.[0];
    if (media && parts && first && stopAt === null) {
      media.currentTime = nextHeard(parts, state.time) ?? first.from;
    }
    // A browser may refuse to play what nobody pressed.
    await media?.play().catch(() => set({ isPlaying: false, isWaiting: false }));
  }

  function seek(seconds: number): void {
    const time = Math.min(Math.max(0, seconds), Math.max(0, state.duration - 0.05));
    stopAt = null;
    set({ time });
    void open().then(() => {
      if (media) media.currentTime = time;
    });
  }

  return {
    fileId,
    get: () => state,
    subscribe: listeners.subscribe,
    play: () => void play(),
    pause: () => media?.pause(),
    toggle: () => {
      stopAt = null;
      if (media && !media.paused) media.pause();
      else void play();
    },
    seek,
    step: (seconds) => seek(state.time + seconds),
    playPart: (from, to) => {
      seek(from);
      stopAt = to;
      void play();
    },
    setParts: (next) => {
      parts = next;
    },
    setRate: (rate) => {
      if (media) media.playbackRate = rate;
      set({ rate });
    },
    toggleMute: () => {
      if (media) media.muted = !state.isMuted;
      set({ isMuted: !state.isMuted });
    },
    setQuality: (quality) => {
      keepQuality(quality);
      set({ quality });
      if (isStale && opening) void reopen();
      else void opening?.then((stream) => stream.setQuality(quality)).catch(() => null);
    },
    renew: () => {
      if (!opening) return;
      isStale = true;
      // Otherwise nothing is interrupted: it is opened again when somebody presses Play.
      if (state.quality === 'sharp') void reopen();
    },
    setFollowed: (isFollowed) => {
      if (isFollowed !== state.isFollowed) set({ isFollowed });
    },
    attach: (element) => {
      media = element;
      const on = new AbortController();
      const listen = (events: readonly string[], run: () => void) => {
        for (const event of events) element.addEventListener(event, run, { signal: on.signal });
      };
      listen(['timeupdate', 'seeked', 'durationchange', 'progress', 'pause', 'ended'], read);
      listen(['waiting'], () => set({ isWaiting: true }));
      listen(['playing', 'canplay'], () => set({ isWaiting: false, problem: null }));
      listen(['playing'], () => {
        read();
        follow();
      });
      return () => {
        on.abort();
        cancelAnimationFrame(frame);
        void opening?.then((stream) => stream.stop()).catch(() => null);
        opening = null;
        media = null;
      };
    },
  };
}

let shown: readonly Playback[] = [];
let played: Playback | null = null;
const watchers = createSignal();

/** Puts a recording where its transcript finds it. */
export function showPlayback(playback: Playback): () => void {
  if (shown.length === 0) addEventListener('keydown', pressSpace);
  shown = [...shown, playback];
  const stop = playback.subscribe(() => {
    if (playback.get().isPlaying) played = playback;
  });
  watchers.tell();
  return () => {
    shown = shown.filter((one) => one !== playback);
    stop();
    if (played === playback) played = null;
    if (shown.length === 0) removeEventListener('keydown', pressSpace);
    watchers.tell();
  };
}

export function playbackOf(fileId: string): Playback | null {
  return shown.findLast((one) => one.fileId === fileId) ?? null;
}

export function allPlaybacks(): readonly Playback[] {
  return shown;
}

export function subscribePlaybacks(watcher: () => void): () => void {
  return watchers.subscribe(watcher);
}

/** Space plays and pauses what played last, unless the focus is where a space means something. */
function pressSpace(event: KeyboardEvent): void {
  const { target, key, defaultPrevented } = event;
  const isFree = target === document.body || (target instanceof HTMLElement && target.id === 'main');
  if (key !== ' ' || defaultPrevented || !isFree) return;
  const playback = played ?? shown[0];
  if (!playback) return;
  event.preventDefault();
  playback.toggle();
}
