import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { untimed, type TranscriptPart } from '#domain/transcripts/transcript.ts';
import { readTurnLine, startsTranscript } from './read-turn-line.ts';

/** About how fast people talk: how long a turn lasts at most, where only its start is given. */
const charactersPerSecond = 15;
/** Of lines without times; a turn with a time is one turn, however long. */
const mostCharacters = 900;

type Turn = { readonly speaker: string; readonly start: number | undefined; text: string; isOutside?: true };

/**
 * Plain text: one turn a line or block, with `Name:` and `00:01:15` before it, or on a line of their own, where known.
 * A turn has a time only if the text gives one, and its words have none of their own: they would be guesses.
 */
export function parseTextTranscript(content: string): Parsed<TranscriptPart[]> {
  const lines = content
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  // A text that names nobody and no time is all said by somebody.
  const first = Math.max(0, lines.findIndex(startsTranscript));
  const turns: Turn[] = lines.slice(0, first).map((line) => ({
    speaker: '',
    start: undefined,
    text: line.trim(),
    isOutside: true,
  }));
  let speaker = '';
  let start: number | undefined;
  for (const line of lines.slice(first).map(readTurnLine)) {
    start = line.time ?? start;
    speaker = line.speaker === '' ? speaker : line.speaker;
    if (line.text === '') continue;
    const last = turns.at(-1);
    const goesOn =
      last?.speaker === speaker &&
      last.isOutside !== true &&
      start === undefined &&
      (last.start !== undefined || last.text.length + line.text.length <= mostCharacters);
    if (goesOn) last.text += ` ${line.text}`;
    else turns.push({ speaker, start, text: line.text });
    start = undefined;
  }
  return turns.length === 0 ? refused('There is no text in this file') : accepted(partsOf(turns));
}

function partsOf(turns: readonly Turn[]): TranscriptPart[] {
  const parts: TranscriptPart[] = [];
  let next = Infinity;
  for (const { speaker, start, text, isOutside } of turns.toReversed()) {
    const words = text.split(/\s+/u).filter((word) => word !== '');
    const span = start === undefined ? untimed : { start, end: endOf({ start, text }, next) };
    parts.push({
      speaker,
      ...span,
      words: words.map((word) => ({ text: word, ...span })),
      ...(isOutside && { isOutside }),
    });
    next = start ?? next;
  }
  return parts.toReversed();
}

/** Not behind the next turn. One that ends where it starts would have no time at all, if that is the very beginning. */
function endOf({ start, text }: { start: number; text: string }, next: number): number {
  const latest = start + text.length / charactersPerSecond;
  return next > start ? Math.min(latest, next) : latest;
}
