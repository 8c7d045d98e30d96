import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { splitSpeaker } from './split-speaker.ts';
import type { Cue } from '#domain/transcripts/transcript.ts';

const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s|$)`);

/** WebVTT and SubRip. A cue whose time can't be read is left out, as players do; the others are kept. */
export function parseCaptions(content: string): Parsed<Cue[]> {
  const lines = content
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r+\n|\r/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .split('\n');
  const blocks: { span: Span; text: string[] }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const span = readTiming(lines[at] ?? '');
    if (!span) continue;
    const text: string[] = [];
    at += blanksBeforeWords(lines, at + 1);
    while (at + 1 < lines.length && (lines[at + 1] ?? '').trim() !== '' && !readTiming(lines[at + 1] ?? '')) {
      at += 1;
      text.push(lines[at] ?? '');
    }
    // The number of the next SubRip cue, where the empty line before it is missing.
    if (readTiming(lines[at + 1] ?? '') && /^\d+$/.test(text.at(-1) ?? '')) text.pop();
    if (span.end >= span.start) blocks.push({ span, text });
  }
  const isNamedAbove = namesStandAbove(blocks.map(({ text }) => text));
  const cues = blocks.flatMap(({ span, text }) =>
    isNamedAbove
      ? readCue(span, `${text[0] ?? ''}: ${text.slice(1).join(' ')}`)
      : readCue(span, text.join('\n')),
  );
  return cues.length === 0
    ? refused('There are no captions with times in this file')
    : accepted(cues.sort((a, b) => a.start - b.start));
}

/** An empty line may be between a time and its words, but not before the number or name of the next cue. */
function blanksBeforeWords(lines: readonly string[], from: number): number {
  const isBlank = (at: number): boolean => at < lines.length && (lines[at] ?? '').trim() === '';
  let words = from;
  while (isBlank(words)) words += 1;
  let behind = words + 1;
  while (isBlank(behind)) behind += 1;
  return words >= lines.length || readTiming(lines[behind] ?? '') ? 0 : words - from;
}

type Span = { readonly start: number; readonly end: number };

/** Some meeting tools write the speaker on the first line of each cue: then few names are above many words. */
function namesStandAbove(cues: readonly (readonly string[])[]): boolean {
  if (cues.length < 4 || cues.some((lines) => lines.length < 2)) return false;
  const names = new Set(cues.map(([first = '']) => first.trim()));
  return (
    names.size <= cues.length / 2 && [...names].every((first) => /^[\p{L}\p{N}][^:.!?<]{0,58}$/u.test(first))
  );
}

function readTiming(line: string): Span | undefined {
  const found = timing.exec(line);
  if (!found) return undefined;
  const [start, end] = [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]):
  | number
  | undefined {
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return (
    Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / 1000
  );
}

/** Each voice of a cue is a cue of its own, sharing its time by length. */
function readCue(span: Span, raw: string): Cue[] {
  const parts = raw.split(/(?=<v[.\s])/i).flatMap((part) => {
    const voice = /^<v(?:\.[^\s>]*)?\s+([^>]*)>/i.exec(part)?.[1];
    const plain = plainText(part);
    const named = voice === undefined ? splitSpeaker(plain) : { speaker: plainText(voice), text: plain };
    return named.text === '' ? [] : [named];
  });
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  let at = span.start;
  return parts.map(({ speaker, text }) => {
    const start = at;
    at += ((span.end - span.start) * text.length) / length;
    return { speaker, text, start, end: at };
  });
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&quot;': '"',
};

/** Without tags, times inside the line, and what stands for a sign. */
function plainText(text: string): string {
  return text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\{\\[^}]*\}/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm|quot);/g, (name) => entities[name] ?? name)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
