import { searchTabs, tabResultTypes, type SearchTab } from '#domain/search/search-page.ts';
import type { SearchAnswer } from './use-search.ts';

/** The commonest first; the two older names of the same things last, where old links still find them. */
const order: readonly SearchTab[] = [
  'Everything',
  'Projects',
  'Folders',
  'Notes',
  'Highlights',
  'Insights',
  'Tags',
  'People',
  'Channels',
  'Themes',
  'Docs',
  'Contacts',
  'Data',
];

/** Their results are counted on the tabs with the newer names. */
const olderNames: ReadonlySet<SearchTab> = new Set(['Contacts', 'Data']);

export function tabsWithCounts(
  answer: SearchAnswer | null,
): { value: SearchTab; label: string; count: number | undefined }[] {
  const tabs = [...order, ...searchTabs.filter((tab) => !order.includes(tab))];
  return tabs.map((tab) => ({
    value: tab,
    label: tab,
    count: answer && !olderNames.has(tab) ? countOf(answer, tab) : undefined,
  }));
}

function countOf({ counts }: SearchAnswer, tab: SearchTab): number {
  const types: readonly string[] = tabResultTypes[tab];
  return counts.reduce((sum, { type, count }) => (types.includes(type) ? sum + count : sum), 0);
}
