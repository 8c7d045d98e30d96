import { IconAlertTriangle, IconLock, IconUpload } from '@tabler/icons-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useQuery } from 'urql';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { FileDocument } from '../files.gen.ts';
import { isUnderWay } from '../upload/upload-item.ts';
import { cancelUpload, uploads } from '../upload/upload-list.ts';
import classes from './blocks.module.css';

export type FileGateProps = {
  fileId: string;
  name: string;
  /** Null where the block can't be taken out. */
  onRemove: (() => void) | null;
  children: (file: LoadedFile) => ReactNode;
};

/** The file once it is there as a whole; before that, and when it never will be, what is the matter. */
export function FileGate({ fileId, name, onRemove, children }: FileGateProps) {
  const [{ data, error, fetching }, again] = useQuery({ query: FileDocument, variables: { id: fileId } });
  const items = useSyncExternalStore(uploads.subscribe, uploads.all);
  const own = items.find((item) => item.fileId === fileId);
  const file = data?.file;
  if (own && isUnderWay(own)) {
    return (
      <Row icon={<IconUpload size={20} />} title={name}>
        <span className={classes.bar}>
          <ProgressBar label={`Upload of ${name}`} value={own.sent / Math.max(1, own.size)} />
        </span>
        <Button onClick={() => void cancelUpload(own.key)}>Cancel</Button>
      </Row>
    );
  }
  if (file?.uploadStatus === 'DONE') return children(file);
  if (fetching && !data) {
    return (
      <output aria-label="Loading the file">
        <Skeleton height={40} />
      </output>
    );
  }
  const remove = onRemove && <Button onClick={onRemove}>Remove</Button>;
  if (error && !file) {
    return (
      <Row icon={<IconAlertTriangle size={20} />} title={name} note="This file couldn’t be loaded">
        <Button onClick={() => again({ requestPolicy: 'network-only' })}>Try again</Button>
      </Row>
    );
  }
  if (!file) {
    return (
      <Row icon={<IconLock size={20} />} title={name} note="You don’t have access, or the file was deleted">
        {remove}
      </Row>
    );
  }
  if (file.uploadStatus === 'UPLOADING') {
    const note = own ? 'Uploaded. Checking the file.' : 'Uploading in the browser where the upload started.';
    return (
      <Row icon={<IconUpload size={20} />} title={file.name} note={note}>
        {!own && remove}
      </Row>
    );
  }
  const note = file.uploadStatus === 'CANCELLED' ? 'The upload was cancelled' : file.error;
  return (
    <Row
      icon={<IconAlertTriangle size={20} />}
      title={file.name}
      note={note ?? 'The upload failed'}
      isProblem
    >
      {remove}
    </Row>
  );
}

export function Row({
  icon,
  title,
  note,
  isProblem = false,
  children,
}: {
  icon: ReactNode;
  title: string;
  note?: ReactNode;
  isProblem?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={classes.row}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        {note != null && (
          <span className={classes.note} data-problem={isProblem || undefined}>
            {note}
          </span>
        )}
      </span>
      {children}
    </div>
  );
}
