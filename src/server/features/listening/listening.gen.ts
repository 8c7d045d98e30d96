// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { SpokenTextType } from '#server/platform/graphql/wire.gen.ts';

export type SpokenSentence = {
  readonly text: string;
  readonly place?: number | null;
};

export type SpokenPiece = {
  readonly sentences: readonly SpokenSentence[];
};

export type SpokenText = {
  readonly language?: string | null;
  readonly hasSound: boolean;
  readonly pieces: readonly SpokenPiece[];
};

export type ListeningResolvers = ResolversOf<{
  SpokenSentence: FieldResolvers<SpokenSentence, {
    text: Resolver<string, SpokenSentence>;
    place: Resolver<number | null, SpokenSentence>;
  }>;
  SpokenPiece: FieldResolvers<SpokenPiece, {
    sentences: Resolver<readonly SpokenSentence[], SpokenPiece>;
  }>;
  SpokenText: FieldResolvers<SpokenText, {
    language: Resolver<string | null, SpokenText>;
    hasSound: Resolver<boolean, SpokenText>;
    pieces: Resolver<readonly SpokenPiece[], SpokenText>;
  }>;
  Query: {
    speechAvailable: Resolver<boolean, unknown>;
    spokenText: Resolver<SpokenText | null, unknown, { type: SpokenTextType; id: string }>;
  };
}>;
