import type { Client } from 'urql';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { QuickSearchQuery } from '#web/lib/graphql.gen.ts';
import { QuickSearchDocument } from './search.gen.ts';

export type QuickItem = QuickSearchQuery['search']['items'][number];
export type QuickAsk = {
  text: string;
  types: readonly SearchResultType[];
  limit: number;
  titleOnly?: boolean;
};

/** The few best results, for menus that fill while somebody types. */
export async function searchThings(
  client: Client,
  { text, types, limit, titleOnly }: QuickAsk,
): Promise<QuickItem[]> {
  if (text.trim() === '') return [];
  const query = { method: 'FULL_TEXT', value: text, titleOnly: titleOnly ?? false } as const;
  const options = { query, types: [...types] };
  const { data } = await client.query(
    QuickSearchDocument,
    { options, limit },
    { requestPolicy: 'network-only' },
  );
  return [...(data?.search.items ?? [])];
}
