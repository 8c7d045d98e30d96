import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { ExportForm } from './export-form.tsx';
import { ExportProgress } from './export-progress.tsx';

export type ExportMediaProps = {
  /** In the order in which they play. */
  highlightIds: readonly string[];
  /** Of what was selected, those that don't play. */
  leftOut?: number;
  /** What the file is called unless the person says otherwise. */
  name: string;
  onClose: () => void;
};

export function ExportMediaDialog({ highlightIds, leftOut = 0, name, onClose }: ExportMediaProps) {
  const [exportId, setExportId] = useState<string | null>(null);
  return (
    <Dialog title={highlightIds.length === 1 ? 'Export clip' : 'Export reel'} onClose={onClose}>
      {exportId === null ? (
        <ExportForm
          highlightIds={highlightIds}
          leftOut={leftOut}
          name={name}
          onStarted={setExportId}
          onClose={onClose}
        />
      ) : (
        <ExportProgress id={exportId} onAgain={() => setExportId(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}
