import { readId } from '#server/platform/graphql/id-argument.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { cancelProjectImport } from './cancel-project-import.ts';
import { createProjectImport } from './create-project-import.ts';
import { findProjectImport, getProjectImport, type ProjectImport } from './project-import.ts';
import type { ProjectImportsResolvers } from './project-imports.gen.ts';
import { startProjectImport, type ProjectImporting } from './start-project-import.ts';
import { undoProjectImport } from './undo-project-import.ts';

export function projectImportsSchema(importing: ProjectImporting): SchemaPart<ProjectImportsResolvers> {
  const after = async (ctx: RequestCtx, id: string, done: Promise<void>): Promise<ProjectImport> => {
    await done;
    return getProjectImport(ctx, id);
  };
  return {
    sdl: new URL('./project-imports.graphql', import.meta.url),
    resolvers: {
      Query: {
        projectImport: async (_root, { id }, ctx) => (await findProjectImport(ctx, readId(id))) ?? null,
      },
      Mutation: {
        createProjectImport: async (_root, { input }, ctx) => {
          const projectId = input.projectId == null ? null : readId(input.projectId);
          return getProjectImport(ctx, await createProjectImport(ctx, { ...input, projectId }));
        },
        startProjectImport: (_root, { id, intoNew }, ctx) =>
          after(ctx, readId(id), startProjectImport(importing, ctx, { id: readId(id), intoNew })),
        cancelProjectImport: (_root, { id }, ctx) =>
          after(ctx, readId(id), cancelProjectImport(ctx, readId(id))),
        undoProjectImport: (_root, { id }, ctx) => after(ctx, readId(id), undoProjectImport(ctx, readId(id))),
      },
    },
  };
}
