import { useState } from 'react';
import { useQuery } from 'urql';
import type { SearchQuery } from '#web/lib/graphql.gen.ts';
import { SearchDocument } from './search.gen.ts';
import { optionsOf, type SearchState } from './search-state.ts';
import { useSettled } from '#web/lib/use-settled.ts';

export type SearchAnswer = SearchQuery['search'];

const pauseMs = 250;

/**
 * Words while somebody types, meaning too once they pause. What was found last stays on the screen until the next
 * answer is there: an empty moment after every key would flicker.
 */
export function useSearch(state: SearchState, limit: number) {
  const isTyping = useSettled(state.text, pauseMs) !== state.text;
  const method = isTyping ? 'FULL_TEXT' : state.method;
  const query = useQuery({
    query: SearchDocument,
    variables: { options: optionsOf({ ...state, method }), limit, offset: 0 },
    requestPolicy: 'cache-and-network',
  });
  const [result] = query;
  const [last, setLast] = useState<SearchAnswer | null>(null);
  const answer = result.data?.search ?? null;
  if (answer && answer !== last) setLast(answer);
  return { query, answer: answer ?? last };
}
