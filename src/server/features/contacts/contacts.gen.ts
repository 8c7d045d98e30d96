// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { PersonPage } from '#server/features/people/queries.ts';

export type ContactsResolvers = ResolversOf<{
  Query: {
    contacts: Resolver<PersonPage, unknown, { search?: string | null; filter?: string | null; sort: string | null; descending: boolean | null; first: number | null; after?: string | null }>;
  };
}>;
