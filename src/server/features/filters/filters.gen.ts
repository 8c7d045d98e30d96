// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CreateSavedFilterInput, UpdateSavedFilterInput } from '#server/platform/graphql/wire.gen.ts';
import type { SavedFilter } from './saved-filter.ts';

export type SavedFilterPage = {
  readonly items: readonly SavedFilter[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type FiltersResolvers = ResolversOf<{
  SavedFilter: FieldResolvers<SavedFilter, {
    id: Resolver<string, SavedFilter>;
    title: Resolver<string, SavedFilter>;
    form: Resolver<unknown, SavedFilter>;
    createdAt: Resolver<Date, SavedFilter>;
    updatedAt: Resolver<Date, SavedFilter>;
    version: Resolver<number, SavedFilter>;
  }>;
  SavedFilterPage: FieldResolvers<SavedFilterPage, {
    items: Resolver<readonly SavedFilter[], SavedFilterPage>;
    endCursor: Resolver<string | null, SavedFilterPage>;
    totalCount: Resolver<number, SavedFilterPage>;
  }>;
  Query: {
    savedFilters: Resolver<SavedFilterPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    createSavedFilter: Resolver<SavedFilter, unknown, { input: CreateSavedFilterInput }>;
    updateSavedFilter: Resolver<SavedFilter, unknown, { input: UpdateSavedFilterInput }>;
    deleteSavedFilter: Resolver<string, unknown, { id: string }>;
  };
}>;
