import { NotFound } from '#domain/errors/hark-error.ts';
import type { TagSentiment } from '#domain/tags/sentiments.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { readId, readIds, readOwnId } from '#server/platform/graphql/id-argument.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import type { TagSentiment as WireSentiment } from '#server/platform/graphql/wire.gen.ts';
import { createTagBoard, deleteTagBoard, restoreTagBoard, updateTagBoard } from './arrange-boards.ts';
import { createTagGroup, deleteTagGroup, restoreTagGroup, updateTagGroup } from './arrange-groups.ts';
import { levelOn } from './board.ts';
import { createTag } from './create-tag.ts';
import { exportTags } from './export-tags.ts';
import { duplicateTags, recentTags, searchTags, similarTags } from './find-tags.ts';
import { importTags } from './import-tags.ts';
import { findLastMerge } from './last-merge.ts';
import { boardLoader, groupLoader, groupsOfBoardLoader, tagCountLoader, usesLoader } from './loaders.ts';
import { lockTag, unlockTag } from './lock-tag.ts';
import { mergeTags } from './merge-tags.ts';
import { moveTags } from './move-tags.ts';
import { previewMerge } from './preview-merge.ts';
import { findBoard, findTag, listBoards, listTags } from './queries.ts';
import { recolorTags } from './recolor-tags.ts';
import { restoreTags } from './restore-tags.ts';
import { tagProjects } from './tag-projects.ts';
import { trashTags } from './trash-tags.ts';
import { undoTagMerge } from './undo-tag-merge.ts';
import { updateTag } from './update-tag.ts';
import type { TagsResolvers } from './tags.gen.ts';
const sentiments = wireEnum({ POSITIVE: 'positive', NEGATIVE: 'negative', MIXED: 'mixed' });

function readSentiment(sentiment: WireSentiment | null | undefined): TagSentiment | null {
  return sentiment == null ? null : sentiments.read(sentiment);
}

function idOrNull(id: string | null | undefined): string | null {
  return id == null ? null : readId(id);
}

export const tagsSchema: SchemaPart<TagsResolvers> = {
  sdl: new URL('./tags.graphql', import.meta.url),
  resolvers: {
    Query: {
      tag: async (_root, { id }, ctx) => (await findTag(ctx, readId(id))) ?? null,
      tags: (_root, args, ctx) =>
        listTags(ctx, { ...args, projectId: idOrNull(args.projectId), boardId: idOrNull(args.boardId) }),
      searchTags: (_root, args, ctx) => searchTags(ctx, { ...args, projectId: readId(args.projectId) }),
      recentTags: (_root, args, ctx) => recentTags(ctx, { ...args, projectId: readId(args.projectId) }),
      similarTags: (_root, { projectId, title }, ctx) =>
        similarTags(ctx, { projectId: readId(projectId), title }),
      duplicateTags: (_root, { projectId }, ctx) => duplicateTags(ctx, readId(projectId)),
      tagBoards: (_root, { projectId }, ctx) => listBoards(ctx, idOrNull(projectId)),
      tagBoard: async (_root, { id }, ctx) => (await findBoard(ctx, readId(id))) ?? null,
      tagProjects: (_root, { id }, ctx) => tagProjects(ctx, readId(id)),
      tagMergePreview: (_root, { intoId, ids }, ctx) =>
        previewMerge(ctx, { intoId: readId(intoId), ids: readIds(ids) }),
      tagsCsv: (_root, { boardId }, ctx) => exportTags(ctx, readId(boardId)),
    },
    Mutation: {
      createTag: (_root, { input }, ctx) =>
        createTag(ctx, {
          ...input,
          id: readOwnId(input.id),
          boardId: idOrNull(input.boardId),
          projectId: idOrNull(input.projectId),
          groupId: idOrNull(input.groupId),
          sentiment: readSentiment(input.sentiment),
        }),
      updateTag: (_root, { input }, ctx) =>
        updateTag(ctx, { ...input, id: readId(input.id), sentiment: readSentiment(input.sentiment) }),
      recolorTags: (_root, { colors }, ctx) => {
        readIds(colors.map(({ id }) => id));
        return recolorTags(ctx, new Map(colors.map(({ id, color }) => [readId(id), color])));
      },
      lockTag: (_root, { id }, ctx) => lockTag(ctx, readId(id)),
      unlockTag: (_root, { id }, ctx) => unlockTag(ctx, readId(id)),
      moveTags: (_root, { input }, ctx) =>
        moveTags(ctx, {
          ids: readIds(input.ids),
          boardId: readId(input.boardId),
          groupId: idOrNull(input.groupId),
          afterId: idOrNull(input.afterId),
        }),
      trashTags: (_root, { ids }, ctx) => trashTags(ctx, readIds(ids)),
      restoreTags: (_root, { ids }, ctx) => restoreTags(ctx, readIds(ids)),
      mergeTags: (_root, { intoId, ids }, ctx) =>
        mergeTags(ctx, { intoId: readId(intoId), ids: readIds(ids) }),
      undoTagMerge: (_root, { id }, ctx) => undoTagMerge(ctx, readId(id)),
      importTags: (_root, { boardId, csv }, ctx) => importTags(ctx, readId(boardId), csv),
      createTagBoard: (_root, { input }, ctx) =>
        createTagBoard(ctx, { title: input.title, projectId: idOrNull(input.projectId) }),
      updateTagBoard: (_root, { input }, ctx) => updateTagBoard(ctx, { ...input, id: readId(input.id) }),
      deleteTagBoard: (_root, { id }, ctx) => deleteTagBoard(ctx, readId(id)),
      restoreTagBoard: (_root, { id }, ctx) => restoreTagBoard(ctx, readId(id)),
      createTagGroup: (_root, { input }, ctx) =>
        createTagGroup(ctx, {
          ...input,
          boardId: idOrNull(input.boardId),
          projectId: idOrNull(input.projectId),
        }),
      updateTagGroup: (_root, { input }, ctx) => updateTagGroup(ctx, { ...input, id: readId(input.id) }),
      deleteTagGroup: (_root, { id }, ctx) => deleteTagGroup(ctx, readId(id)),
      restoreTagGroup: (_root, { id }, ctx) => restoreTagGroup(ctx, readId(id)),
    },
    Tag: {
      sentiment: ({ sentiment }) => (sentiment === null ? null : sentiments.write(sentiment)),
      board: async ({ boardId }, _args, ctx) => {
        const board = await boardLoader(ctx).load(boardId);
        if (!board) throw new NotFound();
        return board;
      },
      group: ({ groupId }, _args, ctx) => (groupId === null ? null : groupLoader(ctx).load(groupId)),
      createdBy: ({ createdBy }, _args, ctx) =>
        createdBy === null ? null : memberLoader(ctx).load(createdBy),
      lockedBy: ({ lockedBy }, _args, ctx) => (lockedBy === null ? null : memberLoader(ctx).load(lockedBy)),
      highlightCount: async ({ id }, _args, ctx) => (await usesLoader(ctx).load(id)).count,
      lastMerge: async (tag, _args, ctx) => {
        limitUses(ctx, 'merges', 10);
        return (await findLastMerge(ctx, tag)) ?? null;
      },
      lastUsedAt: async ({ id }, _args, ctx) => (await usesLoader(ctx).load(id)).lastAt,
    },
    TagBoard: {
      project: ({ projectId }, _args, ctx) =>
        projectId === null ? null : projectLoader(ctx).load(projectId),
      groups: ({ id }, _args, ctx) => groupsOfBoardLoader(ctx).load(id),
      tagCount: ({ id }, _args, ctx) => tagCountLoader(ctx).load(id),
      viewerLevel: (board, _args, ctx) => levelOn(ctx, board),
    },
    TagProjectUse: { project: ({ projectId }, _args, ctx) => projectLoader(ctx).load(projectId) },
    LastTagMerge: { mergedBy: ({ mergedBy }, _args, ctx) => memberLoader(ctx).load(mergedBy) },
    TagMerge: { mergedIds: ({ mergedIds }) => [...mergedIds] },
    TagMergePreview: { tags: ({ tags }) => [...tags] },
    TagImport: { created: ({ created }) => [...created] },
  },
};
