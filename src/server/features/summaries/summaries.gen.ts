// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AiMode, ConversationMessageState, GenerateSummaryInput, SummaryEngine, SummaryFramework, SummaryObjectType, SummaryType } from '#server/platform/graphql/wire.gen.ts';
import type { ShownSentence as AnswerSentence } from '#server/features/answering/read-shown.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { ObjectSummary } from './queries.ts';
import type { Summary } from './summary.ts';

export type SummaryPage = {
  readonly items: readonly Summary[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

type AnswerInsight = {
  readonly id: string;
  readonly projectId: string;
};

export type SummariesResolvers = ResolversOf<{
  Summary: FieldResolvers<Summary, {
    id: Resolver<string, Summary>;
    objectType: Resolver<SummaryObjectType, Summary>;
    objectId: Resolver<string | null, Summary>;
    framework: Resolver<SummaryFramework, Summary>;
    type: Resolver<SummaryType, Summary>;
    prompt: Resolver<string | null, Summary>;
    language: Resolver<string | null, Summary>;
    state: Resolver<ConversationMessageState, Summary>;
    problem: Resolver<string | null, Summary>;
    engine: Resolver<SummaryEngine | null, Summary>;
    model: Resolver<string | null, Summary>;
    sentences: Resolver<readonly AnswerSentence[], Summary>;
    numItems: Resolver<number, Summary>;
    text: Resolver<string, Summary>;
    streamId: Resolver<string | null, Summary>;
    createdBy: Resolver<Member | null, Summary>;
    aiGenerated: Resolver<boolean, Summary>;
    createdAt: Resolver<Date, Summary>;
  }>;
  SummaryPage: FieldResolvers<SummaryPage, {
    items: Resolver<readonly Summary[], SummaryPage>;
    endCursor: Resolver<string | null, SummaryPage>;
    totalCount: Resolver<number, SummaryPage>;
  }>;
  ObjectSummary: FieldResolvers<ObjectSummary, {
    current: Resolver<Summary | null, ObjectSummary>;
    attempt: Resolver<Summary | null, ObjectSummary>;
    mode: Resolver<AiMode, ObjectSummary>;
  }>;
  Note: FieldResolvers<Note, {
    summaryContent: Resolver<unknown | null, Note>;
    summaryFramework: Resolver<SummaryFramework | null, Note>;
    summaryLanguage: Resolver<string | null, Note>;
  }>;
  Query: {
    summary: Resolver<Summary | null, unknown, { id: string }>;
    objectSummary: Resolver<ObjectSummary, unknown, { objectType: SummaryObjectType; objectId: string }>;
    summaryHistory: Resolver<SummaryPage, unknown, { objectType: SummaryObjectType; objectId: string; first: number | null; after?: string | null }>;
  };
  Mutation: {
    generateSummary: Resolver<Summary, unknown, { input: GenerateSummaryInput }>;
    cancelSummary: Resolver<Summary, unknown, { id: string }>;
    updateSummary: Resolver<Summary, unknown, { id: string; text: string }>;
    restoreSummary: Resolver<Summary, unknown, { id: string }>;
    createInsightFromSummary: Resolver<AnswerInsight, unknown, { summaryId: string; projectId: string }>;
  };
}>;
