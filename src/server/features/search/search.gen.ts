// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, SearchFormInput, SearchMethod, SearchOptions, SearchRebuildState, SearchResultType } from '#server/platform/graphql/wire.gen.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Project } from '#server/kernel/projects/project.ts';
import type { PlaceCount as SearchAuthorCount } from './search-answer.ts';
import type { IndexState as SearchIndex } from './index-state.ts';
import type { SearchHit as SearchItem } from './search-answer.ts';
import type { PlaceCount as SearchProjectCount } from './search-answer.ts';
import type { Rebuild as SearchRebuild } from './index-state.ts';
import type { SearchAnswer as SearchResult } from './search-answer.ts';

export type SearchSegment = {
  readonly text: string;
  readonly match: boolean;
};

export type SearchPreview = {
  readonly title: readonly SearchSegment[];
  readonly content: readonly SearchSegment[];
};

export type SearchTypeCount = {
  readonly type: SearchResultType;
  readonly count: number;
};

export type SearchResolvers = ResolversOf<{
  SearchSegment: FieldResolvers<SearchSegment, {
    text: Resolver<string, SearchSegment>;
    match: Resolver<boolean, SearchSegment>;
  }>;
  SearchPreview: FieldResolvers<SearchPreview, {
    title: Resolver<readonly SearchSegment[], SearchPreview>;
    content: Resolver<readonly SearchSegment[], SearchPreview>;
  }>;
  SearchItem: FieldResolvers<SearchItem, {
    id: Resolver<string, SearchItem>;
    type: Resolver<SearchResultType, SearchItem>;
    preview: Resolver<SearchPreview, SearchItem>;
    documentId: Resolver<string | null, SearchItem>;
    documentType: Resolver<AccessObjectType | null, SearchItem>;
    project: Resolver<Project | null, SearchItem>;
    createdBy: Resolver<Member | null, SearchItem>;
    createdAt: Resolver<Date, SearchItem>;
    updatedAt: Resolver<Date, SearchItem>;
  }>;
  SearchTypeCount: FieldResolvers<SearchTypeCount, {
    type: Resolver<SearchResultType, SearchTypeCount>;
    count: Resolver<number, SearchTypeCount>;
  }>;
  SearchProjectCount: FieldResolvers<SearchProjectCount, {
    project: Resolver<Project, SearchProjectCount>;
    count: Resolver<number, SearchProjectCount>;
  }>;
  SearchAuthorCount: FieldResolvers<SearchAuthorCount, {
    member: Resolver<Member, SearchAuthorCount>;
    count: Resolver<number, SearchAuthorCount>;
  }>;
  SearchResult: FieldResolvers<SearchResult, {
    items: Resolver<readonly SearchItem[], SearchResult>;
    total: Resolver<number, SearchResult>;
    offset: Resolver<number, SearchResult>;
    suggestedQuery: Resolver<string | null, SearchResult>;
    counts: Resolver<readonly SearchTypeCount[], SearchResult>;
    projects: Resolver<readonly SearchProjectCount[], SearchResult>;
    authors: Resolver<readonly SearchAuthorCount[], SearchResult>;
    methods: Resolver<readonly SearchMethod[], SearchResult>;
  }>;
  SearchRebuild: FieldResolvers<SearchRebuild, {
    id: Resolver<string, SearchRebuild>;
    state: Resolver<SearchRebuildState, SearchRebuild>;
    progress: Resolver<number, SearchRebuild>;
    doing: Resolver<string, SearchRebuild>;
  }>;
  SearchIndex: FieldResolvers<SearchIndex, {
    builtAt: Resolver<Date | null, SearchIndex>;
    rebuild: Resolver<SearchRebuild | null, SearchIndex>;
  }>;
  Query: {
    searchIndex: Resolver<SearchIndex, unknown>;
    search: Resolver<SearchResult, unknown, { options: SearchOptions; limit: number | null; offset: number | null }>;
    searchByForm: Resolver<SearchResult, unknown, { form: SearchFormInput; limit: number | null; offset: number | null }>;
  };
  Mutation: {
    rebuildSearchIndex: Resolver<SearchIndex, unknown>;
    cancelSearchRebuild: Resolver<SearchIndex, unknown>;
  };
}>;
