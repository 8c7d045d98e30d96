// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { Highlight } from '#server/features/highlights/highlight.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { Reel } from '#server/features/reels/reel.ts';

export type CanvasCards = {
  readonly notes: readonly Note[];
  readonly insights: readonly Insight[];
  readonly reels: readonly Reel[];
  readonly highlights: readonly Highlight[];
};

export type CanvasResolvers = ResolversOf<{
  CanvasCards: FieldResolvers<CanvasCards, {
    notes: Resolver<readonly Note[], CanvasCards>;
    insights: Resolver<readonly Insight[], CanvasCards>;
    reels: Resolver<readonly Reel[], CanvasCards>;
    highlights: Resolver<readonly Highlight[], CanvasCards>;
  }>;
  Query: {
    canvasDocument: Resolver<string | null, unknown, { viewId: string }>;
    canvasCards: Resolver<CanvasCards, unknown, { noteIds: readonly string[]; insightIds: readonly string[]; reelIds: readonly string[]; highlightIds: readonly string[] }>;
  };
  Mutation: {
    openCanvas: Resolver<string, unknown, { viewId: string }>;
  };
}>;
