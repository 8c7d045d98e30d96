import { useState, type ReactNode } from 'react';
import { useQuery, type AnyVariables, type TypedDocumentNode } from 'urql';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from './query-view.tsx';

export type Page<Row> = { items: readonly Row[]; endCursor: string | null };

export type PagedProps<Data, Variables extends AnyVariables, Row> = {
  document: TypedDocumentNode<Data, Variables>;
  variables: (after: string | null) => Variables;
  page: (data: Data) => Page<Row> | null | undefined;
  skeleton: ReactNode;
  /** What could not be loaded: 'the groups'. */
  what: string;
  empty: ReactNode;
  /** Around all pages: a table, a list. */
  renderFrame: (content: ReactNode) => ReactNode;
  renderRows: (items: readonly Row[]) => ReactNode;
  renderMore: (button: ReactNode) => ReactNode;
};

/** A list that grows page by page. Every page stays a query of its own, so that a change in any is read again. */
export function Paged<Data, Variables extends AnyVariables, Row>(props: PagedProps<Data, Variables, Row>) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const first = useQuery({ query: props.document, variables: props.variables(null) });
  return (
    <QueryView query={first} skeleton={props.skeleton} what={props.what}>
      {(data) =>
        (props.page(data)?.items.length ?? 0) === 0
          ? props.empty
          : props.renderFrame(
              cursors.map((after, index) => (
                <OnePage
                  key={after}
                  {...props}
                  after={after}
                  onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
                />
              )),
            )
      }
    </QueryView>
  );
}

type OnePageProps<Data, Variables extends AnyVariables, Row> = PagedProps<Data, Variables, Row> & {
  after: string | null;
  onMore: ((cursor: string) => void) | null;
};

function OnePage<Data, Variables extends AnyVariables, Row>({
  document,
  variables,
  page,
  renderRows,
  renderMore,
  after,
  onMore,
}: OnePageProps<Data, Variables, Row>) {
  const [{ data, fetching }] = useQuery({ query: document, variables: variables(after) });
  const loaded = data === undefined ? null : page(data);
  const cursor = loaded?.endCursor ?? null;
  const isFirstLoad = fetching && data === undefined;
  return (
    <>
      {renderRows(loaded?.items ?? [])}
      {onMore &&
        (cursor !== null || isFirstLoad) &&
        renderMore(
          <Button busy={isFirstLoad} onClick={() => cursor !== null && onMore(cursor)}>
            Show more
          </Button>,
        )}
    </>
  );
}
