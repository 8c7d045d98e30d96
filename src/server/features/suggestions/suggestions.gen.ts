// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AiMode, HighlightObjectType, SuggestionFeature, SuggestionReview, SuggestionRunStatus, TagSuggestionBasis, TagSuggestionState } from '#server/platform/graphql/wire.gen.ts';
import type { Highlight } from '#server/features/highlights/highlight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { PersonalLook as PersonalDataLook } from '#server/features/suggestions/personal-data/personal-look.ts';
import type { Project } from '#server/kernel/projects/project.ts';
import type { ProjectModeSet as ProjectSuggestionModes } from '#server/features/suggestions/modes/mode-set.ts';
import type { WorkspaceModeSet as SuggestionModes } from '#server/features/suggestions/modes/mode-set.ts';
import type { SuggestionRun } from '#server/features/suggestions/runs/suggestion-run.ts';
import type { Tag } from '#server/features/tags/tag.ts';
import type { TagSuggestion } from '#server/features/suggestions/tags/tag-suggestion.ts';

export type TagSuggestionPage = {
  readonly items: readonly TagSuggestion[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type SuggestionsResolvers = ResolversOf<{
  SuggestionModes: FieldResolvers<SuggestionModes, {
    summarize: Resolver<AiMode, SuggestionModes>;
    highlights: Resolver<AiMode, SuggestionModes>;
    tags: Resolver<AiMode, SuggestionModes>;
    redact: Resolver<AiMode, SuggestionModes>;
    redactChosen: Resolver<AiMode | null, SuggestionModes>;
  }>;
  ProjectSuggestionModes: FieldResolvers<ProjectSuggestionModes, {
    summarize: Resolver<AiMode | null, ProjectSuggestionModes>;
    highlights: Resolver<AiMode | null, ProjectSuggestionModes>;
    tags: Resolver<AiMode | null, ProjectSuggestionModes>;
    redact: Resolver<AiMode | null, ProjectSuggestionModes>;
  }>;
  SuggestionRun: FieldResolvers<SuggestionRun, {
    id: Resolver<string, SuggestionRun>;
    objectId: Resolver<string, SuggestionRun>;
    feature: Resolver<SuggestionFeature, SuggestionRun>;
    status: Resolver<SuggestionRunStatus, SuggestionRun>;
    progress: Resolver<number, SuggestionRun>;
    model: Resolver<string | null, SuggestionRun>;
    problem: Resolver<string | null, SuggestionRun>;
    proposed: Resolver<number, SuggestionRun>;
    applied: Resolver<number, SuggestionRun>;
    createdAt: Resolver<Date, SuggestionRun>;
    finishedAt: Resolver<Date | null, SuggestionRun>;
  }>;
  TagSuggestion: FieldResolvers<TagSuggestion, {
    id: Resolver<string, TagSuggestion>;
    highlight: Resolver<Highlight | null, TagSuggestion>;
    tag: Resolver<Tag | null, TagSuggestion>;
    score: Resolver<number, TagSuggestion>;
    basis: Resolver<TagSuggestionBasis, TagSuggestion>;
    example: Resolver<Highlight | null, TagSuggestion>;
    model: Resolver<string | null, TagSuggestion>;
    createdAt: Resolver<Date, TagSuggestion>;
    review: Resolver<SuggestionReview | null, TagSuggestion>;
    reviewedAt: Resolver<Date | null, TagSuggestion>;
    reviewedBy: Resolver<Member | null, TagSuggestion>;
  }>;
  TagSuggestionPage: FieldResolvers<TagSuggestionPage, {
    items: Resolver<readonly TagSuggestion[], TagSuggestionPage>;
    endCursor: Resolver<string | null, TagSuggestionPage>;
    totalCount: Resolver<number, TagSuggestionPage>;
  }>;
  PersonalDataLook: FieldResolvers<PersonalDataLook, {
    id: Resolver<string, PersonalDataLook>;
    projectId: Resolver<string | null, PersonalDataLook>;
    status: Resolver<SuggestionRunStatus, PersonalDataLook>;
    progress: Resolver<number, PersonalDataLook>;
    looked: Resolver<number, PersonalDataLook>;
    proposed: Resolver<number, PersonalDataLook>;
    applied: Resolver<number, PersonalDataLook>;
    problem: Resolver<string | null, PersonalDataLook>;
    createdAt: Resolver<Date, PersonalDataLook>;
    finishedAt: Resolver<Date | null, PersonalDataLook>;
  }>;
  Project: FieldResolvers<Project, {
    suggestionModes: Resolver<ProjectSuggestionModes, Project>;
  }>;
  Query: {
    suggestionModes: Resolver<SuggestionModes, unknown>;
    personalDataLook: Resolver<PersonalDataLook | null, unknown, { projectId?: string | null }>;
    suggestionRuns: Resolver<readonly SuggestionRun[], unknown, { objectType: HighlightObjectType; objectId: string }>;
    tagSuggestions: Resolver<TagSuggestionPage, unknown, { objectType: HighlightObjectType; objectId: string; state: TagSuggestionState | null; first: number | null; after?: string | null }>;
  };
  Mutation: {
    setSuggestionMode: Resolver<SuggestionModes, unknown, { feature: SuggestionFeature; mode?: AiMode | null; projectId?: string | null }>;
    suggestHighlights: Resolver<SuggestionRun, unknown, { objectType: HighlightObjectType; objectId: string }>;
    suggestTags: Resolver<SuggestionRun, unknown, { objectType: HighlightObjectType; objectId: string }>;
    findPersonalData: Resolver<SuggestionRun, unknown, { objectType: HighlightObjectType; objectId: string }>;
    cancelSuggestionRun: Resolver<SuggestionRun, unknown, { id: string }>;
    lookForPersonalData: Resolver<PersonalDataLook, unknown, { projectId?: string | null }>;
    cancelPersonalDataLook: Resolver<PersonalDataLook, unknown, { id: string }>;
    acceptTagSuggestions: Resolver<readonly TagSuggestion[], unknown, { ids: readonly string[] }>;
    rejectTagSuggestions: Resolver<readonly TagSuggestion[], unknown, { ids: readonly string[] }>;
    reopenTagSuggestions: Resolver<readonly TagSuggestion[], unknown, { ids: readonly string[] }>;
  };
}>;
