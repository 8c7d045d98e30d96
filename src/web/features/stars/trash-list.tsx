import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf, userNameOf } from '#domain/text/display-names.ts';
import { timeLeftInTrash } from '#domain/trash/trash-days.ts';
import { DeletePermanentlyButton } from '#web/features/trash/index.ts';
import { useViewer } from '#web/features/members/index.ts';
import { RestoreFromTrashDocument, TrashDocument } from './stars.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CellTitle, TableFrame, TableMore, TableRows, type Column } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { navigate } from '#web/lib/navigation/navigator.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { restoredUrl, trashKindName, TrashIcon, trashTitle, type TrashItem } from './trash-identity.tsx';

const pauseMs = 250;

/** What the person may bring back. */
export function TrashList({ projectId }: { projectId: string | null }) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), pauseMs);
  return (
    <>
      <TextField
        label="Search the trash"
        hideLabel
        type="search"
        placeholder="Search the trash"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TrashTable key={search} projectId={projectId} search={search} />
    </>
  );
}

function TrashTable({ projectId, search }: { projectId: string | null; search: string }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const query = useQuery({
    query: TrashDocument,
    variables: variablesOf(projectId, search, null),
    // Much is thrown away elsewhere: what was read before may be old.
    requestPolicy: 'cache-and-network',
  });
  const columns = useTrashColumns();
  return (
    <QueryView query={query} skeleton={<SkeletonRows label="Loading the trash" />} what="the trash">
      {({ trash }) =>
        trash.items.length === 0 ? (
          <NothingThere search={search} />
        ) : (
          <TableFrame label="Trash" columns={columns}>
            {cursors.map((after, index) => (
              <TrashRows
                key={after}
                projectId={projectId}
                search={search}
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

function NothingThere({ search }: { search: string }) {
  if (search !== '')
    return (
      <EmptyState icon={<IconTrash size={20} />} title={`No results for “${search}”`}>
        Search looks in the titles of deleted items.
      </EmptyState>
    );
  return (
    <EmptyState icon={<IconTrash size={20} />} title="The trash is empty">
      Deleted items appear here until you restore them or their time is up.
    </EmptyState>
  );
}

type TrashRowsProps = {
  projectId: string | null;
  search: string;
  after: string | null;
  columns: readonly Column<TrashItem>[];
  onMore: ((cursor: string) => void) | null;
};

function TrashRows({ projectId, search, after, columns, onMore }: TrashRowsProps) {
  const [{ data, fetching }] = useQuery({
    query: TrashDocument,
    variables: variablesOf(projectId, search, after),
  });
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
  const now = useNow();
  return [
    {
      key: 'title',
      header: 'Title',
      render: (item) => <CellTitle leading={<TrashIcon item={item} />}>{trashTitle(item)}</CellTitle>,
    },
    { key: 'type', header: 'Type', width: '92px', hideNarrow: true, render: trashKindName },
    {
      key: 'project',
      header: 'Project',
      width: '16%',
      hideNarrow: true,
      render: (item) => (item.project ? titleOf('project', item.project.title) : ''),
    },
    {
      key: 'trashedBy',
      header: 'Deleted by',
      width: '112px',
      hideNarrow: true,
      render: (item) => userNameOf(item.trashedBy, viewer.id),
    },
    {
      key: 'trashedAt',
      header: 'Deleted',
      width: '100px',
      hideNarrow: true,
      render: (item) => <RelativeTime at={item.trashedAt} />,
    },
    {
      key: 'deletesAt',
      header: 'Time left',
      width: '92px',
      hideNarrow: true,
      render: (item) => timeLeftInTrash(new Date(item.deletesAt), now),
    },
    {
      key: 'restore',
      header: 'Actions',
      hideHeader: true,
      width: '132px',
      render: (item) => <ItemActions item={item} />,
    },
  ];
}

function ItemActions({ item }: { item: TrashItem }) {
  return (
    <span style={{ display: 'flex', gap: 'var(--space-2)', justifyContent: 'flex-end' }}>
      <RestoreButton item={item} />
      {item.canPurge && <DeletePermanentlyButton item={item} title={trashTitle(item)} />}
    </span>
  );
}

function RestoreButton({ item }: { item: TrashItem }) {
  const { run, busy } = useCommand(RestoreFromTrashDocument);

  async function restore() {
    const done = await run({ type: item.type, id: item.id });
    if (!done) return;
    const url = restoredUrl(item);
    showToast({
      message: `Restored “${trashTitle(item)}”`,
      ...(url && { action: { label: 'Open', run: () => navigate(url) } }),
    });
  }

  return (
    <Button busy={busy} aria-label={`Restore ${trashTitle(item)}`} onClick={() => void restore()}>
      Restore
    </Button>
  );
}

function variablesOf(projectId: string | null, search: string, after: string | null) {
  return { projectId, search: search === '' ? null : search, first: itemLimits.page, after };
}
