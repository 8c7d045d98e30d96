import { searchTabs, tabResultTypes, type SearchTab } from '#domain/search/search-page.ts';
import type { SearchAnswer } from './use-search.ts';

/** The commonest first. */
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
];

/** Last, where old links still find them; their results are counted on the tabs with the newer names. */
const olderNames: readonly SearchTab[] = ['Contacts', 'Data'];

export function tabsWithCounts(
  answer: SearchAnswer | null,
): { value: SearchTab; label: string; count: number | undefined }[] {
  const others = searchTabs.filter((tab) => !order.includes(tab) && !olderNames.includes(tab));
  const tabs = [...order, ...others, ...olderNames];
  return tabs.map((tab) => ({
    value: tab,
    label: tab,
    count: answer && !olderNames.includes(tab) ? countOf(answer, tab) : undefined,
  }));
}

function countOf({ counts }: SearchAnswer, tab: SearchTab): number {
  const types: readonly string[] = tabResultTypes[tab];
  return counts.reduce((sum, { type, count }) => (types.includes(type) ? sum + count : sum), 0);
}
