// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateTagBoardInput, CreateTagGroupInput, CreateTagInput, Level, MoveTagsInput, TagColorInput, TagSentiment, TagSort, UpdateTagBoardInput, UpdateTagGroupInput, UpdateTagInput } from '#server/platform/graphql/wire.gen.ts';
import type { LastTagMerge } from './last-merge.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Project } from '#server/kernel/projects/project.ts';
import type { Tag } from './tag.ts';
import type { TagBoard } from './board.ts';
import type { TagGroup } from './board.ts';
import type { TagImport } from './import-tags.ts';
import type { TagMerge } from './merge-tags.ts';
import type { TagMergePreview } from './preview-merge.ts';
import type { TagProjectUse } from './tag-projects.ts';

export type TagPage = {
  readonly items: readonly Tag[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type DuplicateTags = {
  readonly tags: readonly Tag[];
};

export type TagsResolvers = ResolversOf<{
  Tag: FieldResolvers<Tag, {
    id: Resolver<string, Tag>;
    title: Resolver<string, Tag>;
    color: Resolver<string, Tag>;
    description: Resolver<string, Tag>;
    role: Resolver<string | null, Tag>;
    sentiment: Resolver<TagSentiment | null, Tag>;
    rank: Resolver<number, Tag>;
    boardId: Resolver<string, Tag>;
    board: Resolver<TagBoard, Tag>;
    groupId: Resolver<string | null, Tag>;
    group: Resolver<TagGroup | null, Tag>;
    projectId: Resolver<string | null, Tag>;
    lockedAt: Resolver<Date | null, Tag>;
    lockedBy: Resolver<Member | null, Tag>;
    createdBy: Resolver<Member | null, Tag>;
    createdAt: Resolver<Date, Tag>;
    updatedAt: Resolver<Date, Tag>;
    trashedAt: Resolver<Date | null, Tag>;
    mergedIntoId: Resolver<string | null, Tag>;
    lastMerge: Resolver<LastTagMerge | null, Tag>;
    highlightCount: Resolver<number, Tag>;
    lastUsedAt: Resolver<Date | null, Tag>;
    version: Resolver<number, Tag>;
  }>;
  TagPage: FieldResolvers<TagPage, {
    items: Resolver<readonly Tag[], TagPage>;
    endCursor: Resolver<string | null, TagPage>;
    totalCount: Resolver<number, TagPage>;
  }>;
  TagGroup: FieldResolvers<TagGroup, {
    id: Resolver<string, TagGroup>;
    boardId: Resolver<string, TagGroup>;
    title: Resolver<string, TagGroup>;
    color: Resolver<string, TagGroup>;
    rank: Resolver<number, TagGroup>;
    version: Resolver<number, TagGroup>;
  }>;
  TagBoard: FieldResolvers<TagBoard, {
    id: Resolver<string, TagBoard>;
    projectId: Resolver<string | null, TagBoard>;
    project: Resolver<Project | null, TagBoard>;
    title: Resolver<string, TagBoard>;
    rank: Resolver<number, TagBoard>;
    isDefault: Resolver<boolean, TagBoard>;
    groups: Resolver<readonly TagGroup[], TagBoard>;
    tagCount: Resolver<number, TagBoard>;
    viewerLevel: Resolver<Level, TagBoard>;
    createdAt: Resolver<Date, TagBoard>;
    updatedAt: Resolver<Date, TagBoard>;
    version: Resolver<number, TagBoard>;
  }>;
  TagProjectUse: FieldResolvers<TagProjectUse, {
    project: Resolver<Project | null, TagProjectUse>;
    count: Resolver<number, TagProjectUse>;
  }>;
  DuplicateTags: FieldResolvers<DuplicateTags, {
    tags: Resolver<readonly Tag[], DuplicateTags>;
  }>;
  TagMergePreview: FieldResolvers<TagMergePreview, {
    into: Resolver<Tag, TagMergePreview>;
    tags: Resolver<readonly Tag[], TagMergePreview>;
    gainedCount: Resolver<number, TagMergePreview>;
    sharedCount: Resolver<number, TagMergePreview>;
    totalCount: Resolver<number, TagMergePreview>;
  }>;
  TagMerge: FieldResolvers<TagMerge, {
    id: Resolver<string, TagMerge>;
    into: Resolver<Tag, TagMerge>;
    mergedIds: Resolver<readonly string[], TagMerge>;
    createdAt: Resolver<Date, TagMerge>;
  }>;
  LastTagMerge: FieldResolvers<LastTagMerge, {
    id: Resolver<string, LastTagMerge>;
    mergedCount: Resolver<number, LastTagMerge>;
    mergedAt: Resolver<Date, LastTagMerge>;
    mergedBy: Resolver<Member | null, LastTagMerge>;
  }>;
  TagImport: FieldResolvers<TagImport, {
    created: Resolver<readonly Tag[], TagImport>;
    skippedCount: Resolver<number, TagImport>;
  }>;
  Query: {
    tag: Resolver<Tag | null, unknown, { id: string }>;
    tags: Resolver<TagPage, unknown, { projectId?: string | null; boardId?: string | null; unused?: boolean | null; sort: TagSort | null; first: number | null; after?: string | null }>;
    searchTags: Resolver<readonly Tag[], unknown, { projectId: string; query: string; first: number | null }>;
    recentTags: Resolver<readonly Tag[], unknown, { projectId: string; first: number | null }>;
    similarTags: Resolver<readonly Tag[], unknown, { projectId: string; title: string }>;
    duplicateTags: Resolver<readonly DuplicateTags[], unknown, { projectId: string }>;
    tagBoards: Resolver<readonly TagBoard[], unknown, { projectId?: string | null }>;
    tagBoard: Resolver<TagBoard | null, unknown, { id: string }>;
    tagProjects: Resolver<readonly TagProjectUse[], unknown, { id: string }>;
    tagMergePreview: Resolver<TagMergePreview, unknown, { intoId: string; ids: readonly string[] }>;
    tagsCsv: Resolver<string, unknown, { boardId: string }>;
  };
  Mutation: {
    createTag: Resolver<Tag, unknown, { input: CreateTagInput }>;
    updateTag: Resolver<Tag, unknown, { input: UpdateTagInput }>;
    recolorTags: Resolver<readonly Tag[], unknown, { colors: readonly TagColorInput[] }>;
    lockTag: Resolver<Tag, unknown, { id: string }>;
    unlockTag: Resolver<Tag, unknown, { id: string }>;
    moveTags: Resolver<readonly Tag[], unknown, { input: MoveTagsInput }>;
    trashTags: Resolver<readonly Tag[], unknown, { ids: readonly string[] }>;
    restoreTags: Resolver<readonly Tag[], unknown, { ids: readonly string[] }>;
    mergeTags: Resolver<TagMerge, unknown, { intoId: string; ids: readonly string[] }>;
    undoTagMerge: Resolver<readonly Tag[], unknown, { id: string }>;
    importTags: Resolver<TagImport, unknown, { boardId: string; csv: string }>;
    createTagBoard: Resolver<TagBoard, unknown, { input: CreateTagBoardInput }>;
    updateTagBoard: Resolver<TagBoard, unknown, { input: UpdateTagBoardInput }>;
    deleteTagBoard: Resolver<TagBoard, unknown, { id: string }>;
    restoreTagBoard: Resolver<TagBoard, unknown, { id: string }>;
    createTagGroup: Resolver<TagGroup, unknown, { input: CreateTagGroupInput }>;
    updateTagGroup: Resolver<TagGroup, unknown, { input: UpdateTagGroupInput }>;
    deleteTagGroup: Resolver<TagGroup, unknown, { id: string }>;
    restoreTagGroup: Resolver<TagGroup, unknown, { id: string }>;
  };
}>;
