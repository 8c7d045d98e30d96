// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { Highlight } from '#server/features/highlights/highlight.ts';

export type CardsResolvers = ResolversOf<{
  Highlight: FieldResolvers<Highlight, {
    saidBy: Resolver<readonly string[], Highlight>;
    clipUrl: Resolver<string | null, Highlight>;
  }>;
}>;
