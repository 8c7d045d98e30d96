// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateViewInput, MoveViewInput, MoveViewRowInput, UpdateViewInput, ViewLayout, ViewObjectType } from '#server/platform/graphql/wire.gen.ts';
import type { FieldValue } from '#server/features/fields/values.ts';
import type { Highlight } from '#server/features/highlights/highlight.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { Tag } from '#server/features/tags/tag.ts';
import type { View } from './view.ts';
import type { ViewCell } from './row-cells.ts';
import type { ViewGroupRow as ViewGroup } from './view-groups.ts';
import type { ViewRow } from './view-rows.ts';
import type { ViewRowPage } from './view-rows.ts';

export type ViewsResolvers = ResolversOf<{
  View: FieldResolvers<View, {
    id: Resolver<string, View>;
    projectId: Resolver<string, View>;
    objectType: Resolver<ViewObjectType, View>;
    layout: Resolver<ViewLayout, View>;
    title: Resolver<string, View>;
    rank: Resolver<number, View>;
    data: Resolver<unknown, View>;
    isFirst: Resolver<boolean, View>;
    createdBy: Resolver<Member | null, View>;
    createdAt: Resolver<Date | null, View>;
    updatedAt: Resolver<Date | null, View>;
    version: Resolver<number, View>;
  }>;
  ViewRow: FieldResolvers<ViewRow, {
    id: Resolver<string, ViewRow>;
    note: Resolver<Note | null, ViewRow>;
    insight: Resolver<Insight | null, ViewRow>;
    highlight: Resolver<Highlight | null, ViewRow>;
    tags: Resolver<readonly Tag[], ViewRow>;
    cells: Resolver<readonly ViewCell[], ViewRow>;
  }>;
  ViewCell: FieldResolvers<ViewCell, {
    key: Resolver<string, ViewCell>;
    values: Resolver<readonly FieldValue[], ViewCell>;
    members: Resolver<readonly Member[], ViewCell>;
    count: Resolver<number | null, ViewCell>;
    texts: Resolver<readonly string[], ViewCell>;
    thumbnailUrl: Resolver<string | null, ViewCell>;
  }>;
  ViewRowPage: FieldResolvers<ViewRowPage, {
    items: Resolver<readonly ViewRow[], ViewRowPage>;
    endCursor: Resolver<string | null, ViewRowPage>;
    totalCount: Resolver<number, ViewRowPage>;
  }>;
  ViewGroup: FieldResolvers<ViewGroup, {
    key: Resolver<string, ViewGroup>;
    label: Resolver<string, ViewGroup>;
    color: Resolver<string | null, ViewGroup>;
    count: Resolver<number, ViewGroup>;
    items: Resolver<readonly ViewRow[], ViewGroup>;
  }>;
  Query: {
    views: Resolver<readonly View[], unknown, { projectId: string; objectType?: ViewObjectType | null }>;
    view: Resolver<View | null, unknown, { projectId: string; id: string }>;
    viewRows: Resolver<ViewRowPage, unknown, { projectId: string; objectType: ViewObjectType; data?: string | null; group?: string | null; first: number | null; after?: string | null; skip: number | null }>;
    viewGroups: Resolver<readonly ViewGroup[], unknown, { projectId: string; objectType: ViewObjectType; data: string; first: number | null }>;
  };
  Mutation: {
    createView: Resolver<View, unknown, { input: CreateViewInput }>;
    updateView: Resolver<View, unknown, { input: UpdateViewInput }>;
    duplicateView: Resolver<View, unknown, { projectId: string; id: string }>;
    moveView: Resolver<readonly View[], unknown, { input: MoveViewInput }>;
    moveViewRow: Resolver<View, unknown, { input: MoveViewRowInput }>;
    deleteView: Resolver<View, unknown, { projectId: string; id: string }>;
    restoreView: Resolver<View, unknown, { projectId: string; id: string }>;
  };
}>;
