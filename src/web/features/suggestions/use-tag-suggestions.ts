import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { Coding } from '#web/features/highlights/index.ts';
import type { TagSuggestionFieldsFragment, TagSuggestionState } from '#web/lib/graphql.gen.ts';
import { TagSuggestionsDocument } from './suggestions.gen.ts';

export type TagSuggestions = {
  readonly items: readonly TagSuggestionFieldsFragment[];
  readonly totalCount: number;
};

const none: TagSuggestions = { items: [], totalCount: 0 };

/** The first of them, in the order of the text. More come when these are reviewed. */
export function useTagSuggestions(
  { document: { objectType, objectId } }: Coding,
  state: TagSuggestionState,
): TagSuggestions {
  const [{ data }] = useQuery({
    query: TagSuggestionsDocument,
    variables: { objectType, objectId, state, first: itemLimits.pageMax },
  });
  return data?.tagSuggestions ?? none;
}
