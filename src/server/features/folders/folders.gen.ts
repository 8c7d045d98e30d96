// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateFolderInput, Level, MoveFolderInput } from '#server/platform/graphql/wire.gen.ts';
import type { Folder } from './folder.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Project } from '#server/kernel/projects/project.ts';

export type FolderPage = {
  readonly items: readonly Folder[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type FoldersResolvers = ResolversOf<{
  Folder: FieldResolvers<Folder, {
    id: Resolver<string, Folder>;
    title: Resolver<string, Folder>;
    parent: Resolver<Folder | null, Folder>;
    path: Resolver<readonly Folder[], Folder>;
    rank: Resolver<number, Folder>;
    projectCount: Resolver<number, Folder>;
    createdBy: Resolver<Member | null, Folder>;
    createdAt: Resolver<Date, Folder>;
    updatedAt: Resolver<Date, Folder>;
    viewerLevel: Resolver<Level, Folder>;
    version: Resolver<number, Folder>;
  }>;
  FolderPage: FieldResolvers<FolderPage, {
    items: Resolver<readonly Folder[], FolderPage>;
    endCursor: Resolver<string | null, FolderPage>;
    totalCount: Resolver<number, FolderPage>;
  }>;
  Project: FieldResolvers<Project, {
    folder: Resolver<Folder | null, Project>;
  }>;
  Query: {
    folders: Resolver<FolderPage, unknown, { parentId?: string | null; first: number | null; after?: string | null }>;
    folder: Resolver<Folder | null, unknown, { id: string }>;
  };
  Mutation: {
    createFolder: Resolver<Folder, unknown, { input: CreateFolderInput }>;
    renameFolder: Resolver<Folder, unknown, { id: string; title: string }>;
    moveFolder: Resolver<Folder, unknown, { input: MoveFolderInput }>;
    trashFolder: Resolver<Folder, unknown, { id: string }>;
    restoreFolder: Resolver<Folder, unknown, { id: string }>;
  };
}>;
