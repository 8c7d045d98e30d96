import type { ReactNode } from 'react';
import { useQuery, type AnyVariables } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePageChain, type PageQuery } from './use-page-chain.ts';

export type PagedProps<Data, Variables extends AnyVariables, Row> = Omit<
  PageQuery<Data, Variables, Row>,
  'requestPolicy'
> & {
  skeleton: ReactNode;
  /** What could not be loaded: 'the groups'. */
  what: string;
  empty: ReactNode;
  /** Around all pages: a table, a list. */
  renderFrame: (content: ReactNode, loaded: readonly Row[]) => ReactNode;
  renderRows: (items: readonly Row[]) => ReactNode;
  renderMore: (button: ReactNode) => ReactNode;
};

/** A list that grows page by page, with the states that every list shares. */
export function Paged<Data, Variables extends AnyVariables, Row extends object>(
  props: PagedProps<Data, Variables, Row>,
) {
  const { document, variables, page, renderFrame, renderRows, renderMore } = props;
  const first = useQuery({ query: document, variables: variables(null) });
  const { chain, rows } = usePageChain({ document, variables, page, requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={first} skeleton={props.skeleton} what={props.what}>
      {(data) => {
        const items = page(data)?.items ?? [];
        if (items.length === 0) return props.empty;
        const loaded = rows.isReady ? rows.all : items;
        return renderFrame(
          <>
            {renderRows(loaded)}
            {(rows.hasMore || rows.isGrowing) &&
              renderMore(
                <Button busy={rows.isGrowing} onClick={chain.loadMore}>
                  Show more
                </Button>,
              )}
          </>,
          loaded,
        );
      }}
    </QueryView>
  );
}
