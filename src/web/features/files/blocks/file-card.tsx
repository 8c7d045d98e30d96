import {
  IconDownload,
  IconFile,
  IconFileMusic,
  IconFileSpreadsheet,
  IconFileText,
  IconPhoto,
  IconPresentation,
  IconVideo,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { FileStateFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Row } from './file-gate.tsx';
import classes from './blocks.module.css';

export type FileCardProps = {
  file: FileStateFragment;
  /** On the page of the file itself. */
  isOpen?: boolean;
  children?: ReactNode;
};

/** Name, size, and the ways to get at it. */
export function FileCard({ file, isOpen = false, children }: FileCardProps) {
  return (
    <Row icon={iconOf(file, 20)} title={file.name} note={factsOf(file)}>
      {children}
      {!isOpen && (
        <Link to="file" params={{ fileId: file.id }} className={classes.action} draggable={false}>
          Open
        </Link>
      )}
      <DownloadLink file={file} />
    </Row>
  );
}

type Downloaded = Pick<FileStateFragment, 'id' | 'name' | 'viewerLevel' | 'redacting'>;

export function DownloadLink({ file }: { file: Downloaded }) {
  const may = can(useAsViewer(), 'file.download', { level: file.viewerLevel });
  if (!may.allowed) return null;
  // With full access it is the original, which is always there.
  if (file.redacting && file.viewerLevel !== 'FULL') {
    return (
      <IconButton label="You can download this when it’s redacted" aria-disabled>
        <IconDownload size={16} />
      </IconButton>
    );
  }
  return (
    <Tooltip label="Download">
      <a
        href={`/files/download/${file.id}`}
        download={file.name}
        aria-label={`Download ${file.name}`}
        className={classes.iconLink}
        draggable={false}
      >
        <IconDownload size={16} />
      </a>
    </Tooltip>
  );
}

export function factsOf(file: FileStateFragment): string {
  const pages = file.pageCount === null ? [] : [countLabel(file.pageCount, 'page')];
  return [kindOf(file), formatBytes(file.size), ...pages].join(', ');
}

function kindOf({ type, contentType }: FileStateFragment): string {
  if (contentType === 'application/pdf') return 'PDF';
  const names = {
    AUDIO: 'Audio',
    IMAGE: 'Image',
    VIDEO: 'Video',
    SPREADSHEET: 'Spreadsheet',
    DOCUMENT: 'Document',
    PRESENTATION: 'Presentation',
    OTHER: 'File',
  } as const;
  return names[type];
}

export function iconOf({ type }: Pick<FileStateFragment, 'type'>, size: number): ReactNode {
  switch (type) {
    case 'AUDIO':
      return <IconFileMusic size={size} />;
    case 'VIDEO':
      return <IconVideo size={size} />;
    case 'IMAGE':
      return <IconPhoto size={size} />;
    case 'SPREADSHEET':
      return <IconFileSpreadsheet size={size} />;
    case 'PRESENTATION':
      return <IconPresentation size={size} />;
    case 'DOCUMENT':
      return <IconFileText size={size} />;
    case 'OTHER':
      return <IconFile size={size} />;
    default:
      return type satisfies never;
  }
}
