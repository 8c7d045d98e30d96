import { parseTranscript } from './parse-transcript.ts';
import { readTurnLine } from './read-turn-line.ts';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';

const fewestTurns = 3;
/** Of the lines that say anything: a report that quotes one conversation is no transcript. */
const smallestShare = 0.2;

/** The turns of a text that is a transcript without doubt: captions, or lines that name both a speaker and a time. */
export function recognizeTranscript(content: string): TranscriptPart[] | undefined {
  if (!hasCaptions(content) && !hasTurns(content)) return undefined;
  const parsed = parseTranscript(content);
  return parsed.ok ? parsed.value : undefined;
}

function hasCaptions(content: string): boolean {
  return /^\s*(?:\d{1,4}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}\s*-->/m.test(content);
}

function hasTurns(content: string): boolean {
  const lines = content.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const turns = lines.map(readTurnLine).filter(({ speaker, time }) => speaker !== '' && time !== undefined);
  return turns.length >= fewestTurns && turns.length >= lines.length * smallestShare;
}
