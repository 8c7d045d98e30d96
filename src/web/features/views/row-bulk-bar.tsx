import { IconBulb, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useClient, type AnyVariables, type TypedDocumentNode } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { MoveDialog } from '#web/features/documents/index.ts';
import { sayTrashed } from '#web/features/evidence/index.ts';
import type { FieldLook } from '#web/features/fields/index.ts';
import { TagNotes } from '#web/features/highlights/index.ts';
import { useInsightFrom } from '#web/features/insights/index.ts';
import {
  MoveInsightsDocument,
  RestoreInsightsDocument,
  TrashInsightsDocument,
} from '#web/features/insights/insights.gen.ts';
import { useCan } from '#web/features/members/index.ts';
import {
  MoveNotesDocument,
  RestoreNotesDocument,
  TrashNotesDocument,
} from '#web/features/notes/notes.gen.ts';
import { AddParticipant } from '#web/features/people/index.ts';
import { ExportSelection } from '#web/features/project-exports/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { BulkBar } from '#web/ui/bulk-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Selection } from '#web/ui/use-selection.ts';
import { nouns } from './row-of.ts';
import { SetFieldMenu } from './set-field-menu.tsx';

type RowBulkBarProps = {
  project: ProjectFieldsFragment;
  objectType: 'NOTE' | 'INSIGHT';
  fields: readonly FieldLook[];
  selection: Selection;
};

const exportKinds = {
  NOTE: ['NOTES', 'DOCUMENTS', 'WORD', 'PDF', 'TRANSCRIPTS'],
  INSIGHT: ['INSIGHTS', 'DOCUMENTS', 'WORD', 'PDF'],
} as const;

/** Each action takes all of them or none, and can be undone. */
export function RowBulkBar({ project, objectType, fields, selection }: RowBulkBarProps) {
  const [isMoving, setMoving] = useState(false);
  const client = useClient();
  const run = useRun();
  const object = useProjectObject(project);
  const mayExport = useCan('export.project', object);
  const insight = useInsightFrom(project.id);
  const ids = [...selection.ids];
  const label = countLabel(ids.length, nouns[objectType].one);
  const isNote = objectType === 'NOTE';

  async function trash() {
    if (!(await run(isNote ? TrashNotesDocument : TrashInsightsDocument, { ids }))) return;
    selection.clear();
    sayTrashed(client, {
      ids,
      message: `Moved ${label} to trash`,
      undo: () => void run(isNote ? RestoreNotesDocument : RestoreInsightsDocument, { ids }),
    });
  }

  async function move(projectId: string) {
    const document = isNote ? MoveNotesDocument : MoveInsightsDocument;
    setMoving(false);
    if (!(await run(document, { ids, projectId }))) return;
    selection.clear();
    showToast({
      message: `Moved ${label} to another project`,
      undo: () => void run(document, { ids, projectId: project.id }),
    });
  }

  async function write() {
    if (await insight.write({ kind: 'note', ids })) selection.clear();
  }

  return (
    <BulkBar count={ids.length} noun={nouns[objectType].one} onClear={selection.clear} isFloating>
      {isNote && (
        <TagNotes
          noteIds={ids}
          projectId={project.id}
          level={object.level ?? 'READ'}
          onDone={selection.clear}
        />
      )}
      {fields.length > 0 && <SetFieldMenu fields={fields} ids={ids} label={label} />}
      {isNote && <AddParticipant noteIds={ids} onDone={selection.clear} />}
      {isNote && ids.length <= itemLimits.page && (
        <Button
          variant="quiet"
          icon={<IconBulb size={16} />}
          busy={insight.busy}
          onClick={() => void write()}
        >
          New insight
        </Button>
      )}
      <Button variant="quiet" icon={<IconFolderSymlink size={16} />} onClick={() => setMoving(true)}>
        Move
      </Button>
      <ExportSelection
        projectId={project.id}
        ids={ids}
        label={label}
        kinds={exportKinds[objectType]}
        refusal={mayExport.allowed ? null : mayExport.reason}
      />
      <Button variant="quiet" icon={<IconTrash size={16} />} onClick={() => void trash()}>
        Move to trash
      </Button>
      <Suspense>
        {isMoving && (
          <MoveDialog
            fromProjectId={project.id}
            busy={false}
            onClose={() => setMoving(false)}
            onMove={(projectId) => void move(projectId)}
          />
        )}
      </Suspense>
    </BulkBar>
  );
}

function useRun() {
  const client = useClient();
  return async <Variables extends AnyVariables>(
    document: TypedDocumentNode<unknown, Variables>,
    variables: Variables,
  ): Promise<boolean> => {
    const { error } = await client.mutation(document, variables).toPromise();
    if (error) showToast({ message: problemOf(error).message, tone: 'error' });
    return !error;
  };
}
