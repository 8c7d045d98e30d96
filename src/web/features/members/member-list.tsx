import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { MembersDocument } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TableFrame, TableMore, TableRows } from '#web/ui/table.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { memberColumns } from './member-columns.tsx';

export function MemberList() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery({ query: MembersDocument, variables: variablesOf(search, null) });
  return (
    <>
      <div style={{ maxWidth: 320, marginBottom: 'var(--space-3)' }}>
        <TextField
          label="Find members"
          hideLabel
          type="search"
          placeholder="Find by name or e-mail"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <QueryView query={query} skeleton={<SkeletonRows label="Loading members" />} what="the members">
        {({ members }) =>
          members.items.length === 0 ? (
            <EmptyState title="Nobody found">No member’s name or e-mail contains “{search}”.</EmptyState>
          ) : (
            <MemberTable key={search} search={search} />
          )
        }
      </QueryView>
    </>
  );
}

/** Every page stays a query of its own, so that a change in any of them is read again. */
function MemberTable({ search }: { search: string }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <TableFrame label="Members" columns={memberColumns}>
      {cursors.map((after, index) => (
        <MemberRows
          key={after}
          search={search}
          after={after}
          onMore={index === cursors.length - 1 ? (cursor) => setCursors([...cursors, cursor]) : null}
        />
      ))}
    </TableFrame>
  );
}

type MemberRowsProps = { search: string; after: string | null; onMore: ((cursor: string) => void) | null };

function MemberRows({ search, after, onMore }: MemberRowsProps) {
  const [{ data, fetching }] = useQuery({ query: MembersDocument, variables: variablesOf(search, after) });
  const cursor = data?.members.endCursor ?? null;
  return (
    <>
      <TableRows columns={memberColumns} rows={data?.members.items ?? []} rowKey={(member) => member.id} />
      {onMore && (cursor !== null || (fetching && !data)) && (
        <TableMore columns={memberColumns.length}>
          <Button busy={fetching && !data} onClick={() => cursor !== null && onMore(cursor)}>
            Show more
          </Button>
        </TableMore>
      )}
    </>
  );
}

function variablesOf(search: string, after: string | null) {
  return { first: itemLimits.page, after, search: search === '' ? null : search };
}
