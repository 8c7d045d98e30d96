// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateReelInput, Level, MediaType, ReelLayout, ReelPartState, UpdateReelInput } from '#server/platform/graphql/wire.gen.ts';
import type { Highlight } from '#server/features/highlights/highlight.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Reel } from './reel.ts';
import type { ReelPart } from './reel-parts.ts';

export type ReelPage = {
  readonly items: readonly Reel[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type ReelsResolvers = ResolversOf<{
  ReelPart: FieldResolvers<ReelPart, {
    id: Resolver<string, ReelPart>;
    state: Resolver<ReelPartState, ReelPart>;
    highlightId: Resolver<string | null, ReelPart>;
    highlight: Resolver<Highlight | null, ReelPart>;
    objectId: Resolver<string | null, ReelPart>;
    title: Resolver<string, ReelPart>;
    fileId: Resolver<string | null, ReelPart>;
    startTime: Resolver<number, ReelPart>;
    endTime: Resolver<number, ReelPart>;
    mediaType: Resolver<MediaType | null, ReelPart>;
    streamUrl: Resolver<string | null, ReelPart>;
    thumbnailUrl: Resolver<string | null, ReelPart>;
    storyboardUrl: Resolver<string | null, ReelPart>;
  }>;
  Reel: FieldResolvers<Reel, {
    id: Resolver<string, Reel>;
    insightId: Resolver<string, Reel>;
    insight: Resolver<Insight | null, Reel>;
    projectId: Resolver<string, Reel>;
    title: Resolver<string, Reel>;
    layout: Resolver<ReelLayout, Reel>;
    parts: Resolver<readonly ReelPart[], Reel>;
    highlightCount: Resolver<number, Reel>;
    duration: Resolver<number, Reel>;
    thumbnailUrl: Resolver<string | null, Reel>;
    createdBy: Resolver<Member | null, Reel>;
    createdAt: Resolver<Date, Reel>;
    updatedAt: Resolver<Date, Reel>;
    deletedAt: Resolver<Date | null, Reel>;
    viewerLevel: Resolver<Level, Reel>;
    version: Resolver<number, Reel>;
  }>;
  ReelPage: FieldResolvers<ReelPage, {
    items: Resolver<readonly Reel[], ReelPage>;
    endCursor: Resolver<string | null, ReelPage>;
    totalCount: Resolver<number, ReelPage>;
  }>;
  Query: {
    reel: Resolver<Reel | null, unknown, { id: string }>;
    reels: Resolver<ReelPage, unknown, { insightId?: string | null; projectId?: string | null; first: number | null; after?: string | null }>;
  };
  Mutation: {
    createReel: Resolver<Reel, unknown, { input: CreateReelInput }>;
    updateReel: Resolver<Reel, unknown, { input: UpdateReelInput }>;
    addReelHighlights: Resolver<Reel, unknown, { id: string; highlightIds: readonly string[]; index?: number | null }>;
    moveReelPart: Resolver<Reel, unknown, { partId: string; index: number }>;
    removeReelParts: Resolver<Reel, unknown, { id: string; partIds: readonly string[] }>;
    restoreReelParts: Resolver<Reel, unknown, { id: string; partIds: readonly string[] }>;
    deleteReels: Resolver<readonly Reel[], unknown, { ids: readonly string[] }>;
    restoreReels: Resolver<readonly Reel[], unknown, { ids: readonly string[] }>;
  };
}>;
