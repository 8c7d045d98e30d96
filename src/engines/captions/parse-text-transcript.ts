import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { Cue } from '#domain/transcripts/transcript.ts';
import { readTurnLine } from './read-turn-line.ts';

/** About how fast people talk; only used where a file names no times. */
const charactersPerSecond = 15;

/** Plain text: one turn a line or block, with `Name:` and `00:01:15` before it, or on a line of their own, where known. */
export function parseTextTranscript(content: string): Parsed<Cue[]> {
  const cues: { speaker: string; start: number; text: string }[] = [];
  let speaker = '';
  let start: number | undefined;
  let end = 0;
  for (const raw of content.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    if (raw.trim() === '') continue;
    const line = readTurnLine(raw);
    start = line.time ?? start;
    speaker = line.speaker === '' ? speaker : line.speaker;
    if (line.text === '') continue;
    const at = Math.max(start ?? end, cues.at(-1)?.start ?? 0);
    cues.push({ speaker, start: at, text: line.text });
    end = at + line.text.length / charactersPerSecond;
    start = undefined;
  }
  if (cues.length === 0) return refused('There is no text in this file');
  return accepted(
    cues.map((cue, index) => ({
      ...cue,
      end: Math.max(
        cue.start,
        Math.min(cue.start + cue.text.length / charactersPerSecond, cues[index + 1]?.start ?? Infinity),
      ),
    })),
  );
}
