// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateProjectInput, ProjectScope, ProjectSectionName, ProjectSort, ProjectStatus, SummaryFramework, UpdateProjectInput, UpdateProjectSettingsInput } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Project } from './project.ts';
import type { ProjectPage } from './queries.ts';

export type ProjectSection = {
  readonly name: ProjectSectionName;
  readonly enabled: boolean;
  readonly rank: number;
};

export type ProjectsResolvers = ResolversOf<{
  ProjectSection: FieldResolvers<ProjectSection, {
    name: Resolver<ProjectSectionName, ProjectSection>;
    enabled: Resolver<boolean, ProjectSection>;
    rank: Resolver<number, ProjectSection>;
  }>;
  Project: FieldResolvers<Project, {
    id: Resolver<string, Project>;
    title: Resolver<string, Project>;
    summary: Resolver<string, Project>;
    color: Resolver<string | null, Project>;
    icon: Resolver<string | null, Project>;
    status: Resolver<ProjectStatus, Project>;
    sections: Resolver<readonly ProjectSection[], Project>;
    transcriptionLanguage: Resolver<string | null, Project>;
    transcriptionVocabulary: Resolver<readonly string[], Project>;
    defaultFramework: Resolver<SummaryFramework | null, Project>;
    defaultSummaryLanguage: Resolver<string | null, Project>;
    recruitEnabled: Resolver<boolean, Project>;
    createdAt: Resolver<Date, Project>;
    updatedAt: Resolver<Date, Project>;
    createdBy: Resolver<Member | null, Project>;
    version: Resolver<number, Project>;
  }>;
  ProjectPage: FieldResolvers<ProjectPage, {
    items: Resolver<readonly Project[], ProjectPage>;
    endCursor: Resolver<string | null, ProjectPage>;
    totalCount: Resolver<number, ProjectPage>;
  }>;
  Query: {
    projects: Resolver<ProjectPage, unknown, { first: number | null; after?: string | null; scope: ProjectScope | null; sort: ProjectSort | null; archived: boolean | null; folderId?: string | null; outsideFolders: boolean | null; query?: string | null; writable: boolean | null }>;
    project: Resolver<Project | null, unknown, { id: string }>;
  };
  Mutation: {
    createProject: Resolver<Project, unknown, { input: CreateProjectInput }>;
    updateProject: Resolver<Project, unknown, { input: UpdateProjectInput }>;
    updateProjectSettings: Resolver<Project, unknown, { input: UpdateProjectSettingsInput }>;
    setProjectStatus: Resolver<readonly Project[], unknown, { ids: readonly string[]; status: ProjectStatus }>;
    moveProjects: Resolver<readonly Project[], unknown, { ids: readonly string[]; folderId?: string | null }>;
    trashProjects: Resolver<readonly Project[], unknown, { ids: readonly string[] }>;
    restoreProjects: Resolver<readonly Project[], unknown, { ids: readonly string[] }>;
    trashProject: Resolver<Project, unknown, { id: string }>;
    restoreProject: Resolver<Project, unknown, { id: string }>;
  };
}>;
