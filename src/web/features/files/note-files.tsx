import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { FileStateFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Popover } from '#web/ui/popover.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DownloadLink, factsOf, iconOf } from './blocks/file-card.tsx';
import { OwnerFilesDocument, RestoreFilesDocument, TrashFilesDocument } from './files.gen.ts';
import classes from './note-files.module.css';

const pageSize = 50;
const mostShown = 100;

/** The files of a note or insight in one place, whether they are in its text or not. */
export function NoteFiles({ ownerId, isLocked }: { ownerId: string; isLocked: boolean }) {
  const [first, setFirst] = useState(pageSize);
  const [isOpen, setOpen] = useState(false);
  const [{ data }] = useQuery({ query: OwnerFilesDocument, variables: { ownerId, first } });
  const files = data?.files;
  if (!files || files.totalCount === 0) return null;
  return (
    <>
      <span aria-hidden>·</span>
      <Popover
        label="Files"
        isOpen={isOpen}
        onOpenChange={setOpen}
        side="bottom-start"
        trigger={
          <button type="button" className={classes.trigger} onClick={() => setOpen(!isOpen)}>
            <IconPaperclip size={14} aria-hidden />
            {countLabel(files.totalCount, 'file')}
          </button>
        }
      >
        <ul className={classes.list}>
          {files.items.map((file) => (
            <FileRow key={file.id} file={file} isLocked={isLocked} />
          ))}
        </ul>
        {first < Math.min(mostShown, files.totalCount) && (
          <Button onClick={() => setFirst(mostShown)}>Show more</Button>
        )}
      </Popover>
    </>
  );
}

function FileRow({ file, isLocked }: { file: FileStateFragment; isLocked: boolean }) {
  const viewer = useAsViewer();
  const trash = useCommand(TrashFilesDocument);
  const restore = useCommand(RestoreFilesDocument);
  const mayDelete = can(viewer, 'file.delete', { level: file.viewerLevel, locked: isLocked }).allowed;

  async function remove() {
    if (!(await trash.run({ ids: [file.id] }))) return;
    showToast({
      message: `“${file.name}” is in the trash`,
      undo: () => void restore.run({ ids: [file.id] }),
    });
  }

  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden>
        {iconOf(file, 16)}
      </span>
      <Link to="file" params={{ fileId: file.id }} className={classes.name} title={file.name}>
        <span>{file.name}</span>
        <span className={classes.facts}>{factsOf(file)}</span>
      </Link>
      <DownloadLink file={file} />
      {mayDelete && (
        <IconButton label={`Move ${file.name} to the trash`} onClick={() => void remove()}>
          <IconTrash size={16} />
        </IconButton>
      )}
    </li>
  );
}
