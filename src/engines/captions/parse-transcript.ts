import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { joinCues } from './join-cues.ts';
import { parseCaptions } from './parse-captions.ts';
import { parseTextTranscript } from './parse-text-transcript.ts';
import type { TranscriptPart } from '#domain/transcripts/transcript.ts';

export const mostTranscriptCharacters = 4_000_000;

/** A transcript made elsewhere: VTT, SRT or text, told apart by what it holds and not by its name. */
export function parseTranscript(content: string): Parsed<TranscriptPart[]> {
  if (content.length > mostTranscriptCharacters) return refused('This transcript is too long');
  const hasTimes = /-->/.test(content);
  if (!hasTimes) return parseTextTranscript(content);
  const cues = parseCaptions(content);
  return cues.ok ? accepted(joinCues(cues.value)) : cues;
}
