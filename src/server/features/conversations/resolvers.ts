import { memberLoader } from '#server/kernel/members/index.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import type { Answerer } from './answer/answerer.ts';
import { askQuestion } from './ask-question.ts';
import { cancelAnswer } from './cancel-answer.ts';
import { renameConversation, shareConversation } from './change-conversation.ts';
import { createInsightFromAnswer } from './create-insight-from-answer.ts';
import { deleteConversation } from './delete-conversation.ts';
import { shownLoader } from './loaders.ts';
import { listMessages } from './list-messages.ts';
import { findConversation, listConversations } from './queries.ts';
import { rateMessage } from './rate-message.ts';
import { listStarterQuestions } from './starter-questions.ts';
import { engines, states } from './wire.ts';
import type { ConversationsResolvers } from './conversations.gen.ts';

export function conversationsSchema(answerer: Answerer): SchemaPart<ConversationsResolvers> {
  return {
    sdl: new URL('./conversations.graphql', import.meta.url),
    resolvers: {
      Query: {
        conversation: async (_root, { id }, ctx) => (await findConversation(ctx, readId(id))) ?? null,
        conversations: (_root, { shared, ...args }, ctx) =>
          listConversations(ctx, { ...args, shared: shared === true }),
        starterQuestions: (_root, _args, ctx) => listStarterQuestions(ctx),
      },
      Mutation: {
        askQuestion: (_root, { input: { question, conversationId, filter, requestKey } }, ctx) =>
          askQuestion(ctx, answerer, {
            question,
            requestKey,
            conversationId: conversationId == null ? null : readId(conversationId),
            filter: filter
              ? { objectType: filter.objectType, objectIds: filter.objectIds.map(readId) }
              : null,
          }),
        cancelAnswer: (_root, { messageId }, ctx) => cancelAnswer(ctx, readId(messageId)),
        renameConversation: (_root, { id, title }, ctx) => renameConversation(ctx, readId(id), title),
        shareConversation: (_root, { id, shared }, ctx) => shareConversation(ctx, readId(id), shared),
        deleteConversation: async (_root, { id }, ctx) => {
          await deleteConversation(ctx, readId(id));
          return true;
        },
        rateMessage: (_root, { messageId, rating }, ctx) =>
          rateMessage(ctx, readId(messageId), rating ?? null),
        createInsightFromAnswer: (_root, { messageId, projectId }, ctx) =>
          createInsightFromAnswer(ctx, { messageId: readId(messageId), projectId: readId(projectId) }),
      },
      Conversation: {
        objectIds: ({ objectIds }) => [...objectIds],
        isMine: ({ createdBy }, _args, ctx) => createdBy === viewerOf(ctx)?.id,
        createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
        messages: ({ id }, args, ctx) => {
          limitUses(ctx, 'lists of messages', 5);
          return listMessages(ctx, id, args);
        },
      },
      ConversationMessage: {
        // What the model thought is made from everything it was sent.
        text: async ({ text, answerId }, _args, ctx) =>
          answerId === null || (await shownLoader(ctx).load(answerId)).isWhole ? text : '',
        state: ({ state }) => states[state],
        engine: ({ engine }) => (engine === null ? null : engines[engine]),
        summary: async ({ id }, _args, ctx) =>
          (await shownLoader(ctx).load(id)).sentences
            .map(({ text }) => text)
            .filter((text) => text !== '')
            .join(' '),
        sentences: async ({ id }, _args, ctx) => [...(await shownLoader(ctx).load(id)).sentences],
        numProjects: async ({ id }, _args, ctx) => (await shownLoader(ctx).load(id)).counts.numProjects,
        numHighlights: async ({ id }, _args, ctx) => (await shownLoader(ctx).load(id)).counts.numHighlights,
        numChannels: async ({ id }, _args, ctx) => (await shownLoader(ctx).load(id)).counts.numChannels,
        numItems: async ({ id }, _args, ctx) => (await shownLoader(ctx).load(id)).counts.numItems,
        participantsCited: async ({ id, peopleCited }, _args, ctx) =>
          (await shownLoader(ctx).load(id)).isWhole ? peopleCited : null,
        participantsTotal: async ({ id, peopleTotal }, _args, ctx) =>
          (await shownLoader(ctx).load(id)).isWhole ? peopleTotal : null,
      },
    },
  };
}
