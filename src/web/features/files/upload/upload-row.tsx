import { IconAlertTriangle, IconCheck, IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { FileDocument } from '../files.gen.ts';
import { pickFiles } from '#web/kit/files/pick-files.ts';
import { isUnderWay, type UploadItem } from './upload-item.ts';
import { addUploads, cancelUpload, retryUpload } from './upload-list.ts';
import classes from './upload-tray.module.css';

export function UploadRow({ item }: { item: UploadItem }) {
  const { key, name, state } = item;
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.mark} aria-hidden>
        {state === 'done' ? (
          <IconCheck size={16} />
        ) : state === 'failed' || state === 'broken' ? (
          <IconAlertTriangle size={16} />
        ) : (
          <IconFile size={16} />
        )}
      </span>
      <div className={classes.words}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {isUnderWay(item) && <Bar item={item} />}
        <span className={classes.fact}>{factOf(item)}</span>
      </div>
      {(state === 'done' || state === 'reading' || state === 'broken') && item.fileId !== null && (
        <WayToNote fileId={item.fileId} />
      )}
      {state === 'interrupted' && <Button onClick={() => void goOn(item)}>Choose file</Button>}
      {isWorthRetrying(item) && (
        <IconButton label={`Try ${name} again`} onClick={() => retryUpload(key)}>
          <IconRefresh size={16} />
        </IconButton>
      )}
      {state !== 'done' && state !== 'reading' && state !== 'broken' && (
        <IconButton
          label={state === 'failed' ? `Remove ${name} from the list` : `Cancel ${name}`}
          onClick={() => void cancelUpload(key)}
        >
          <IconX size={16} />
        </IconButton>
      )}
    </li>
  );
}

/** What was refused before a byte was sent would be refused again. */
function isWorthRetrying({ state, message, fileId }: UploadItem): boolean {
  return (state === 'failed' && fileId !== null) || (state === 'lost' && message !== null);
}

function Bar({ item: { name, sent, size, state } }: { item: UploadItem }) {
  return (
    <ProgressBar label={`Upload of ${name}`} value={sent / Math.max(1, size)} isLost={state === 'lost'} />
  );
}

function factOf({ state, sent, size, message }: UploadItem): string {
  switch (state) {
    case 'waiting':
      return `Waiting, ${formatBytes(size)}`;
    case 'sending':
      return `${formatBytes(sent)} of ${formatBytes(size)}`;
    case 'lost':
      return message ?? 'Connection lost. Trying again.';
    case 'interrupted':
      return 'Interrupted. Choose the same file to continue where it stopped.';
    case 'failed':
      return message ?? 'The upload failed';
    case 'broken':
      return message ?? 'This file can’t be read';
    case 'cancelled':
      return 'Cancelled';
    case 'reading':
      return 'Uploaded. Reading the text.';
    case 'done':
      return formatBytes(size);
    default:
      return state satisfies never;
  }
}

function WayToNote({ fileId }: { fileId: string }) {
  const [{ data }] = useQuery({ query: FileDocument, variables: { id: fileId } });
  if (data?.file?.ownerType !== 'NOTE') return null;
  return (
    <Link to="note" params={{ noteId: data.file.ownerId }} className={classes.open}>
      Open note
    </Link>
  );
}

async function goOn(item: UploadItem): Promise<void> {
  const [file] = await pickFiles('any', { many: false });
  if (!file) return;
  if (file.name !== item.name || file.size !== item.size) {
    showToast({ message: `That’s a different file. Choose “${item.name}”.`, tone: 'error' });
    return;
  }
  addUploads([file], item.owner);
}
