// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AnswerEngine, AskQuestionInput, ConversationMessageState, ConversationMessageType, ConversationObjectType, MessageRating } from '#server/platform/graphql/wire.gen.ts';
import type { ShownSentence as AnswerSentence } from '#server/features/answering/read-shown.ts';
import type { Conversation } from './conversation.ts';
import type { ConversationMessage } from './message.ts';
import type { Member } from '#server/kernel/members/member.ts';

export type ConversationMessagePage = {
  readonly items: readonly ConversationMessage[];
  readonly endCursor?: string | null;
  readonly startCursor?: string | null;
  readonly totalCount: number;
};

export type ConversationPage = {
  readonly items: readonly Conversation[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type AnswerInsight = {
  readonly id: string;
  readonly projectId: string;
};

export type ConversationsResolvers = ResolversOf<{
  ConversationMessage: FieldResolvers<ConversationMessage, {
    id: Resolver<string, ConversationMessage>;
    type: Resolver<ConversationMessageType, ConversationMessage>;
    text: Resolver<string, ConversationMessage>;
    state: Resolver<ConversationMessageState, ConversationMessage>;
    summary: Resolver<string, ConversationMessage>;
    sentences: Resolver<readonly AnswerSentence[], ConversationMessage>;
    answered: Resolver<boolean, ConversationMessage>;
    problem: Resolver<string | null, ConversationMessage>;
    engine: Resolver<AnswerEngine | null, ConversationMessage>;
    model: Resolver<string | null, ConversationMessage>;
    numProjects: Resolver<number, ConversationMessage>;
    numHighlights: Resolver<number, ConversationMessage>;
    numChannels: Resolver<number, ConversationMessage>;
    numItems: Resolver<number, ConversationMessage>;
    participantsCited: Resolver<number | null, ConversationMessage>;
    participantsTotal: Resolver<number | null, ConversationMessage>;
    rating: Resolver<MessageRating | null, ConversationMessage>;
    streamId: Resolver<string | null, ConversationMessage>;
    createdAt: Resolver<Date, ConversationMessage>;
  }>;
  ConversationMessagePage: FieldResolvers<ConversationMessagePage, {
    items: Resolver<readonly ConversationMessage[], ConversationMessagePage>;
    endCursor: Resolver<string | null, ConversationMessagePage>;
    startCursor: Resolver<string | null, ConversationMessagePage>;
    totalCount: Resolver<number, ConversationMessagePage>;
  }>;
  Conversation: FieldResolvers<Conversation, {
    id: Resolver<string, Conversation>;
    title: Resolver<string, Conversation>;
    objectType: Resolver<ConversationObjectType | null, Conversation>;
    objectIds: Resolver<readonly string[], Conversation>;
    shared: Resolver<boolean, Conversation>;
    isMine: Resolver<boolean, Conversation>;
    createdBy: Resolver<Member | null, Conversation>;
    createdAt: Resolver<Date, Conversation>;
    updatedAt: Resolver<Date, Conversation>;
    messages: Resolver<ConversationMessagePage, Conversation, { first: number | null; after?: string | null; last?: number | null; before?: string | null }>;
  }>;
  ConversationPage: FieldResolvers<ConversationPage, {
    items: Resolver<readonly Conversation[], ConversationPage>;
    endCursor: Resolver<string | null, ConversationPage>;
    totalCount: Resolver<number, ConversationPage>;
  }>;
  AnswerInsight: FieldResolvers<AnswerInsight, {
    id: Resolver<string, AnswerInsight>;
    projectId: Resolver<string, AnswerInsight>;
  }>;
  Query: {
    conversation: Resolver<Conversation | null, unknown, { id: string }>;
    conversations: Resolver<ConversationPage, unknown, { shared: boolean | null; first: number | null; after?: string | null }>;
    starterQuestions: Resolver<readonly string[], unknown>;
  };
  Mutation: {
    askQuestion: Resolver<Conversation, unknown, { input: AskQuestionInput }>;
    cancelAnswer: Resolver<Conversation, unknown, { messageId: string }>;
    renameConversation: Resolver<Conversation, unknown, { id: string; title: string }>;
    shareConversation: Resolver<Conversation, unknown, { id: string; shared: boolean }>;
    deleteConversation: Resolver<boolean, unknown, { id: string }>;
    rateMessage: Resolver<Conversation, unknown, { messageId: string; rating?: MessageRating | null }>;
    createInsightFromAnswer: Resolver<AnswerInsight, unknown, { messageId: string; projectId: string }>;
  };
}>;
