import { aiUserId } from '#domain/ai/ai-user.ts';
import { writeSummaryText } from '#domain/ai/summary-text.ts';
import type { AnswerModels } from '#server/features/answering/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { cancelSummary } from './cancel-summary.ts';
import { createInsightFromSummary } from './create-insight-from-summary.ts';
import { generateSummary } from './generate-summary.ts';
import { noteSummaryLoader, shownLoader } from './loaders.ts';
import { findObjectSummary, findSummary, listSummaries } from './queries.ts';
import { restoreSummary } from './restore-summary.ts';
import { updateSummary } from './update-summary.ts';
import { engines, objectTypes, readRef, states } from './wire.ts';
import type { SummariesResolvers } from './summaries.gen.ts';

export function summariesSchema(models: AnswerModels): SchemaPart<SummariesResolvers> {
  return {
    sdl: new URL('./summaries.graphql', import.meta.url),
    resolvers: {
      Query: {
        summary: async (_root, { id }, ctx) =>
          (await findSummary(ctx, await ctx.reads.db(), readId(id))) ?? null,
        objectSummary: (_root, { objectType, objectId }, ctx) => {
          limitUses(ctx, 'summaries', 5);
          return findObjectSummary(ctx, readRef(objectTypes.read(objectType), readId(objectId)));
        },
        summaryHistory: (_root, { objectType, objectId, ...args }, ctx) => {
          limitUses(ctx, 'histories of summaries', 5);
          return listSummaries(ctx, {
            ...args,
            ref: readRef(objectTypes.read(objectType), readId(objectId)),
          });
        },
      },
      Mutation: {
        generateSummary: (_root, { input }, ctx) => {
          const objectType = objectTypes.read(input.objectType);
          return generateSummary(ctx, models, {
            objectType,
            objectId: objectType === 'highlights' ? null : readId(input.objectId ?? ''),
            highlightIds: objectType === 'highlights' ? readIds(input.highlightIds ?? []) : [],
            framework: input.framework ?? null,
            type: input.type ?? null,
            prompt: input.prompt ?? null,
            language: input.language ?? null,
            requestKey: input.requestKey,
          });
        },
        cancelSummary: (_root, { id }, ctx) => cancelSummary(ctx, readId(id)),
        updateSummary: (_root, { id, text }, ctx) => updateSummary(ctx, readId(id), text),
        restoreSummary: (_root, { id }, ctx) => restoreSummary(ctx, readId(id)),
        createInsightFromSummary: (_root, { summaryId, projectId }, ctx) =>
          createInsightFromSummary(ctx, { summaryId: readId(summaryId), projectId: readId(projectId) }),
      },
      Summary: {
        objectType: ({ objectType }) => objectTypes.write(objectType),
        state: ({ state }) => states[state],
        engine: ({ engine }) => (engine === null ? null : engines[engine]),
        sentences: async ({ id }, _args, ctx) => [...(await shownLoader(ctx).load(id)).sentences],
        numItems: async ({ id }, _args, ctx) => (await shownLoader(ctx).load(id)).counts.numItems,
        text: async ({ id }, _args, ctx) => writeSummaryText((await shownLoader(ctx).load(id)).sentences),
        createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
        aiGenerated: ({ createdBy }) => createdBy === aiUserId,
      },
      Note: {
        summaryContent: async ({ id }, _args, ctx) =>
          (await noteSummaryLoader(ctx).load(id))?.content ?? null,
        summaryFramework: async ({ id }, _args, ctx) =>
          (await noteSummaryLoader(ctx).load(id))?.framework ?? null,
        summaryLanguage: async ({ id }, _args, ctx) =>
          (await noteSummaryLoader(ctx).load(id))?.language ?? null,
      },
    },
  };
}
