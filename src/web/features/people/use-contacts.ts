import { useMemo, useState, useSyncExternalStore } from 'react';
import { useClient, type Client } from 'urql';
import type { FilterForm } from '#domain/filters/filter-form.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { ContactLook } from './contact-columns.tsx';
import { PageChain } from '#web/kit/lists/page-chain.ts';
import { filterText } from './filter-text.ts';
import { ContactsDocument, PeopleDocument } from './people.gen.ts';

export type ContactSort = { readonly key: string; readonly descending: boolean };
export type ContactFilter = {
  readonly search: string;
  readonly form: FilterForm;
  readonly sort: ContactSort;
  readonly inTrash: boolean;
};

/** The contacts in their order. While others are on their way, those before them stay on screen. */
export function useContacts({ search, form, sort, inTrash }: ContactFilter) {
  const client = useClient();
  const filter = filterText(form);
  const { key, descending } = sort;
  const wanted = useMemo(
    () =>
      inTrash
        ? chainOfTrash(client, search)
        : chainOfContacts(client, { search: search === '' ? null : search, filter, sort: key, descending }),
    [client, search, filter, key, descending, inTrash],
  );
  const [shown, setShown] = useState(wanted);
  const next = useSyncExternalStore(wanted.subscribe, wanted.rows);
  const kept = useSyncExternalStore(shown.subscribe, shown.rows);
  const isSettled = next.isReady || next.problem !== null;
  if (isSettled && shown !== wanted) setShown(wanted);
  const rows: { all: readonly ContactLook[]; isReady: boolean; hasMore: boolean; problem: string | null } =
    isSettled ? next : kept;
  return { ...rows, rows: rows.all, isSettled, loadMore: wanted.loadMore, retry: wanted.retry };
}

type Asked = { search: string | null; filter: string | null; sort: string; descending: boolean };

function chainOfContacts(client: Client, asked: Asked) {
  return new PageChain(
    client,
    ContactsDocument,
    (after) => ({ ...asked, first: itemLimits.pageMax, after }),
    ({ contacts }) => contacts,
  );
}

function chainOfTrash(client: Client, search: string) {
  return new PageChain(
    client,
    PeopleDocument,
    (after) => ({
      search: search === '' ? null : search,
      sort: 'NAME' as const,
      inTrash: true,
      first: itemLimits.pageMax,
      after,
    }),
    ({ people }) => people,
  );
}
