import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank, readObjectRef, wireType } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { cancelUpload } from './cancel-upload.ts';
import { findFile, listFiles, listUploads } from './queries.ts';
import { startUploads } from './start-uploads.ts';
import { restoreFiles, trashFiles } from './trash-files.ts';
import { updateFile } from './update-file.ts';
import type { FilesResolvers } from './files.gen.ts';

export function filesSchema(services: SchemaServices): SchemaPart<FilesResolvers> {
  return {
    sdl: new URL('./files.graphql', import.meta.url),
    resolvers: {
      Query: {
        file: async (_root, { id }, ctx) => (await findFile(ctx, readId(id))) ?? null,
        files: (_root, args, ctx) => listFiles(ctx, { ...args, ownerId: readId(args.ownerId) }),
        uploads: (_root, args, ctx) => listUploads(ctx, { ...args, memberId: requireMember(ctx).viewer.id }),
      },
      Mutation: {
        startUploads: (_root, { input }, ctx) =>
          startUploads(services, ctx, {
            owner: readObjectRef({ type: input.ownerType, id: input.ownerId }),
            files: input.files,
            asNotes: input.asNotes ?? false,
          }),
        cancelUpload: (_root, { id }, ctx) => cancelUpload(services, ctx, readId(id)),
        updateFile: (_root, { input }, ctx) => updateFile(ctx, { ...input, id: readId(input.id) }),
        trashFiles: (_root, { ids }, ctx) => trashFiles(ctx, readIds(ids)),
        restoreFiles: (_root, { ids }, ctx) => restoreFiles(ctx, readIds(ids)),
      },
      File: {
        uploadStatus: ({ status }) => status,
        ownerType: ({ ownerType }) => wireType(ownerType),
        progress: ({ processing, progress }) => (processing === 'COMPLETE' ? 1 : (progress ?? 0)),
        doing: ({ doing }) => doing ?? '',
        createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
        viewerLevel: ({ rank }, _args, ctx) => {
          const level = levelOfRank(ctx, rank);
          if (level === null) throw new NotFound();
          return level;
        },
      },
    },
  };
}
