// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CitationType, SentenceOpening, SentenceSupport } from '#server/platform/graphql/wire.gen.ts';
import type { ShownCitation as AnswerCitation } from './read-shown.ts';
import type { ShownSentence as AnswerSentence } from './read-shown.ts';

export type AnsweringResolvers = ResolversOf<{
  AnswerCitation: FieldResolvers<AnswerCitation, {
    id: Resolver<string, AnswerCitation>;
    type: Resolver<CitationType, AnswerCitation>;
    parentId: Resolver<string | null, AnswerCitation>;
    dataPointId: Resolver<string | null, AnswerCitation>;
    title: Resolver<string, AnswerCitation>;
    projectTitle: Resolver<string | null, AnswerCitation>;
    quote: Resolver<string, AnswerCitation>;
    speaker: Resolver<string | null, AnswerCitation>;
    seconds: Resolver<number | null, AnswerCitation>;
    fileId: Resolver<string | null, AnswerCitation>;
    page: Resolver<number | null, AnswerCitation>;
    citationReferenceId: Resolver<string, AnswerCitation>;
    stale: Resolver<boolean, AnswerCitation>;
  }>;
  AnswerSentence: FieldResolvers<AnswerSentence, {
    text: Resolver<string, AnswerSentence>;
    opens: Resolver<SentenceOpening | null, AnswerSentence>;
    support: Resolver<SentenceSupport, AnswerSentence>;
    citations: Resolver<readonly AnswerCitation[], AnswerSentence>;
  }>;
  Query: {
    aiInstructions: Resolver<string, unknown>;
  };
  Mutation: {
    updateAiInstructions: Resolver<string, unknown, { text: string }>;
  };
}>;
