import type { HeardWord } from '#domain/transcripts/transcript.ts';

export type Transcription = {
  /** Two letters, as heard or as asked for. */
  readonly language: string;
  /** Which model wrote it. */
  readonly engine: string;
  readonly words: readonly HeardWord[];
};

export type TranscriptionRequest = {
  /** 16 kHz mono PCM. */
  readonly wavPath: string;
  /** Undefined: the engine listens and decides. */
  readonly language: string | undefined;
  /** Names and terms to expect. */
  readonly vocabulary: readonly string[];
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void;
};

/** Writes speech down. One is opened for a process. */
export type Transcriber = {
  transcribe(request: TranscriptionRequest): Promise<Transcription>;
};

/** For people: why there is no transcript. */
export class TranscriptionFailed extends Error {}
