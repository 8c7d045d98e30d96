// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateProjectImportInput, ProjectImportStatus } from '#server/platform/graphql/wire.gen.ts';
import type { ProjectImport } from './project-import.ts';

export type ProjectImportContents = {
  readonly name: string;
  readonly projects: readonly string[];
  readonly origin: string;
  readonly sourceCount: number;
  readonly codeCount: number;
  readonly codingCount: number;
  readonly caseCount: number;
  readonly memoCount: number;
  readonly kept: readonly string[];
  readonly missingFileCount: number;
};

export type ProjectImportsResolvers = ResolversOf<{
  ProjectImportContents: FieldResolvers<ProjectImportContents, {
    name: Resolver<string, ProjectImportContents>;
    projects: Resolver<readonly string[], ProjectImportContents>;
    origin: Resolver<string, ProjectImportContents>;
    sourceCount: Resolver<number, ProjectImportContents>;
    codeCount: Resolver<number, ProjectImportContents>;
    codingCount: Resolver<number, ProjectImportContents>;
    caseCount: Resolver<number, ProjectImportContents>;
    memoCount: Resolver<number, ProjectImportContents>;
    kept: Resolver<readonly string[], ProjectImportContents>;
    missingFileCount: Resolver<number, ProjectImportContents>;
  }>;
  ProjectImport: FieldResolvers<ProjectImport, {
    id: Resolver<string, ProjectImport>;
    projectId: Resolver<string | null, ProjectImport>;
    fileName: Resolver<string, ProjectImport>;
    status: Resolver<ProjectImportStatus, ProjectImport>;
    contents: Resolver<ProjectImportContents | null, ProjectImport>;
    progress: Resolver<number, ProjectImport>;
    doing: Resolver<string, ProjectImport>;
    noteCount: Resolver<number, ProjectImport>;
    reports: Resolver<readonly string[], ProjectImport>;
    error: Resolver<string | null, ProjectImport>;
    createdAt: Resolver<Date, ProjectImport>;
  }>;
  Query: {
    projectImport: Resolver<ProjectImport | null, unknown, { id: string }>;
  };
  Mutation: {
    createProjectImport: Resolver<ProjectImport, unknown, { input: CreateProjectImportInput }>;
    startProjectImport: Resolver<ProjectImport, unknown, { id: string; intoNew: boolean }>;
    cancelProjectImport: Resolver<ProjectImport, unknown, { id: string }>;
    undoProjectImport: Resolver<ProjectImport, unknown, { id: string }>;
  };
}>;
