import { readObjectRef, wireType } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { AccessObjectType } from '#server/platform/graphql/wire.gen.ts';
import { listTrash } from './list-trash.ts';
import { listRecent, listSharedWithYou, listStarred, listWorkOf, listYourWork } from './lists.ts';
import type { CardFilter } from './object-card.ts';
import { recordVisit } from './record-visit.ts';
import { restoreFromTrash } from './restore-from-trash.ts';
import { starLoader } from './star-loader.ts';
import { starObject, unstarObject } from './star-object.ts';
import type { StarsResolvers } from './stars.gen.ts';

type WireFilter = { type?: AccessObjectType | null; first?: number | null; after?: string | null };

export const starsSchema: SchemaPart<StarsResolvers> = {
  sdl: new URL('./stars.graphql', import.meta.url),
  resolvers: {
    Query: {
      starred: (_root, args, ctx) => listStarred(ctx, readFilter(args)),
      recent: (_root, args, ctx) => listRecent(ctx, readFilter(args)),
      yourWork: (_root, args, ctx) => listYourWork(ctx, readFilter(args)),
      sharedWithYou: (_root, args, ctx) => listSharedWithYou(ctx, readFilter(args)),
      trash: (_root, { projectId, ...args }, ctx) =>
        listTrash(ctx, { ...args, projectId: projectId == null ? null : readId(projectId) }),
    },
    Mutation: {
      star: async (_root, args, ctx) => {
        await starObject(ctx, readObjectRef(args));
        return true;
      },
      unstar: async (_root, args, ctx) => {
        await unstarObject(ctx, readObjectRef(args));
        return true;
      },
      restoreFromTrash: async (_root, args, ctx) => {
        await restoreFromTrash(ctx, { type: args.type, id: readId(args.id) });
        return true;
      },
      recordVisit: async (_root, args, ctx) => {
        await recordVisit(ctx, { ...readObjectRef(args), position: args.position ?? null });
        return true;
      },
    },
    Member: {
      work: ({ id }, args, ctx) => {
        limitUses(ctx, 'lists of work', 10);
        return listWorkOf(ctx, id, readFilter(args));
      },
    },
    ObjectCard: {
      type: ({ type }) => wireType(type),
      project: ({ projectId }, _args, ctx) =>
        projectId === null ? null : projectLoader(ctx).load(projectId),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
      starred: ({ id }, _args, ctx) => starLoader(ctx).load(id),
    },
    TrashItem: {
      project: ({ projectId }, _args, ctx) =>
        projectId === null ? null : projectLoader(ctx).load(projectId),
      trashedBy: ({ trashedBy }, _args, ctx) =>
        trashedBy === null ? null : memberLoader(ctx).load(trashedBy),
    },
    Project: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    Folder: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    Note: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    AiDoc: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
    Insight: { starred: ({ id }, _args, ctx) => starLoader(ctx).load(id) },
  },
};

function readFilter({ type, first, after }: WireFilter): CardFilter {
  // Any id will do: only its type is read.
  const known = type == null ? null : readObjectRef({ type, id: '' }).type;
  return { type: known, first: first ?? null, after: after ?? null };
}
