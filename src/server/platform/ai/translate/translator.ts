import type { TranslationError } from '#domain/ai/translation.ts';

export type TranslationRequest = {
  /** In the order they are said. */
  readonly texts: readonly string[];
  /** Two letters; undefined where nobody knows. */
  readonly from: string | undefined;
  /** A locale. */
  readonly to: string;
  readonly signal: AbortSignal;
};

/** Says texts in another language: as many as it was given, in their order. */
export type Translator = {
  readonly name: string;
  translate(request: TranslationRequest): Promise<readonly string[]>;
};

/** For people: why there is no translation. */
export class TranslationFailed extends Error {
  readonly error: TranslationError;

  constructor(error: TranslationError, message: string) {
    super(message);
    this.error = error;
  }
}
