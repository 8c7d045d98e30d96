import { wireType } from '#server/kernel/access/index.ts';
import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { listLargestFiles } from './list-largest-files.ts';
import { readStorageUse } from './read-storage-use.ts';
import type { StorageUseResolvers } from './storage-use.gen.ts';

export function storageUseSchema({ env }: Pick<SchemaServices, 'env'>): SchemaPart<StorageUseResolvers> {
  return {
    sdl: new URL('./storage-use.graphql', import.meta.url),
    resolvers: {
      Query: {
        storageUse: (_root, _args, ctx) => readStorageUse(ctx, env),
        largestFiles: (_root, args, ctx) => listLargestFiles(ctx, args),
      },
      LargeFile: {
        owner: ({ ownerId, ownerType, ownerTitle }) =>
          ownerTitle === null ? null : { id: ownerId, type: wireType(ownerType), title: ownerTitle },
      },
    },
  };
}
