import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { exportProjects } from './export-projects.ts';
import { findProjectExport, listProjectExports, listWorkspaceExports } from './project-export.ts';
import type { ProjectExportsResolvers } from './project-exports.gen.ts';
import { cancelProjectExport, requestProjectExport } from './request-project-export.ts';
import type { ExportJob } from './start-export.ts';

export function projectExportsSchema(exporting: ExportJob): SchemaPart<ProjectExportsResolvers> {
  return {
    sdl: new URL('./project-exports.graphql', import.meta.url),
    resolvers: {
      Query: {
        projectExport: async (_root, { id }, ctx) => (await findProjectExport(ctx, readId(id))) ?? null,
        projectExports: (_root, { projectId, ...args }, ctx) =>
          listProjectExports(ctx, { ...args, projectId: readId(projectId) }),
        workspaceExports: (_root, args, ctx) => listWorkspaceExports(ctx, args),
      },
      Mutation: {
        exportProject: (_root, { projectId, kind, format, ids }, ctx) =>
          requestProjectExport(exporting, ctx, {
            projectId: readId(projectId),
            kind,
            format: format ?? 'CSV',
            only: ids == null ? null : readIds(ids),
          }),
        exportProjects: (_root, { config, kind }, ctx) =>
          exportProjects(exporting, ctx, {
            kind,
            config: {
              title: config.title,
              projectIds: config.projectIds.map(readId),
              projectCategoryIds: config.projectCategoryIds.map(readId),
            },
          }),
        cancelProjectExport: (_root, { id }, ctx) => cancelProjectExport(ctx, readId(id)),
      },
      ProjectExport: {
        title: ({ config }) => config?.title ?? null,
        downloadUrl: ({ id, status }) => (status === 'COMPLETE' ? `/files/project-exports/${id}` : null),
      },
    },
  };
}
