import { IconBulb, IconFilterOff, IconHighlight, IconNotes } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ObjectType } from '#domain/search/result-types.ts';
import { NewInsightButton } from '#web/features/insights/index.ts';
import { UploadButton } from '#web/features/files/index.ts';
import { ImportMenu } from '#web/features/imports/index.ts';
import { NewNoteButton } from '#web/features/notes/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { LayoutProps } from './layout-props.ts';
import { nouns } from './row-of.ts';
import classes from './view-screen.module.css';
import type { Rows } from './row-window.ts';

export type RowsStateProps = Pick<LayoutProps, 'project' | 'arranged' | 'mayChange'> & {
  rows: Pick<Rows, 'problem' | 'isReady'>;
  onRetry: () => void;
};

/** What is shown in place of rows: they are on their way, they failed, or there are none. */
export function RowsState({ rows, onRetry, project, arranged }: RowsStateProps) {
  const { objectType } = arranged.view;
  const { many } = nouns[objectType];
  if (rows.problem !== null) {
    return (
      <ErrorState title={`Hark couldn’t load the ${many}`} onRetry={onRetry}>
        {rows.problem}
      </ErrorState>
    );
  }
  if (!rows.isReady) return <SkeletonRows rows={10} label={`Loading ${many}`} />;
  if (arranged.data.filter && arranged.data.filter.rows.length > 0) {
    return (
      <EmptyState
        icon={<IconFilterOff size={20} />}
        title={`No ${many} match the filter`}
        actions={
          <Button onClick={() => arranged.change({ data: { filter: null } })}>Clear the filter</Button>
        }
      >
        Change the filter, or clear it to see everything.
      </EmptyState>
    );
  }
  const { icon, text } = empty[objectType];
  return (
    <EmptyState
      icon={icon}
      title={`No ${many} yet`}
      actions={<NewRowButton objectType={objectType} project={project} />}
    >
      {text}
    </EmptyState>
  );
}

/** Highlights are made where the text is. */
export function NewRowButton({
  objectType,
  project,
}: {
  objectType: ObjectType;
  project: ProjectFieldsFragment;
}) {
  if (objectType === 'NOTE') {
    return (
      <span className={classes.actions}>
        <ImportMenu project={project} />
        <UploadButton project={project} />
        <NewNoteButton project={project} />
      </span>
    );
  }
  return objectType === 'INSIGHT' ? <NewInsightButton project={project} /> : null;
}

const empty: Readonly<Record<ObjectType, { icon: ReactNode; text: string }>> = {
  NOTE: {
    icon: <IconNotes size={20} />,
    text: 'A note is an interview, a session or a ticket. Drop recordings and documents here to add notes.',
  },
  INSIGHT: {
    icon: <IconBulb size={20} />,
    text: 'An insight is a finding to share, with its evidence.',
  },
  HIGHLIGHT: {
    icon: <IconHighlight size={20} />,
    text: 'Highlight what matters in a note: select text and press Highlight.',
  },
};
