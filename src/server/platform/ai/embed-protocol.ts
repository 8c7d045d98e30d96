import type { ModelFiles } from './model-pack.ts';

export type EmbedWorkerData = {
  readonly files: ModelFiles;
  /** Gives way to whatever else the machine has to do. */
  readonly inBackground: boolean;
};
export type ToEmbedWorker = {
  readonly id: number;
  readonly texts: readonly string[];
  readonly urgent: boolean;
};
export type Embedded = {
  readonly vectors: Float32Array[];
  /** How many pieces each text was read in. */
  readonly pieces: number[];
};
export type FromEmbedWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string }
  | ({ readonly kind: 'embedded'; readonly id: number } & Embedded);
