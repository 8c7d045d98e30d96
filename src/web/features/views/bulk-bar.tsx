import { IconFolderSymlink, IconTrash, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useClient, type AnyVariables, type TypedDocumentNode } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { MoveDialog } from '#web/features/documents/lazy-dialogs.tsx';
import {
  MoveInsightsDocument,
  RestoreInsightsDocument,
  TrashInsightsDocument,
} from '#web/features/insights/insights.gen.ts';
import {
  MoveNotesDocument,
  RestoreNotesDocument,
  TrashNotesDocument,
} from '#web/features/notes/notes.gen.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { nouns } from './row-of.ts';
import type { Selection } from './selection.ts';
import classes from './bulk-bar.module.css';

export type BulkBarProps = { project: ProjectFieldsFragment; objectType: ObjectType; selection: Selection };

/** Rises from below while rows are chosen. Each action takes all of them or none, and can be undone. */
export function BulkBar({ project, objectType, selection }: BulkBarProps) {
  const [isMoving, setMoving] = useState(false);
  const run = useRun();
  const ids = [...selection.ids];
  if (ids.length === 0) return null;
  const label = countLabel(ids.length, nouns[objectType].one);
  const isNote = objectType === 'NOTE';
  const isTooMany = ids.length > itemLimits.bulkChange;

  async function trash() {
    if (!(await run(isNote ? TrashNotesDocument : TrashInsightsDocument, { ids }))) return;
    selection.clear();
    showToast({
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

  return (
    <div role="toolbar" aria-label="Selected rows" className={classes.bar}>
      <output className={classes.count}>
        {label} selected
        {isTooMany && `, at most ${itemLimits.bulkChange} at a time`}
      </output>
      {objectType !== 'HIGHLIGHT' && !isTooMany && (
        <>
          <Button variant="quiet" icon={<IconFolderSymlink size={16} />} onClick={() => setMoving(true)}>
            Move
          </Button>
          <Button variant="quiet" icon={<IconTrash size={16} />} onClick={() => void trash()}>
            Move to trash
          </Button>
        </>
      )}
      <IconButton label="Clear the selection" tooltipSide="top" onClick={selection.clear}>
        <IconX size={16} />
      </IconButton>
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
    </div>
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
