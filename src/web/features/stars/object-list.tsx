import { useState, type ReactNode } from 'react';
import { useQuery, type TypedDocumentNode } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { ObjectCardFieldsFragment, ObjectCardType } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TableFrame, TableMore, TableRows } from '#web/ui/table.tsx';
import { objectColumns } from './object-table.tsx';

type Variables = { type?: ObjectCardType | null; first?: number | null; after?: string | null };
type Page = { items: readonly ObjectCardFieldsFragment[]; endCursor?: string | null };

export type ObjectListProps<Data> = {
  label: string;
  document: TypedDocumentNode<Data, Variables>;
  pageOf: (data: Data) => Page;
  type: ObjectCardType | null;
  /** Heads the column of times: 'Visited', 'Shared'. */
  when: string;
  empty: ReactNode;
};

/** A list of mixed things, page by page. */
export function ObjectList<Data>(props: ObjectListProps<Data>) {
  const { document, pageOf, type, when, label, empty } = props;
  const columns = objectColumns(useViewer().id, when);
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const query = useQuery<Data, Variables>({ query: document, variables: variablesOf(type, null) });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows label={`Loading ${label.toLowerCase()}`} />}
      what="the list"
    >
      {(data) =>
        pageOf(data).items.length === 0 ? (
          empty
        ) : (
          <TableFrame label={label} columns={columns}>
            {cursors.map((after, index) => (
              <ObjectRows
                {...props}
                key={after}
                after={after}
                onMore={index === cursors.length - 1 ? (cursor) => setCursors([...cursors, cursor]) : null}
              />
            ))}
          </TableFrame>
        )
      }
    </QueryView>
  );
}

type ObjectRowsProps<Data> = ObjectListProps<Data> & {
  after: string | null;
  onMore: ((cursor: string) => void) | null;
};

function ObjectRows<Data>({ document, pageOf, type, when, after, onMore }: ObjectRowsProps<Data>) {
  const columns = objectColumns(useViewer().id, when);
  const [{ data, fetching }] = useQuery<Data, Variables>({
    query: document,
    variables: variablesOf(type, after),
  });
  const page = data === undefined ? null : pageOf(data);
  const cursor = page?.endCursor ?? null;
  return (
    <>
      <TableRows columns={columns} rows={page?.items ?? []} rowKey={(card) => card.id} />
      {onMore && cursor !== null && (
        <TableMore columns={columns.length}>
          <Button busy={fetching && !data} onClick={() => onMore(cursor)}>
            Show more
          </Button>
        </TableMore>
      )}
    </>
  );
}

function variablesOf(type: ObjectCardType | null, after: string | null): Variables {
  return { type, first: itemLimits.page, after };
}
