// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateInsightInput, InsightSort, InsightStatus, Level, UpdateInsightInput } from '#server/platform/graphql/wire.gen.ts';
import type { Insight } from './insight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Project } from '#server/kernel/projects/project.ts';

export type InsightPage = {
  readonly items: readonly Insight[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type InsightsResolvers = ResolversOf<{
  Insight: FieldResolvers<Insight, {
    id: Resolver<string, Insight>;
    projectId: Resolver<string, Insight>;
    project: Resolver<Project | null, Insight>;
    title: Resolver<string, Insight>;
    status: Resolver<InsightStatus, Insight>;
    coverFileId: Resolver<string | null, Insight>;
    preview: Resolver<string, Insight>;
    opening: Resolver<string, Insight>;
    content: Resolver<unknown, Insight>;
    publishedAt: Resolver<Date | null, Insight>;
    publishedBy: Resolver<Member | null, Insight>;
    lockedAt: Resolver<Date | null, Insight>;
    lockedBy: Resolver<Member | null, Insight>;
    aiGenerated: Resolver<boolean, Insight>;
    createdBy: Resolver<Member | null, Insight>;
    createdAt: Resolver<Date, Insight>;
    updatedAt: Resolver<Date, Insight>;
    trashedAt: Resolver<Date | null, Insight>;
    viewerLevel: Resolver<Level, Insight>;
    version: Resolver<number, Insight>;
  }>;
  InsightPage: FieldResolvers<InsightPage, {
    items: Resolver<readonly Insight[], InsightPage>;
    endCursor: Resolver<string | null, InsightPage>;
    totalCount: Resolver<number, InsightPage>;
  }>;
  Query: {
    insight: Resolver<Insight | null, unknown, { id: string }>;
    insights: Resolver<InsightPage, unknown, { projectId: string; published?: boolean | null; first: number | null; after?: string | null; sort: InsightSort | null }>;
    publishedInsights: Resolver<InsightPage, unknown, { folderId?: string | null; first: number | null; after?: string | null }>;
  };
  Mutation: {
    createInsight: Resolver<Insight, unknown, { input: CreateInsightInput }>;
    updateInsight: Resolver<Insight, unknown, { input: UpdateInsightInput }>;
    publishInsight: Resolver<Insight, unknown, { id: string }>;
    unpublishInsight: Resolver<Insight, unknown, { id: string }>;
    duplicateInsight: Resolver<Insight, unknown, { id: string }>;
    lockInsight: Resolver<Insight, unknown, { id: string }>;
    unlockInsight: Resolver<Insight, unknown, { id: string }>;
    moveInsights: Resolver<readonly Insight[], unknown, { ids: readonly string[]; projectId: string }>;
    trashInsights: Resolver<readonly Insight[], unknown, { ids: readonly string[] }>;
    restoreInsights: Resolver<readonly Insight[], unknown, { ids: readonly string[] }>;
  };
}>;
