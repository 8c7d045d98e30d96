import { IconEyeOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import classes from './redactions.module.css';
import { FileRedactionsDocument } from './redactions.gen.ts';

const Dialog = lazy(() =>
  loadChunk('redact', () => import('./redact-dialog.tsx')).then((module) => ({
    default: module.RedactDialog,
  })),
);

/** Says what is hidden in a recording, and lets who may hide more. */
export function RedactBar({ file }: { file: LoadedFile }) {
  const viewer = useAsViewer();
  const [isOpen, setOpen] = useState(false);
  const [{ data }] = useQuery({ query: FileRedactionsDocument, variables: { id: file.id } });
  const redactions = data?.file?.redactions ?? [];
  const mayRedact = can(viewer, 'redaction.apply', { level: file.viewerLevel }).allowed;
  if (!mayRedact && redactions.length === 0) return null;
  return (
    <div className={classes.bar}>
      <span className={classes.state}>
        {redactions.length > 0 && `${countLabel(redactions.length, 'part')} redacted for everyone`}
      </span>
      {mayRedact && (
        <Button variant="quiet" icon={<IconEyeOff size={16} />} onClick={() => setOpen(true)}>
          Redact…
        </Button>
      )}
      <Suspense>
        {isOpen && <Dialog file={file} redactions={redactions} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
