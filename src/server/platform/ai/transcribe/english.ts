import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { openEnglishTokens } from './english-tokens.ts';
import { samplesPerSecond, voiceFrame } from '#engines/speech/sound.ts';
import { openMoonshine } from './moonshine.ts';
import type { Onnx } from './onnx.ts';
import { halveWindow, isVoice, shiftWords, type Span } from '#engines/speech/speech-windows.ts';
import { timeWords } from '#engines/speech/time-words.ts';

export type Sound = { readonly samples: Float32Array; readonly voice: Float32Array };
/** The words of one piece of a recording, each at its time in the whole. */
export type WriteEnglish = (sound: Sound, window: Span) => Promise<TranscriptWord[]>;

/** Of a shorter piece we take what there is. */
const worthHalving = 4 * samplesPerSecond;

/** English by Moonshine: each word where the model listened while it wrote it. */
export async function openEnglish(onnx: Onnx, modelsDir: string): Promise<WriteEnglish> {
  const hear = await openMoonshine(onnx, modelsDir);
  const readTokens = await openEnglishTokens(modelsDir);
  const write: WriteEnglish = async (sound, window) => {
    const { tokens, attention, isWhole } = await hear(sound.samples.slice(window.start, window.end));
    // It was stopped because it repeated itself: of less at once it makes sense.
    if (!isWhole && window.end - window.start > worthHalving) {
      const words: TranscriptWord[] = [];
      for (const half of halveWindow(sound.voice, window)) words.push(...(await write(sound, half)));
      return words;
    }
    const isSpoken = (seconds: number): boolean =>
      (sound.voice[Math.floor((window.start + seconds * samplesPerSecond) / voiceFrame)] ?? 0) >= isVoice;
    return shiftWords(timeWords(readTokens(tokens), attention, isSpoken), window);
  };
  return write;
}
