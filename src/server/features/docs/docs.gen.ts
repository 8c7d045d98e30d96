// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AiDocInput, ConversationObjectType, Level } from '#server/platform/graphql/wire.gen.ts';
import type { Doc as AiDoc } from './doc.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Summary } from '#server/features/summaries/summary.ts';

export type AiDocPage = {
  readonly items: readonly AiDoc[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type DocsResolvers = ResolversOf<{
  AiDoc: FieldResolvers<AiDoc, {
    id: Resolver<string, AiDoc>;
    title: Resolver<string, AiDoc>;
    prompt: Resolver<string, AiDoc>;
    objectType: Resolver<ConversationObjectType | null, AiDoc>;
    objectIds: Resolver<readonly string[], AiDoc>;
    createdBy: Resolver<Member | null, AiDoc>;
    viewerLevel: Resolver<Level, AiDoc>;
    createdAt: Resolver<Date, AiDoc>;
    updatedAt: Resolver<Date, AiDoc>;
    version: Resolver<number, AiDoc>;
  }>;
  AiDocPage: FieldResolvers<AiDocPage, {
    items: Resolver<readonly AiDoc[], AiDocPage>;
    endCursor: Resolver<string | null, AiDocPage>;
    totalCount: Resolver<number, AiDocPage>;
  }>;
  Query: {
    aiDoc: Resolver<AiDoc | null, unknown, { id: string }>;
    aiDocs: Resolver<AiDocPage, unknown, { query: string | null; first: number | null; after?: string | null }>;
  };
  Mutation: {
    createAiDoc: Resolver<AiDoc, unknown, { input: AiDocInput }>;
    updateAiDoc: Resolver<AiDoc, unknown, { id: string; input: AiDocInput }>;
    runAiDoc: Resolver<Summary, unknown, { id: string; requestKey: string }>;
    trashAiDoc: Resolver<AiDoc, unknown, { id: string }>;
    restoreAiDoc: Resolver<AiDoc, unknown, { id: string }>;
  };
}>;
