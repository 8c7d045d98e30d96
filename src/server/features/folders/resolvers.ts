import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { createFolder } from './create-folder.ts';
import { folderLoader, projectCountLoader } from './loaders.ts';
import { moveFolder } from './move-folder.ts';
import { listFolders, listPath } from './queries.ts';
import { renameFolder } from './rename-folder.ts';
import { restoreFolder } from './restore-folder.ts';
import { trashFolder } from './trash-folder.ts';
import type { FoldersResolvers } from './folders.gen.ts';

export const foldersSchema: SchemaPart<FoldersResolvers> = {
  sdl: new URL('./folders.graphql', import.meta.url),
  resolvers: {
    Query: {
      folders: (_root, args, ctx) => listFolders(ctx, { ...args, parentId: optionalId(args.parentId) }),
      folder: (_root, { id }, ctx) => folderLoader(ctx).load(readId(id)),
    },
    Mutation: {
      createFolder: (_root, { input }, ctx) =>
        createFolder(ctx, { ...input, parentId: optionalId(input.parentId) }),
      renameFolder: (_root, { id, title }, ctx) => renameFolder(ctx, readId(id), title),
      moveFolder: (_root, { input }, ctx) =>
        moveFolder(ctx, {
          id: readId(input.id),
          parentId: optionalId(input.parentId),
          index: input.index ?? null,
        }),
      trashFolder: (_root, { id }, ctx) => trashFolder(ctx, readId(id)),
      restoreFolder: (_root, { id }, ctx) => restoreFolder(ctx, readId(id)),
    },
    Folder: {
      parent: ({ parentId }, _args, ctx) => (parentId === null ? null : folderLoader(ctx).load(parentId)),
      path: ({ id }, _args, ctx) => {
        limitUses(ctx, 'folder paths', 10);
        return listPath(ctx, id);
      },
      rank: ({ order }) => order,
      projectCount: ({ id }, _args, ctx) => projectCountLoader(ctx).load(id),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
      viewerLevel: ({ rank }, _args, ctx) => {
        const level = levelOfRank(ctx, rank);
        if (level === null) throw new NotFound();
        return level;
      },
    },
    Project: {
      folder: ({ folderId }, _args, ctx) => (folderId === null ? null : folderLoader(ctx).load(folderId)),
    },
  },
};

function optionalId(id: string | null | undefined): string | null {
  return id == null ? null : readId(id);
}
