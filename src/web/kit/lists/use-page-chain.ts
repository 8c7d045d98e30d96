import { useMemo, useSyncExternalStore } from 'react';
import { useClient, type AnyVariables, type RequestPolicy, type TypedDocumentNode } from 'urql';
import type { ChainPage, ChainRows } from './chain-rows.ts';
import { PageChain } from './page-chain.ts';

export type PageQuery<Data, Variables extends AnyVariables, Row> = {
  document: TypedDocumentNode<Data, Variables>;
  variables: (after: string | null) => Variables;
  page: (data: Data) => ChainPage<Row> | null | undefined;
  requestPolicy?: RequestPolicy;
};

const nothing = { items: [], endCursor: null };

/** Another list for other variables; the same one for as long as they say the same. */
export function usePageChain<Data, Variables extends AnyVariables, Row extends object>({
  document,
  variables,
  page,
  requestPolicy,
}: PageQuery<Data, Variables, Row>): {
  chain: PageChain<Row, Data, Variables>;
  rows: ChainRows<Row>;
} {
  const client = useClient();
  const key = JSON.stringify(variables(null));
  const chain = useMemo(
    () => new PageChain(client, document, variables, (data) => page(data) ?? nothing, requestPolicy),
    // Both functions are new with every drawing and say the same while the variables are the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, document, key, requestPolicy],
  );
  return { chain, rows: useSyncExternalStore(chain.subscribe, chain.rows) };
}
