import type { HeardWord, TranscriptWord } from '#domain/transcripts/transcript.ts';

/** What a service calls somebody: a number, a letter, a name. */
export type SpeakerName = string | number | null;
type Spoken = { readonly start: number; readonly end: number; readonly speaker?: SpeakerName | undefined };
export type NamedWord = TranscriptWord & { readonly speaker?: SpeakerName | undefined };

/**
 * Gives each word the number of its voice, in the order in which they are first heard: by its own speaker, else by that
 * of the segment around it. Without any speaker the words are as they were.
 */
export function numberVoices(words: readonly NamedWord[], segments: readonly Spoken[]): HeardWord[] {
  const numbers = new Map<SpeakerName, number>();
  const inOrder = segments.toSorted((a, b) => a.start - b.start);
  let at = 0;
  return words.map(({ text, start, end, speaker }) => {
    const middle = (start + end) / 2;
    while (at + 1 < inOrder.length && (inOrder[at + 1]?.start ?? Infinity) <= middle) at += 1;
    const name = speaker ?? inOrder[at]?.speaker ?? null;
    if (name === null) return { text, start, end };
    const voice = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, voice);
    return { text, start, end, voice };
  });
}
