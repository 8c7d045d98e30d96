import { foundName } from '#domain/routes/object-url.ts';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { opensAsPeek, ResultIcon, resultTitle, resultUrl } from '#web/features/search/index.ts';
import { QuickSearchDocument } from '#web/features/search/search.gen.ts';
import { ObjectIcon, objectTitle } from '#web/kit/objects/object-identity.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import { RecentDocument } from '#web/features/stars/stars.gen.ts';
import type { QuickSearchQuery } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';
import type { Command, PaletteQuery } from './commands.ts';

const shown = 8;
const size = 16;
const noneFound: QuickSearchQuery['search']['items'] = [];

/** What the search finds for what is typed, and the way to all of it; after an @ the contacts. */
export function useFound(query: PaletteQuery): Command[] {
  const isPerson = query.mode === 'person';
  const text = query.mode === 'all' || isPerson ? query.text : '';
  const isAsked = text.length > 1 && checkSearchQuery(text).ok;
  const [{ data, fetching }] = useQuery({
    query: QuickSearchDocument,
    variables: {
      options: {
        query: { method: 'FULL_TEXT', value: text },
        ...(isPerson && { types: ['PERSON' as const] }),
      },
      limit: shown,
    },
    pause: !isAsked,
    requestPolicy: 'cache-and-network',
  });
  const [last, setLast] = useState(noneFound);
  const items = data?.search.items;
  // The rows of the last key stay until those of this one are there.
  if (items && items !== last) setLast(items);
  if (!isAsked) return [];
  const rows = (items ?? last)
    .filter(({ type }) => !isPerson || type === 'PERSON')
    .map((item): Command => ({
      id: item.id,
      label: resultTitle(item),
      detail: item.project ? titleOf('project', item.project.title) : foundName(item.type),
      kind: isPerson ? 'person' : 'record',
      source: item.type === 'PROJECT' ? 'ProjectItem' : 'QuickItem',
      isFound: true,
      isOutdated: fetching,
      icon: <ResultIcon result={item} />,
      run: () => navigate(resultUrl(item), { peek: opensAsPeek(item.type) }),
    }));
  if (isPerson) return rows;
  return [
    ...rows,
    {
      id: 'search-all',
      label: `Search everything for “${text}”`,
      kind: 'record',
      source: 'HeaderItem',
      isFound: true,
      icon: <IconSearch size={size} />,
      run: () => goTo('search', { hash: { q: text } }),
    },
  ];
}

/** Before anything is typed: where one was last. */
export function useRecentCommands(query: PaletteQuery): Command[] {
  const isEmpty = query.mode === 'all' && query.text === '';
  const [{ data }] = useQuery({
    query: RecentDocument,
    variables: { type: null, first: itemLimits.recentItems, after: null },
    pause: !isEmpty,
    requestPolicy: 'cache-first',
  });
  if (!isEmpty) return [];
  return (data?.recent.items ?? []).map((card) => ({
    id: `recent-${card.id}`,
    label: objectTitle(card),
    detail: 'Recent',
    kind: 'record',
    source: 'RecentItem',
    icon: <ObjectIcon object={card} />,
    run: () => navigate(objectUrl(card)),
  }));
}
