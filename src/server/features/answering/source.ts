import type { CitationType } from '#domain/ai/citation.ts';
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
  /** A heading or a line of origin says what is beside it; quoted by itself it says nothing. */
  readonly isHeading: boolean;
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
  /** What people filed a highlight under. */
  readonly tags?: readonly string[] | undefined;
  readonly sentences: readonly SourceSentence[];
};

export type Cited = { readonly source: Source; readonly sentence: SourceSentence };

export type Opening = 'heading' | 'paragraph' | 'item' | null;

/** What keeps a sentence from being shown as supported. `language`: its meaning can’t be compared with its evidence. */
export type ShownDoubt = Doubt | 'language';

/** A sentence of an answer or a summary with what it rests on, and what speaks against it. */
export type CitedSentence = {
  readonly text: string;
  readonly opens: Opening;
  readonly doubt: ShownDoubt | null;
  readonly cited: readonly Cited[];
};

export type AnswerEngine = 'embedded' | 'model';

export type FinishedAnswer = {
  readonly answered: boolean;
  readonly engine: AnswerEngine;
  readonly model: string;
  readonly problem: string | null;
};
