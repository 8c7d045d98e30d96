import { highlightLoader, tagsOfHighlight } from '#server/features/highlights/index.ts';
import { insightLoader } from '#server/features/insights/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import { noteLoader } from '#server/features/notes/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createView, duplicateView } from './create-view.ts';
import { deleteView, restoreView } from './delete-view.ts';
import { moveView } from './move-view.ts';
import { moveViewRow } from './move-view-row.ts';
import { readCells } from './row-cells.ts';
import { rowTagLoader } from './row-loaders.ts';
import { findView, listViews } from './queries.ts';
import { readViewData } from './read-view-data.ts';
import { updateView } from './update-view.ts';
import { isFirstView } from './view.ts';
import { listViewGroups } from './view-groups.ts';
import { listViewRows } from './view-rows.ts';
import type { ViewsResolvers } from './views.gen.ts';

type Wire<T> = T & { projectId: string; id: string };
const ref = <T>(args: Wire<T>): Wire<T> => ({
  ...args,
  projectId: readId(args.projectId),
  id: readId(args.id),
});

export const viewsSchema: SchemaPart<ViewsResolvers> = {
  sdl: new URL('./views.graphql', import.meta.url),
  resolvers: {
    Query: {
      views: (_root, args, ctx) => listViews(ctx, { ...args, projectId: readId(args.projectId) }),
      view: async (_root, args, ctx) => (await findView(ctx, ref(args))) ?? null,
      viewRows: (_root, args, ctx) =>
        listViewRows(ctx, {
          ...args,
          projectId: readId(args.projectId),
          data: readViewData(args.objectType, args.data),
        }),
      viewGroups: (_root, args, ctx) =>
        listViewGroups(ctx, {
          ...args,
          projectId: readId(args.projectId),
          data: readViewData(args.objectType, args.data),
        }),
    },
    Mutation: {
      createView: (_root, { input }, ctx) =>
        createView(ctx, { ...input, projectId: readId(input.projectId) }),
      updateView: (_root, { input }, ctx) => updateView(ctx, ref(input)),
      duplicateView: (_root, args, ctx) => duplicateView(ctx, ref(args)),
      moveView: (_root, { input }, ctx) => moveView(ctx, ref(input)),
      moveViewRow: (_root, { input }, ctx) =>
        moveViewRow(ctx, {
          ...ref(input),
          rowId: readId(input.rowId),
          after: input.after == null ? null : readId(input.after),
        }),
      deleteView: (_root, args, ctx) => deleteView(ctx, ref(args)),
      restoreView: (_root, args, ctx) => restoreView(ctx, ref(args)),
    },
    View: {
      isFirst: (view) => isFirstView(view),
      createdBy: ({ createdBy }, _args, ctx) =>
        createdBy === null ? null : memberLoader(ctx).load(createdBy),
    },
    ViewRow: {
      note: ({ id, objectType }, _args, ctx) => (objectType === 'NOTE' ? noteLoader(ctx).load(id) : null),
      insight: ({ id, objectType }, _args, ctx) =>
        objectType === 'INSIGHT' ? insightLoader(ctx).load(id) : null,
      highlight: ({ id, objectType }, _args, ctx) =>
        objectType === 'HIGHLIGHT' ? highlightLoader(ctx).load(id) : null,
      tags: ({ id, objectType }, _args, ctx) =>
        objectType === 'HIGHLIGHT' ? tagsOfHighlight(ctx).load(id) : rowTagLoader(ctx).load(id),
      cells: (row, _args, ctx) => readCells(ctx, row),
    },
    ViewCell: {
      members: async ({ memberIds }, _args, ctx) =>
        (await Promise.all(memberIds.map((id) => memberLoader(ctx).load(id)))).filter((one) => one !== null),
    },
    ViewRowPage: { totalCount: ({ countAll }) => countAll() },
  },
};
