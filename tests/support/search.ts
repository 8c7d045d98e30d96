import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';
import { ask } from './work.ts';

export const searchQuery = `query ($options: SearchOptions!, $limit: Int, $offset: Int) {
  search(options: $options, limit: $limit, offset: $offset) {
    items { id type project { id } createdBy { id } preview { title { text match } content { text match } } }
    total offset suggestedQuery counts { type count }
    projects { project { id } count } authors { member { id } count } } }`;

export type Segment = { text: string; match: boolean };
type Item = { id: string; type: string; preview: { title: Segment[]; content: Segment[] } };
export type SearchFound = {
  items: Item[];
  total: number;
  suggestedQuery: string | null;
  counts: { type: string; count: number }[];
  projects: { project: { id: string }; count: number }[];
};

/** What a person finds once everything that happened has been read in. */
export async function findAs(
  app: TestApp,
  person: Person,
  value: string,
  { titleOnly, ...options }: Record<string, unknown> = {},
  page: { limit?: number; offset?: number } = {},
): Promise<SearchFound> {
  await app.dispatcher?.drain();
  const query = { method: 'FULL_TEXT', value, ...(titleOnly !== undefined && { titleOnly }) };
  const { search } = await ask(person, searchQuery, { options: { query, ...options }, ...page });
  return search;
}

export type Asked = Parameters<typeof findAs> extends [unknown, ...infer Rest] ? Rest : never;
