// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateSavedFeedInput, UpdateSavedFeedInput } from '#server/platform/graphql/wire.gen.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { SavedFeed } from './saved-feed.ts';

type InsightPage = {
  readonly items: readonly Insight[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type SavedFeedPage = {
  readonly items: readonly SavedFeed[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type SavedFeedsResolvers = ResolversOf<{
  SavedFeed: FieldResolvers<SavedFeed, {
    id: Resolver<string, SavedFeed>;
    title: Resolver<string, SavedFeed>;
    params: Resolver<unknown, SavedFeed>;
    insights: Resolver<InsightPage, SavedFeed, { first: number | null; after?: string | null }>;
    createdBy: Resolver<Member | null, SavedFeed>;
    createdAt: Resolver<Date, SavedFeed>;
    updatedAt: Resolver<Date, SavedFeed>;
    version: Resolver<number, SavedFeed>;
  }>;
  SavedFeedPage: FieldResolvers<SavedFeedPage, {
    items: Resolver<readonly SavedFeed[], SavedFeedPage>;
    endCursor: Resolver<string | null, SavedFeedPage>;
    totalCount: Resolver<number, SavedFeedPage>;
  }>;
  Query: {
    savedFeeds: Resolver<SavedFeedPage, unknown, { first: number | null; after?: string | null }>;
    savedFeed: Resolver<SavedFeed | null, unknown, { id: string }>;
  };
  Mutation: {
    createSavedFeed: Resolver<SavedFeed, unknown, { input: CreateSavedFeedInput }>;
    updateSavedFeed: Resolver<SavedFeed, unknown, { input: UpdateSavedFeedInput }>;
    deleteSavedFeed: Resolver<boolean, unknown, { id: string }>;
  };
}>;
