import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { endWhenTold } from '../end-model.ts';
import { openEnglish, type Sound } from './english.ts';
import { findVoice } from './find-voice.ts';
import { guessVoice } from '#engines/speech/guess-voice.ts';
import { openOnnx } from './onnx.ts';
import { settleWords } from '#engines/speech/settle-words.ts';
import { hasEnglishModel, hasVoiceModel, voiceModel } from './speech-models.ts';
import type { FromSpeech, SpeechTask } from './speech-protocol.ts';
import { spellByVocabulary } from '#engines/speech/spell-by-vocabulary.ts';
import { shiftWords, speechWindows, type Span } from '#engines/speech/speech-windows.ts';
import type { Transcription } from './transcriber.ts';
import { openWhisper, type Whisper } from './whisper.ts';

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
endWhenTold(port);
const { modelsDir, wavPath, vocabulary, language: asked }: SpeechTask = workerData;
const headerBytes = 44;

const send = (message: FromSpeech): void => port.postMessage(message);
try {
  const { words, ...heard } = await transcribe();
  send({ kind: 'done', transcription: { ...heard, words: spellByVocabulary(words, vocabulary) } });
} catch (error) {
  send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

async function transcribe(): Promise<Transcription> {
  const sound = await listen();
  const windows = speechWindows(sound.voice);
  const [first] = windows;
  if (!first) return { language: asked ?? 'en', engine: 'silero', words: [] };
  const isQuick = hasEnglishModel(modelsDir);
  if (isQuick && asked === 'en') return writeQuickly(sound, windows);
  const whisper = await openWhisper(modelsDir);
  const language = asked ?? (await whisper.detectLanguage(cut(sound, first)));
  if (!isQuick || language !== 'en') return write(whisper, language, sound, windows);
  await whisper.close();
  return writeQuickly(sound, windows);
}

async function listen(): Promise<Sound> {
  const samples = readSamples();
  const voice = hasVoiceModel(modelsDir)
    ? await findVoice(openOnnx(modelsDir), join(modelsDir, voiceModel), samples)
    : guessVoice(samples);
  return { samples, voice };
}

async function writeQuickly(sound: Sound, windows: readonly Span[]): Promise<Transcription> {
  const writeEnglish = await openEnglish(openOnnx(modelsDir), modelsDir);
  const words = await each(windows, (window) => writeEnglish(sound, window));
  return { language: 'en', engine: 'moonshine-tiny', words };
}

async function write(
  whisper: Whisper,
  language: string,
  sound: Sound,
  windows: readonly Span[],
): Promise<Transcription> {
  const words = await each(windows, async (window) =>
    shiftWords(await whisper.write(cut(sound, window), language), window),
  );
  return { language, engine: 'whisper-base', words: settleWords(words, sound.samples) };
}

async function each(
  windows: readonly Span[],
  writeWindow: (window: Span) => Promise<TranscriptWord[]>,
): Promise<TranscriptWord[]> {
  const words: TranscriptWord[] = [];
  for (const [index, window] of windows.entries()) {
    words.push(...(await writeWindow(window)));
    send({ kind: 'progress', fraction: (index + 1) / windows.length });
  }
  return words;
}

function cut({ samples }: Sound, { start, end }: Span): Float32Array {
  return samples.slice(start, end);
}

function readSamples(): Float32Array {
  const bytes = readFileSync(wavPath);
  const samples = new Float32Array(Math.max(0, Math.floor((bytes.length - headerBytes) / 2)));
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = bytes.readInt16LE(headerBytes + at * 2) / 32_768;
  return samples;
}
