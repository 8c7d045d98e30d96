import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { listTrash } from './list-trash.ts';
import { listRecent, listSharedWithYou, listStarred, listWorkOf, listYourWork } from './lists.ts';
import { recordVisit } from './record-visit.ts';
import { restoreFromTrash } from './restore-from-trash.ts';
import { starLoader } from './star-loader.ts';
import { starObject, unstarObject } from './star-object.ts';
import type { StarsResolvers } from './stars.gen.ts';

export const starsSchema: SchemaPart<StarsResolvers> = {
  sdl: new URL('./stars.graphql', import.meta.url),
  resolvers: {
    Query: {
      starred: (_root, args, ctx) => listStarred(ctx, args),
      recent: (_root, args, ctx) => listRecent(ctx, args),
      yourWork: (_root, args, ctx) => listYourWork(ctx, args),
      sharedWithYou: (_root, args, ctx) => listSharedWithYou(ctx, args),
      trash: (_root, { projectId, ...args }, ctx) =>
        listTrash(ctx, { ...args, projectId: projectId == null ? null : readId(projectId) }),
    },
    Mutation: {
      star: async (_root, args, ctx) => {
        await starObject(ctx, { type: args.type, id: readId(args.id) });
        return true;
      },
      unstar: async (_root, args, ctx) => {
        await unstarObject(ctx, { id: readId(args.id) });
        return true;
      },
      restoreFromTrash: async (_root, args, ctx) => {
        await restoreFromTrash(ctx, { type: args.type, id: readId(args.id) });
        return true;
      },
      recordVisit: async (_root, args, ctx) => {
        await recordVisit(ctx, { ...args, id: readId(args.id) });
        return true;
      },
    },
    Member: {
      work: ({ id }, args, ctx) => {
        limitUses(ctx, 'lists of work', 10);
        return listWorkOf(ctx, id, args);
      },
    },
    ObjectCard: {
      project: ({ projectId }, _args, ctx) =>
        projectId === null ? null : projectLoader(ctx).load(projectId),
      createdBy: ({ createdBy }, _args, ctx) =>
        createdBy === null ? null : memberLoader(ctx).load(createdBy),
      starred: ({ id }, _args, ctx) => starLoader(ctx).load(id),
    },
    TrashItem: {
      project: ({ projectId }, _args, ctx) =>
        projectId === null ? null : projectLoader(ctx).load(projectId),
      trashedBy: ({ trashedBy }, _args, ctx) =>
        trashedBy === null ? null : memberLoader(ctx).load(trashedBy),
    },
    Project: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    Channel: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    Folder: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    Note: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    AiDoc: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    Insight: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
  },
};
