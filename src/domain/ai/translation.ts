import type { TypeOf } from '#domain/codec/codec.ts';
import { literal } from '#domain/codec/primitives.ts';
import { object, tagged } from '#domain/codec/structures.ts';

export const translationErrors = ['UnsupportedLanguagePair', 'Error'] as const;
export type TranslationError = (typeof translationErrors)[number];

export const translationStateCodec = tagged('status', {
  Requested: object({}),
  Success: object({}),
  Failure: object({ error: literal(...translationErrors) }),
});
export type TranslationState = TypeOf<typeof translationStateCodec>;
