import type { TranscriptWord } from '#domain/transcripts/transcript.ts';

export type WhisperTask = {
  readonly modelsDir: string;
  readonly wavPath: string;
  readonly language?: string;
};

export type FromWhisper =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly language: string; readonly words: readonly TranscriptWord[] }
  | { readonly kind: 'failed'; readonly message: string };
