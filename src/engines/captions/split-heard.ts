import type { HeardWord, TranscriptPart } from '#domain/transcripts/transcript.ts';
import { splitTurns } from './split-turns.ts';

/** Words as paragraphs of one voice each, where an engine told voices apart; a word without one is the last voice's. */
export function splitHeard(words: readonly HeardWord[]): TranscriptPart[] {
  const voices = new Set(words.flatMap(({ voice }) => voice ?? []));
  if (voices.size < 2) return splitTurns(words.map(withoutVoice));
  const runs: { voice: number; words: HeardWord[] }[] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const voice = word.voice ?? run?.voice ?? [...voices][0] ?? 1;
    if (run?.voice === voice) run.words.push(word);
    else runs.push({ voice, words: [word] });
  }
  return runs.flatMap((run) => splitTurns(run.words.map(withoutVoice), run.voice));
}

function withoutVoice({ text, start, end }: HeardWord) {
  return { text, start, end };
}
