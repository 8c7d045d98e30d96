import type { Feature } from '#server/platform/app/feature.ts';
import { answerModels } from '#server/features/answering/index.ts';
import { createAnswerer } from './answer/answerer.ts';
import { conversationTrait } from './conversation.trait.ts';
import { conversationsSchema } from './resolvers.ts';

/** Questions to what the workspace knows, with answers that can be checked. */
export const conversations: Feature = {
  name: 'conversations',
  traits: [conversationTrait],
  schema: ({ models, log }) => conversationsSchema(createAnswerer(answerModels(models, log))),
};
