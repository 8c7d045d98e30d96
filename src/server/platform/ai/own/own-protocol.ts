import type { FoundName } from './read-names.ts';
import type { Sentence } from './salience-features.ts';

export type OwnQuestion =
  | { readonly kind: 'names'; readonly text: string; readonly bias: number }
  | { readonly kind: 'rerank'; readonly question: string; readonly passages: readonly string[] }
  | {
      readonly kind: 'salience';
      readonly sentences: readonly Sentence[];
      readonly vectors: readonly Float32Array[];
    };

export type ToOwnWorker = { readonly id: number; readonly question: OwnQuestion };
export type FromOwnWorker =
  | { readonly id: number; readonly ok: true; readonly answer: FoundName[] | number[] }
  | { readonly id: number; readonly ok: false; readonly message: string };
