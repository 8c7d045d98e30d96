import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { splitSpeaker } from './split-speaker.ts';
import type { Cue } from './transcript.ts';

/** About how fast people talk; only used where a file names no times. */
const charactersPerSecond = 15;
const stamp = /^\s*[[(]?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?[\])]?\s*(?:-\s*)?/;

/** Plain text: one turn a line or block, with `Name:` and `00:01:15` before it, or on a line of their own, where known. */
export function parseTextTranscript(content: string): Parsed<Cue[]> {
  const cues: { speaker: string; start: number; text: string }[] = [];
  let speaker = '';
  let start: number | undefined;
  let end = 0;
  for (const raw of content.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const { time, rest } = readStamp(raw);
    if (time !== undefined) start = time;
    if (rest === '') continue;
    const trailing = readTrailingStamp(rest);
    if (trailing) {
      speaker = trailing.speaker;
      start = trailing.time;
      continue;
    }
    const named = splitSpeaker(rest);
    if (named.speaker !== '') speaker = named.speaker;
    if (named.text === '') continue;
    const at = Math.max(start ?? end, cues.at(-1)?.start ?? 0);
    cues.push({ speaker, start: at, text: named.text });
    end = at + named.text.length / charactersPerSecond;
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

function readStamp(line: string): { time: number | undefined; rest: string } {
  const found = stamp.exec(line);
  if (!found) return { time: undefined, rest: line.trim() };
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found;
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
  return { time, rest: line.slice(found[0].length).trim() };
}

/** `Anna Lee  0:15` above what she said, as meeting tools write it. */
function readTrailingStamp(line: string): { speaker: string; time: number } | undefined {
  const found = /^(?<name>[\p{L}\p{N}][^:]{0,58}?)\s+[[(]?(?<time>(?:\d{1,2}:)?\d{1,3}:\d{2})[\])]?$/u.exec(
    line,
  )?.groups;
  if (!found?.['name'] || !found['time']) return undefined;
  const { time } = readStamp(found['time']);
  return time === undefined ? undefined : { speaker: found['name'].trim(), time };
}
