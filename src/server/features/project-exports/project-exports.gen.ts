// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ExportConfigInput, ProjectExportFormat, ProjectExportKind, ProjectExportStatus } from '#server/platform/graphql/wire.gen.ts';
import type { ProjectExport } from './project-export.ts';

export type ProjectExportPage = {
  readonly items: readonly ProjectExport[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ProjectExportsResolvers = ResolversOf<{
  ProjectExport: FieldResolvers<ProjectExport, {
    id: Resolver<string, ProjectExport>;
    projectId: Resolver<string | null, ProjectExport>;
    title: Resolver<string | null, ProjectExport>;
    kind: Resolver<ProjectExportKind, ProjectExport>;
    format: Resolver<ProjectExportFormat, ProjectExport>;
    status: Resolver<ProjectExportStatus, ProjectExport>;
    progress: Resolver<number, ProjectExport>;
    error: Resolver<string | null, ProjectExport>;
    size: Resolver<number | null, ProjectExport>;
    downloadUrl: Resolver<string | null, ProjectExport>;
    createdAt: Resolver<Date, ProjectExport>;
  }>;
  ProjectExportPage: FieldResolvers<ProjectExportPage, {
    items: Resolver<readonly ProjectExport[], ProjectExportPage>;
    endCursor: Resolver<string | null, ProjectExportPage>;
    totalCount: Resolver<number, ProjectExportPage>;
  }>;
  Query: {
    projectExport: Resolver<ProjectExport | null, unknown, { id: string }>;
    projectExports: Resolver<ProjectExportPage, unknown, { projectId: string; first: number | null; after?: string | null }>;
    workspaceExports: Resolver<ProjectExportPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    exportProject: Resolver<ProjectExport, unknown, { projectId: string; kind: ProjectExportKind; ids?: readonly string[] | null; format: ProjectExportFormat | null }>;
    exportProjects: Resolver<ProjectExport, unknown, { config: ExportConfigInput; kind: ProjectExportKind }>;
    cancelProjectExport: Resolver<ProjectExport, unknown, { id: string }>;
  };
}>;
