import { parseTranscript } from './parse-transcript.ts';
import { readTurnLine } from './read-turn-line.ts';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';

const fewestTurns = 3;
/** Of the lines that say anything: a report that quotes one conversation is no transcript. */
const smallestShare = 0.2;
/** Without times only the names tell turns from prose, so most lines must have one, and several must come back. */
const fewestNamedTurns = 4;
const smallestNamedShare = 0.5;
const mostSpeakersPerTurn = 0.5;

/** The turns of a text that is a transcript without doubt: captions, or lines that name both a speaker and a time. */
export function recognizeTranscript(content: string): TranscriptPart[] | undefined {
  return hasCaptions(content) || hasTurns(content) ? read(content) : undefined;
}

/** The same for somebody who asks for it: names without times are enough. */
export function readAsTranscript(content: string): TranscriptPart[] | undefined {
  return hasCaptions(content) || hasTurns(content) || hasNamedTurns(content) ? read(content) : undefined;
}

function read(content: string): TranscriptPart[] | undefined {
  const parsed = parseTranscript(content);
  return parsed.ok ? parsed.value : undefined;
}

/** Told apart by what it holds and not by its name. */
export function hasCaptions(content: string): boolean {
  return /^\s*(?:\d{1,4}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}\s*-->/m.test(content);
}

function hasTurns(content: string): boolean {
  const lines = wordedLines(content);
  const turns = lines.map(readTurnLine).filter(({ speaker, time }) => speaker !== '' && time !== undefined);
  return turns.length >= fewestTurns && turns.length >= lines.length * smallestShare;
}

function hasNamedTurns(content: string): boolean {
  const lines = wordedLines(content);
  const names = lines.map((line) => readTurnLine(line).speaker).filter((speaker) => speaker !== '');
  const speakers = new Set(names).size;
  return (
    names.length >= fewestNamedTurns &&
    names.length >= lines.length * smallestNamedShare &&
    speakers > 1 &&
    speakers <= names.length * mostSpeakersPerTurn
  );
}

function wordedLines(content: string): string[] {
  return content.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
}
