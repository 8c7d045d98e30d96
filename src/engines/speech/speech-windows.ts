import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { samplesPerSecond, voiceFrame } from './sound.ts';

export type Span = { readonly start: number; readonly end: number };

/** What Whisper hears at once is 30 s; Moonshine makes fewer mistakes the more it hears. */
const mostSeconds = 28;
const framesPerSecond = samplesPerSecond / voiceFrame;
export const isVoice = 0.35;
const shortestSpeech = Math.round(0.1 * framesPerSecond);
const shortestPause = Math.round(0.3 * framesPerSecond);
/** A longer one is left out; a shorter one tells the model where a sentence ends. */
const longestPause = Math.round(2 * framesPerSecond);
/** Words begin and end more softly than a voice is found. */
const around = Math.round(0.2 * framesPerSecond);

/** Splits a recording into pieces for a model, at pauses wherever there are any. Silence is left out. In samples. */
export function speechWindows(voice: Float32Array): Span[] {
  const longest = Math.floor(mostSeconds * framesPerSecond) - 2 * around;
  const windows: { start: number; end: number }[] = [];
  for (const { start, end } of spokenSpans(voice).flatMap((span) => cutSpan(voice, span, longest))) {
    const last = windows.at(-1);
    if (last && start - last.end < longestPause && end - last.start <= longest) last.end = end;
    else windows.push({ start, end });
  }
  return windows.map(({ start, end }, index) => {
    const [before, after] = [windows[index - 1]?.end ?? 0, windows[index + 1]?.start ?? voice.length];
    return {
      start: Math.max(start - around, Math.ceil((before + start) / 2)) * voiceFrame,
      end: Math.min(end + around, Math.ceil((end + after) / 2)) * voiceFrame,
    };
  });
}

/** One window as two. */
export function halveWindow(voice: Float32Array, { start, end }: Span): Span[] {
  const frames = { start: start / voiceFrame, end: end / voiceFrame };
  const most = Math.ceil(((frames.end - frames.start) * 2) / 3);
  return cutSpan(voice, frames, most).map((half) => ({
    start: half.start * voiceFrame,
    end: half.end * voiceFrame,
  }));
}

function spokenSpans(voice: Float32Array): Span[] {
  const spans: { start: number; end: number }[] = [];
  for (const [at, value] of voice.entries()) {
    if (value < isVoice) continue;
    const last = spans.at(-1);
    if (last && at - last.end < shortestPause) last.end = at + 1;
    else spans.push({ start: at, end: at + 1 });
  }
  return spans.filter(({ start, end }) => end - start >= shortestSpeech);
}

/** Who speaks on without a pause is interrupted where the voice is weakest, in the last third. */
function cutSpan(voice: Float32Array, { start, end }: Span, longest: number): Span[] {
  if (end - start <= longest) return [{ start, end }];
  let weakest = start + longest;
  for (let at = weakest; at > start + (longest * 2) / 3; at -= 1)
    if ((voice[at] ?? 0) < (voice[weakest] ?? 0)) weakest = at;
  return [{ start, end: weakest }, ...cutSpan(voice, { start: weakest, end }, longest)];
}

/** From the times of a piece to those of the recording. */
export function shiftWords(words: readonly TranscriptWord[], { start: from }: Span): TranscriptWord[] {
  const offset = from / samplesPerSecond;
  return words.map(({ text, start, end }) => ({ text, start: start + offset, end: end + offset }));
}
