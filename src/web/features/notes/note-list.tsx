import { IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useViewer } from '#web/features/members/viewer-context.tsx';
import type { NoteSort, ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { NotesDocument } from './notes.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TableFrame, TableMore, TableRows } from '#web/ui/table.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { NewNoteButton } from './new-note-button.tsx';
import { noteColumns } from './note-columns.tsx';

const sorts: readonly { value: NoteSort; label: string }[] = [
  { value: 'CREATED_AT', label: 'Newest first' },
  { value: 'UPDATED_AT', label: 'Last changed first' },
  { value: 'TITLE', label: 'By title' },
];

/** Enter or a click opens the side peek; the peek opens as a page. */
export function NoteList({ project }: { project: ProjectFieldsFragment }) {
  const [sort, setSort] = useState<NoteSort>('CREATED_AT');
  const query = useQuery({ query: NotesDocument, variables: variablesOf(project.id, sort, null) });
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={8} label="Loading notes" />} what="the notes">
      {({ notes }) =>
        notes.items.length === 0 ? (
          <EmptyState
            icon={<IconNotes size={20} />}
            title="No notes yet"
            actions={<NewNoteButton project={project} />}
          >
            A note is an interview, a session, a ticket: what research starts from.
          </EmptyState>
        ) : (
          <>
            <div style={{ maxWidth: 200, marginBottom: 'var(--space-3)' }}>
              <SelectField
                label="Order"
                hideLabel
                value={sort}
                onChange={(event) =>
                  setSort(sorts.find(({ value }) => value === event.target.value)?.value ?? sort)
                }
                options={sorts}
              />
            </div>
            <NoteTable key={sort} projectId={project.id} sort={sort} />
          </>
        )
      }
    </QueryView>
  );
}

/** Every page stays a query of its own, so that a change in any of them is read again. */
function NoteTable({ projectId, sort }: { projectId: string; sort: NoteSort }) {
  const columns = noteColumns(useViewer().id);
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <TableFrame label="Notes" columns={columns}>
      {cursors.map((after, index) => (
        <NoteRows
          key={after}
          variables={variablesOf(projectId, sort, after)}
          columns={columns}
          onMore={index === cursors.length - 1 ? (cursor) => setCursors([...cursors, cursor]) : null}
        />
      ))}
    </TableFrame>
  );
}

type NoteRowsProps = {
  variables: ReturnType<typeof variablesOf>;
  columns: ReturnType<typeof noteColumns>;
  onMore: ((cursor: string) => void) | null;
};

function NoteRows({ variables, columns, onMore }: NoteRowsProps) {
  const [{ data, fetching }] = useQuery({ query: NotesDocument, variables });
  const cursor = data?.notes.endCursor ?? null;
  return (
    <>
      <TableRows columns={columns} rows={data?.notes.items ?? []} rowKey={(note) => note.id} />
      {onMore && (cursor !== null || (fetching && !data)) && (
        <TableMore columns={columns.length}>
          <Button busy={fetching && !data} onClick={() => cursor !== null && onMore(cursor)}>
            Show more
          </Button>
        </TableMore>
      )}
    </>
  );
}

function variablesOf(projectId: string, sort: NoteSort, after: string | null) {
  return { projectId, first: itemLimits.page, after, sort };
}
