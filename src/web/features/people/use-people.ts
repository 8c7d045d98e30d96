import { useMemo, useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { PersonSort } from '#web/lib/graphql.gen.ts';
import { PageChain } from '#web/kit/lists/page-chain.ts';
import { PeopleDocument } from './people.gen.ts';

export type PeopleFilter = { readonly search: string; readonly sort: PersonSort; readonly inTrash: boolean };

/** The contacts in their order. While others are on their way, those before them stay on screen. */
export function usePeople({ search, sort, inTrash }: PeopleFilter) {
  const client = useClient();
  const wanted = useMemo(
    () =>
      new PageChain(
        client,
        PeopleDocument,
        (after) => ({
          search: search === '' ? null : search,
          sort,
          inTrash,
          first: itemLimits.pageMax,
          after,
        }),
        ({ people }) => people,
      ),
    [client, search, sort, inTrash],
  );
  const [shown, setShown] = useState(wanted);
  const next = useSyncExternalStore(wanted.subscribe, wanted.rows);
  const kept = useSyncExternalStore(shown.subscribe, shown.rows);
  const isSettled = next.isReady || next.problem !== null;
  if (isSettled && shown !== wanted) setShown(wanted);
  const { all: rows, isReady, hasMore, problem } = isSettled ? next : kept;
  return { rows, isReady, hasMore, problem, loadMore: wanted.loadMore, retry: wanted.retry };
}
