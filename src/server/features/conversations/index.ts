import type { Feature } from '#server/platform/app/feature.ts';
import { answerModels } from '#server/features/answering/index.ts';
import { createAnswerer } from './answer/answerer.ts';
import { conversationTrait } from './conversation.trait.ts';
import { conversationsSchema } from './resolvers.ts';

export { answerFromSources } from './answer/answer-from-sources.ts';
export { findSources, type FoundSources } from './answer/find-sources.ts';
export { inScope } from './answer/scope.ts';
export { insightOfAnswer } from './insight-of-answer.ts';
export { readShownAnswer } from './read-shown-answer.ts';
export { requireFilter } from './require-filter.ts';

/** Questions to what the workspace knows, with answers that can be checked. */
export const conversations: Feature = {
  name: 'conversations',
  traits: [conversationTrait],
  schema: ({ models, log }) => conversationsSchema(createAnswerer(answerModels(models, log))),
};
