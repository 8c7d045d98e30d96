// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { Highlight } from '#server/features/highlights/highlight.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { TrashItem } from '#server/features/stars/list-trash.ts';
import type { UsingInsight } from './loaders.ts';

export type EvidenceResolvers = ResolversOf<{
  UsingInsight: FieldResolvers<UsingInsight, {
    id: Resolver<string, UsingInsight>;
    title: Resolver<string, UsingInsight>;
  }>;
  Highlight: FieldResolvers<Highlight, {
    usedIn: Resolver<readonly UsingInsight[], Highlight>;
  }>;
  Note: FieldResolvers<Note, {
    usedIn: Resolver<readonly UsingInsight[], Note>;
  }>;
  Query: {
    insightsUsing: Resolver<number, unknown, { ids: readonly string[] }>;
    trashedSource: Resolver<TrashItem | null, unknown, { id: string }>;
  };
}>;
