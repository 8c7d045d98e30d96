import type { Client } from 'urql';
import { hasDeviceVoice } from '#web/kit/speech/device-voice.ts';
import { readOnDevice } from '#web/kit/speech/read-on-device.ts';
import { readSounds } from '#web/kit/speech/read-sounds.ts';
import type { Reading, ReadingEvents } from '#web/kit/speech/reading.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import type { SpokenTextQuery } from '#web/lib/graphql.gen.ts';
import { createStore, useStore } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { fetchSound, silenceOf } from './fetch-sound.ts';
import type { Listened } from './listened.ts';
import { SpokenTextDocument } from './listening.gen.ts';

type Listening = {
  readonly id: string;
  readonly state: 'opening' | 'playing' | 'paused';
  /** Of the sentence that is read. */
  readonly place: number | null;
};

/** One text at a time: two voices at once can't be followed. */
const listening = createStore<Listening | null>(null);
let reading: Reading | null = null;
let turn = 0;

export function useListening(id: string): Listening | null {
  const now = useStore(listening);
  return now?.id === id ? now : null;
}

/** The place of the sentence that is read now, for the text that shows it. */
export function useSpokenPlace(id: string): number | null {
  return useListening(id)?.place ?? null;
}

/** What is read is read by the server at that moment: access may have changed since the page was opened. */
export async function listen(client: Client, of: Listened): Promise<void> {
  stopListening();
  turn += 1;
  const own = turn;
  listening.set({ id: of.id, state: 'opening', place: null });
  const { data, error } = await client
    .query(SpokenTextDocument, of, { requestPolicy: 'network-only' })
    .toPromise();
  if (own !== turn) return;
  const text = data?.spokenText;
  if (!text || text.pieces.length === 0)
    fail(error ? problemOf(error).message : 'There’s nothing to read aloud.');
  else if (!text.hasSound && !hasDeviceVoice()) fail('This browser has no voice to read aloud with.');
  else {
    reading = read(of, text);
    // Pressed again while the text was on its way.
    if (listening.get()?.state === 'paused') reading.pause();
  }
}

export function pauseListening(): void {
  const now = listening.get();
  if (!now || now.state === 'paused') return;
  reading?.pause();
  listening.set({ ...now, state: 'paused' });
}

export function resumeListening(): void {
  const now = listening.get();
  if (now?.state !== 'paused') return;
  listening.set({ ...now, state: 'playing' });
  reading?.resume();
}

/** With an id: if that is what is read. */
export function stopListening(id = listening.get()?.id): void {
  if (listening.get()?.id !== id) return;
  turn += 1;
  reading?.stop();
  reading = null;
  listening.set(null);
}

function read(
  of: Listened,
  { pieces, hasSound, language }: NonNullable<SpokenTextQuery['spokenText']>,
): Reading {
  const on: ReadingEvents = {
    onSentence(place) {
      const now = listening.get();
      if (now && (now.place !== place || now.state === 'opening'))
        listening.set({ ...now, place, state: now.state === 'paused' ? 'paused' : 'playing' });
    },
    onEnd: () => stopListening(of.id),
    onHeld() {
      const now = listening.get();
      if (now) listening.set({ ...now, state: 'paused' });
    },
    onProblem: (error) =>
      fail(hasSound ? silenceOf(error) : 'The browser could not read this aloud. Try again.'),
  };
  const said = pieces.map(({ sentences }) => sentences);
  return hasSound
    ? readSounds(said, (number, signal) => fetchSound(of, number, signal), on)
    : readOnDevice(said.flat(), language, on);
}

function fail(message: string): void {
  stopListening();
  showToast({ message, tone: 'error' });
}
