import type { SchemaServices } from '#server/platform/app/feature.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { deletePermanently } from './delete-permanently.ts';
import { emptyTrash } from './empty-trash.ts';
import { readTrashDays, setTrashDays } from './set-trash-days.ts';
import type { TrashResolvers } from './trash.gen.ts';

export function trashSchema(services: SchemaServices): SchemaPart<TrashResolvers> {
  return {
    sdl: new URL('./trash.graphql', import.meta.url),
    resolvers: {
      WorkspaceSettings: { trashDays: (_settings, _args, ctx) => readTrashDays(ctx) },
      Mutation: {
        deletePermanently: async (_root, { type, id }, ctx) => {
          await deletePermanently(services, ctx, { type, id: readId(id) });
          return true;
        },
        emptyTrash: (_root, { projectId }, ctx) =>
          emptyTrash(services, ctx, { projectId: projectId == null ? null : readId(projectId) }),
        setTrashDays: (_root, { days }, ctx) => setTrashDays(ctx, { days }),
      },
    },
  };
}
