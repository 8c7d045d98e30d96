import type { SpeakerChoice } from './assign-speaker.ts';

/** A speaker that is not among these. */
export function newSpeaker(speakers: readonly SpeakerChoice[]): SpeakerChoice {
  const numbers = speakers.map(({ id }) => numberOf(id));
  return numbered(Math.max(speakers.length, ...numbers) + 1);
}

/**
 * Which key stands for whom: a speaker’s own number, so that assigning a paragraph moves nobody to another key. Those
 * who came without a number have the lowest keys that are left; every other key up to the next number is somebody new.
 */
export function speakerKeys(speakers: readonly SpeakerChoice[]): ReadonlyMap<number, SpeakerChoice> {
  const keys = new Map(speakers.map((speaker) => [numberOf(speaker.id), speaker]));
  const unnumbered = speakers
    .filter(({ id }) => numberOf(id) === 0)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  keys.delete(0);
  const last = numberOf(newSpeaker(speakers).id);
  for (let key = 1; key <= last; key += 1)
    if (!keys.has(key)) keys.set(key, unnumbered.shift() ?? numbered(key));
  return keys;
}

function numbered(number: number): SpeakerChoice {
  return { id: `speaker-${number}`, name: '' };
}

/** 0: it has none. */
function numberOf(id: string): number {
  return Number(/^speaker-([1-9]\d{0,5})$/.exec(id)?.[1] ?? 0);
}
