// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { TranslationError, TranslationStatus } from '#server/platform/graphql/wire.gen.ts';
import type { Translation } from './translation.ts';

export type TranslationPart = {
  readonly start: number;
  readonly end: number;
  readonly speaker: string;
  readonly text: string;
};

export type TranslationsResolvers = ResolversOf<{
  TranslationPart: FieldResolvers<TranslationPart, {
    start: Resolver<number, TranslationPart>;
    end: Resolver<number, TranslationPart>;
    speaker: Resolver<string, TranslationPart>;
    text: Resolver<string, TranslationPart>;
  }>;
  Translation: FieldResolvers<Translation, {
    id: Resolver<string, Translation>;
    fileId: Resolver<string, Translation>;
    noteId: Resolver<string, Translation>;
    language: Resolver<string, Translation>;
    status: Resolver<TranslationStatus, Translation>;
    error: Resolver<TranslationError | null, Translation>;
    message: Resolver<string | null, Translation>;
    progress: Resolver<number, Translation>;
    parts: Resolver<readonly TranslationPart[], Translation>;
    createdAt: Resolver<Date, Translation>;
    finishedAt: Resolver<Date | null, Translation>;
  }>;
  Query: {
    translations: Resolver<readonly Translation[], unknown, { fileId: string }>;
    translationEngine: Resolver<string | null, unknown>;
  };
  Mutation: {
    requestTranslation: Resolver<Translation, unknown, { fileId: string; language: string }>;
    deleteTranslation: Resolver<string, unknown, { id: string }>;
  };
}>;
