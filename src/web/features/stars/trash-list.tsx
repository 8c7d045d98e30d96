import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf, userNameOf } from '#domain/text/display-names.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { TrashQuery } from '#web/lib/graphql.gen.ts';
import { RestoreFromTrashDocument, TrashDocument } from './stars.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CellTitle, TableFrame, TableMore, TableRows, type Column } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ObjectIcon, objectTitle } from '#web/kit/objects/object-identity.tsx';
import { objectUrl } from '#web/kit/objects/object-ref.ts';
import { navigate } from '#web/lib/navigation/navigator.ts';

type TrashItem = TrashQuery['trash']['items'][number];

/** What the person may bring back. */
export function TrashList({ projectId }: { projectId: string | null }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const query = useQuery({ query: TrashDocument, variables: variablesOf(projectId, null) });
  const columns = useTrashColumns();
  return (
    <QueryView query={query} skeleton={<SkeletonRows label="Loading the trash" />} what="the trash">
      {({ trash }) =>
        trash.items.length === 0 ? (
          <EmptyState icon={<IconTrash size={20} />} title="The trash is empty">
            Deleted items appear here until you restore them.
          </EmptyState>
        ) : (
          <TableFrame label="Trash" columns={columns}>
            {cursors.map((after, index) => (
              <TrashRows
                key={after}
                projectId={projectId}
                after={after}
                columns={columns}
                onMore={index === cursors.length - 1 ? (cursor) => setCursors([...cursors, cursor]) : null}
              />
            ))}
          </TableFrame>
        )
      }
    </QueryView>
  );
}

type TrashRowsProps = {
  projectId: string | null;
  after: string | null;
  columns: readonly Column<TrashItem>[];
  onMore: ((cursor: string) => void) | null;
};

function TrashRows({ projectId, after, columns, onMore }: TrashRowsProps) {
  const [{ data, fetching }] = useQuery({ query: TrashDocument, variables: variablesOf(projectId, after) });
  const cursor = data?.trash.endCursor ?? null;
  return (
    <>
      <TableRows columns={columns} rows={data?.trash.items ?? []} rowKey={(item) => item.id} />
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

function useTrashColumns(): Column<TrashItem>[] {
  const viewer = useViewer();
  return [
    {
      key: 'title',
      header: 'Title',
      render: (item) => <CellTitle leading={<ObjectIcon object={item} />}>{objectTitle(item)}</CellTitle>,
    },
    {
      key: 'project',
      header: 'Project',
      width: '24%',
      hideNarrow: true,
      render: (item) => (item.project ? titleOf('project', item.project.title) : ''),
    },
    {
      key: 'trashedBy',
      header: 'Deleted by',
      width: '140px',
      hideNarrow: true,
      render: (item) => userNameOf(item.trashedBy, viewer.id),
    },
    {
      key: 'trashedAt',
      header: 'Deleted',
      width: '120px',
      hideNarrow: true,
      render: (item) => <RelativeTime at={item.trashedAt} />,
    },
    { key: 'restore', header: '', width: '104px', render: (item) => <RestoreButton item={item} /> },
  ];
}

function RestoreButton({ item }: { item: TrashItem }) {
  const { run, busy } = useCommand(RestoreFromTrashDocument);

  async function restore() {
    const done = await run({ type: item.type, id: item.id });
    if (!done) return;
    showToast({
      message: `Restored “${objectTitle(item)}”`,
      action: { label: 'Open', run: () => navigate(objectUrl(item)) },
    });
  }

  return (
    <Button busy={busy} aria-label={`Restore ${objectTitle(item)}`} onClick={() => void restore()}>
      Restore
    </Button>
  );
}

function variablesOf(projectId: string | null, after: string | null) {
  return { projectId, first: itemLimits.page, after };
}
