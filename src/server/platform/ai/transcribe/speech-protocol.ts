import type { Transcription } from './transcriber.ts';

export type SpeechTask = {
  readonly modelsDir: string;
  readonly wavPath: string;
  readonly vocabulary: readonly string[];
  readonly language?: string;
};

export type FromSpeech =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly transcription: Transcription }
  | { readonly kind: 'failed'; readonly message: string };
