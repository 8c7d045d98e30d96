import type { CitationType } from '#domain/ai/answer.ts';
import type { AnswerEngine } from '../tables.ts';
import type { Doubt } from '#engines/answering/index.ts';

/** A sentence that can be cited, word for word as in its source. */
export type SourceSentence = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly speaker: string | null;
  /** Where it is heard in the recording, or read in the file. */
  readonly seconds: number | null;
  readonly fileId: string | null;
  readonly page: number | null;
  readonly opensTurn: boolean;
};

/** A piece of something the asker may see, with the number by which the model knows it. */
export type Source = {
  readonly number: number;
  readonly itemId: string;
  readonly type: CitationType;
  readonly parentId: string | null;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly nearness: number | undefined;
  readonly sentences: readonly SourceSentence[];
};

export type Cited = { readonly source: Source; readonly sentence: SourceSentence };

/** A sentence of an answer with what it rests on, and what speaks against it. */
export type AnswerSentence = {
  readonly text: string;
  readonly opens: 'paragraph' | 'item' | null;
  readonly doubt: Doubt | null;
  readonly cited: readonly Cited[];
};

export type FinishedAnswer = {
  readonly answered: boolean;
  readonly engine: AnswerEngine;
  readonly model: string;
  readonly problem: string | null;
};
