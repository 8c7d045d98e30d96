// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { Highlight } from '#server/features/highlights/highlight.ts';
import type { ObjectCard } from '#server/features/stars/object-card.ts';
import type { SearchHit as SearchItem } from '#server/features/search/search-answer.ts';

export type CardsResolvers = ResolversOf<{
  SearchItem: FieldResolvers<SearchItem, {
    participants: Resolver<readonly string[], SearchItem>;
  }>;
  ObjectCard: FieldResolvers<ObjectCard, {
    participants: Resolver<readonly string[], ObjectCard>;
  }>;
  Highlight: FieldResolvers<Highlight, {
    saidBy: Resolver<readonly string[], Highlight>;
    clipUrl: Resolver<string | null, Highlight>;
    storyboardUrl: Resolver<string | null, Highlight>;
  }>;
}>;
