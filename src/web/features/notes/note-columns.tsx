import { IconLock, IconNote } from '@tabler/icons-react';
import { authorNameOf, previewOf, titleOf } from '#domain/text/display-names.ts';
import type { NoteCardFragment } from '#web/lib/graphql.gen.ts';
import { participantNames } from '#web/kit/objects/participant-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import classes from './note-columns.module.css';

export function noteColumns(viewerId: string): Column<NoteCardFragment>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      width: '34%',
      render: (note) => (
        <CellTitle
          leading={
            note.lockedAt === null ? (
              <IconNote size={16} aria-hidden className={classes.icon} />
            ) : (
              <LockedIcon />
            )
          }
        >
          <Link to="note" params={{ noteId: note.id }} titles={{ noteId: note.title }} peek data-row-link>
            {titleOf('note', note.title)}
          </Link>
          {note.aiGenerated && <AiBadge />}
        </CellTitle>
      ),
    },
    {
      key: 'participants',
      header: 'Participants',
      width: '18%',
      hideNarrow: true,
      render: (note) => participantNames(note.people).join(', '),
    },
    {
      key: 'preview',
      header: 'Content',
      hideNarrow: true,
      render: (note) => <span className={classes.preview}>{previewOf(note.preview, note.title)}</span>,
    },
    {
      key: 'createdBy',
      header: 'Created by',
      width: '140px',
      hideNarrow: true,
      render: (note) => authorNameOf(note.createdBy, viewerId),
    },
    {
      key: 'updatedAt',
      header: 'Updated',
      width: '128px',
      render: (note) => <RelativeTime at={note.updatedAt} />,
    },
  ];
}

function LockedIcon() {
  return <IconLock size={16} title="Locked" className={classes.icon} />;
}
