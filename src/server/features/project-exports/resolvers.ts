import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { findProjectExport, listProjectExports } from './project-export.ts';
import type { ProjectExportsResolvers } from './project-exports.gen.ts';
import { cancelProjectExport, requestProjectExport, type Exporting } from './request-project-export.ts';

export function projectExportsSchema(exporting: Exporting): SchemaPart<ProjectExportsResolvers> {
  return {
    sdl: new URL('./project-exports.graphql', import.meta.url),
    resolvers: {
      Query: {
        projectExport: async (_root, { id }, ctx) => (await findProjectExport(ctx, readId(id))) ?? null,
        projectExports: (_root, { projectId, ...args }, ctx) =>
          listProjectExports(ctx, { ...args, projectId: readId(projectId) }),
      },
      Mutation: {
        exportProject: (_root, { projectId, kind, ids }, ctx) =>
          requestProjectExport(exporting, ctx, {
            projectId: readId(projectId),
            kind,
            only: ids == null ? null : readIds(ids),
          }),
        cancelProjectExport: (_root, { id }, ctx) => cancelProjectExport(ctx, readId(id)),
      },
      ProjectExport: {
        downloadUrl: ({ id, status }) => (status === 'COMPLETE' ? `/files/project-exports/${id}` : null),
      },
    },
  };
}
