import type { Reading, ReadingEvents, ReadSentence } from './reading.ts';

type Piece = readonly ReadSentence[];
/** The sound of a piece, by its number. */
type FetchSound = (number: number, signal: AbortSignal) => Promise<Blob>;

/** With sound from elsewhere, a piece at a time; the next one is fetched while one is heard. */
export function readSounds(pieces: readonly Piece[], fetchSound: FetchSound, on: ReadingEvents): Reading {
  const left = new AbortController();
  const audio = new Audio();
  let number = 0;
  let isPaused = false;
  let address = '';
  let ahead = fetchAhead(0);

  /** Begun before anybody waits for it; who does hears that it failed. */
  function fetchAhead(of: number): Promise<Blob> | undefined {
    if (of >= pieces.length) return undefined;
    const sound = fetchSound(of, left.signal);
    sound.catch(() => {});
    return sound;
  }

  async function playNext(): Promise<void> {
    const sound = ahead;
    if (!sound) {
      end();
      on.onEnd();
      return;
    }
    try {
      const blob = await sound;
      if (left.signal.aborted) return;
      ahead = fetchAhead(number + 1);
      URL.revokeObjectURL(address);
      address = URL.createObjectURL(blob);
      audio.src = address;
      if (!isPaused) await play();
    } catch (error) {
      fail(error);
    }
  }

  async function play(): Promise<void> {
    try {
      await audio.play();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // A pause that came before the first sound.
      if (name === 'AbortError') return;
      if (name !== 'NotAllowedError') throw error;
      isPaused = true;
      if (!left.signal.aborted) on.onHeld();
    }
  }

  function fail(error: unknown): void {
    if (left.signal.aborted) return;
    end();
    on.onProblem(error);
  }

  function end(): void {
    left.abort();
    audio.pause();
    audio.removeAttribute('src');
    URL.revokeObjectURL(address);
  }

  audio.addEventListener('timeupdate', () => {
    const piece = pieces[number];
    if (piece && audio.duration > 0) on.onSentence(sentenceAt(piece, audio.currentTime / audio.duration));
  });
  audio.addEventListener('ended', () => {
    number += 1;
    void playNext();
  });
  audio.addEventListener('error', () => {
    if (audio.hasAttribute('src')) fail(audio.error);
  });
  void playNext();
  return {
    pause() {
      isPaused = true;
      audio.pause();
    },
    resume() {
      isPaused = false;
      if (audio.hasAttribute('src')) void play().catch(fail);
    },
    stop: end,
  };
}

/** Sound has no marks in it; a voice takes about the same time for each letter. */
export function sentenceAt(piece: Piece, fraction: number): number | null {
  const whole = piece.reduce((sum, { text }) => sum + text.length, 0);
  let said = 0;
  for (const { text, place } of piece) {
    said += text.length;
    if (said >= fraction * whole) return place;
  }
  return piece.at(-1)?.place ?? null;
}
