import { projectLoader } from '#server/kernel/projects/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { SentenceOpening } from '#server/platform/graphql/wire.gen.ts';
import { getInstructions, updateInstructions } from './ai-instructions.ts';
import type { AnsweringResolvers } from './answering.gen.ts';
import type { Opening } from './source.ts';

const openings = { heading: 'HEADING', paragraph: 'PARAGRAPH', item: 'ITEM' } as const satisfies Record<
  NonNullable<Opening>,
  SentenceOpening
>;

export const answeringSchema: SchemaPart<AnsweringResolvers> = {
  sdl: new URL('./answering.graphql', import.meta.url),
  resolvers: {
    Query: { aiInstructions: (_root, _args, ctx) => getInstructions(ctx) },
    Mutation: { updateAiInstructions: (_root, { text }, ctx) => updateInstructions(ctx, text) },
    AnswerSentence: {
      opens: ({ opens }) => (opens === null ? null : openings[opens]),
      citations: ({ citations }) => [...citations],
    },
    AnswerCitation: {
      projectTitle: async ({ projectId }, _args, ctx) =>
        projectId === null ? null : ((await projectLoader(ctx).load(projectId))?.title ?? null),
    },
  },
};
