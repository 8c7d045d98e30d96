import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { documentContent, openingLoader, prepareContent } from '#server/kernel/documents/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import {
  createWritten,
  duplicateWritten,
  lockWritten,
  moveWritten,
  restoreWritten,
  trashWritten,
  unlockWritten,
} from '#server/kernel/writing/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { publishInsight } from './publish-insight.ts';
import { insightWriting } from './insight-writing.ts';
import { findInsight, listInsights, listPublishedInsights } from './queries.ts';
import { unpublishInsight } from './unpublish-insight.ts';
import { updateInsight } from './update-insight.ts';
import type { InsightsResolvers } from './insights.gen.ts';

const statuses = wireEnum({ DRAFT: 'draft', IN_REVIEW: 'inReview', FINAL: 'final' });

export const insightsSchema: SchemaPart<InsightsResolvers> = {
  sdl: new URL('./insights.graphql', import.meta.url),
  resolvers: {
    Query: {
      insight: async (_root, { id }, ctx) => (await findInsight(ctx, readId(id))) ?? null,
      insights: (_root, args, ctx) => listInsights(ctx, { ...args, projectId: readId(args.projectId) }),
      publishedInsights: (_root, { folderId, ...args }, ctx) =>
        listPublishedInsights(ctx, { ...args, folderId: folderId == null ? null : readId(folderId) }),
    },
    Mutation: {
      createInsight: async (_root, { input }, ctx) =>
        createWritten(insightWriting, ctx, {
          projectId: readId(input.projectId),
          title: input.title ?? null,
          ...(input.content != null && { content: await prepareContent(ctx, input.content) }),
        }),
      updateInsight: (_root, { input }, ctx) =>
        updateInsight(ctx, {
          id: readId(input.id),
          title: input.title ?? null,
          status: input.status ? statuses.read(input.status) : null,
          ...(input.coverFileId !== undefined && {
            coverFileId: input.coverFileId === null ? null : readId(input.coverFileId),
          }),
        }),
      publishInsight: (_root, { id }, ctx) => publishInsight(ctx, readId(id)),
      unpublishInsight: (_root, { id }, ctx) => unpublishInsight(ctx, readId(id)),
      duplicateInsight: (_root, { id }, ctx) => duplicateWritten(insightWriting, ctx, readId(id)),
      lockInsight: (_root, { id }, ctx) => lockWritten(insightWriting, ctx, readId(id)),
      unlockInsight: (_root, { id }, ctx) => unlockWritten(insightWriting, ctx, readId(id)),
      moveInsights: (_root, { ids, projectId }, ctx) =>
        moveWritten(insightWriting, ctx, readIds(ids), readId(projectId)),
      trashInsights: (_root, { ids }, ctx) => trashWritten(insightWriting, ctx, readIds(ids)),
      restoreInsights: (_root, { ids }, ctx) => restoreWritten(insightWriting, ctx, readIds(ids)),
    },
    Insight: {
      project: ({ projectId }, _args, ctx) => projectLoader(ctx).load(projectId),
      status: ({ status }) => statuses.write(status),
      content: ({ id }, _args, ctx) => {
        limitUses(ctx, 'documents', 10);
        return documentContent(ctx, id);
      },
      opening: ({ id }, _args, ctx) => openingLoader(ctx).load(id),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
      publishedBy: ({ publishedBy }, _args, ctx) =>
        publishedBy === null ? null : memberLoader(ctx).load(publishedBy),
      lockedBy: ({ lockedBy }, _args, ctx) => (lockedBy === null ? null : memberLoader(ctx).load(lockedBy)),
      viewerLevel: ({ rank }, _args, ctx) => {
        const level = levelOfRank(ctx, rank);
        if (level === null) throw new NotFound();
        return level;
      },
    },
  },
};
