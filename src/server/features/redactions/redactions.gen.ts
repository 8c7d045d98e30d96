// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { RedactionInput } from '#server/platform/graphql/wire.gen.ts';
import type { StoredFile as File } from '#server/features/files/file.ts';

export type Redaction = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly videoBlur: boolean;
  readonly videoCover: boolean;
  readonly audioMuted: boolean;
  readonly area?: RedactionArea | null;
};

export type RedactionArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type RedactionsResolvers = ResolversOf<{
  Redaction: FieldResolvers<Redaction, {
    id: Resolver<string, Redaction>;
    start: Resolver<number, Redaction>;
    end: Resolver<number, Redaction>;
    videoBlur: Resolver<boolean, Redaction>;
    videoCover: Resolver<boolean, Redaction>;
    audioMuted: Resolver<boolean, Redaction>;
    area: Resolver<RedactionArea | null, Redaction>;
  }>;
  RedactionArea: FieldResolvers<RedactionArea, {
    x: Resolver<number, RedactionArea>;
    y: Resolver<number, RedactionArea>;
    width: Resolver<number, RedactionArea>;
    height: Resolver<number, RedactionArea>;
  }>;
  File: FieldResolvers<File, {
    redactions: Resolver<readonly Redaction[], File>;
    redacting: Resolver<boolean, File>;
  }>;
  Mutation: {
    setRedactions: Resolver<File, unknown, { fileId: string; redactions: readonly RedactionInput[] }>;
  };
}>;
