// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { HighlightObjectType, PersonalDecision, PersonalFoundBy, PersonalKind, PersonalState } from '#server/platform/graphql/wire.gen.ts';
import type { ShownDatum as PersonalDatum } from './personal-datum.ts';

export type PersonalDatumPage = {
  readonly items: readonly PersonalDatum[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type PersonalDataResolvers = ResolversOf<{
  PersonalDatum: FieldResolvers<PersonalDatum, {
    id: Resolver<string, PersonalDatum>;
    kind: Resolver<PersonalKind, PersonalDatum>;
    words: Resolver<string | null, PersonalDatum>;
    label: Resolver<string | null, PersonalDatum>;
    foundBy: Resolver<PersonalFoundBy, PersonalDatum>;
    state: Resolver<PersonalState, PersonalDatum>;
    count: Resolver<number, PersonalDatum>;
    context: Resolver<string, PersonalDatum>;
  }>;
  PersonalDatumPage: FieldResolvers<PersonalDatumPage, {
    items: Resolver<readonly PersonalDatum[], PersonalDatumPage>;
    endCursor: Resolver<string | null, PersonalDatumPage>;
    totalCount: Resolver<number, PersonalDatumPage>;
  }>;
  Query: {
    personalData: Resolver<PersonalDatumPage, unknown, { objectType: HighlightObjectType; objectId: string; first: number | null; after?: string | null }>;
  };
  Mutation: {
    reviewPersonalData: Resolver<readonly string[], unknown, { ids: readonly string[]; decision: PersonalDecision }>;
    purgePersonalData: Resolver<number, unknown, { objectType: HighlightObjectType; objectId: string }>;
  };
}>;
