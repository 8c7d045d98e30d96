export type ToEmbedWorker = {
  readonly id: number;
  readonly texts: readonly string[];
  readonly urgent: boolean;
};
export type FromEmbedWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly id: number | null; readonly message: string }
  | { readonly kind: 'embedded'; readonly id: number; readonly vectors: Float32Array[] };
