import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createSavedFilter } from './create-saved-filter.ts';
import { deleteSavedFilter } from './delete-saved-filter.ts';
import { listSavedFilters } from './queries.ts';
import { readFilterForm } from './read-filter-form.ts';
import { updateSavedFilter } from './update-saved-filter.ts';
import type { FiltersResolvers } from './filters.gen.ts';

export const filtersSchema: SchemaPart<FiltersResolvers> = {
  sdl: new URL('./filters.graphql', import.meta.url),
  resolvers: {
    Query: { savedFilters: (_root, args, ctx) => listSavedFilters(ctx, args) },
    Mutation: {
      createSavedFilter: (_root, { input }, ctx) =>
        createSavedFilter(ctx, { title: input.title, form: readFilterForm(input.form) }),
      updateSavedFilter: (_root, { input }, ctx) =>
        updateSavedFilter(ctx, {
          id: readId(input.id),
          title: input.title ?? null,
          form: input.form == null ? null : readFilterForm(input.form),
        }),
      deleteSavedFilter: (_root, { id }, ctx) => deleteSavedFilter(ctx, readId(id)),
    },
  },
};
