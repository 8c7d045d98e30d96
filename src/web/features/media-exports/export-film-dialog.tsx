import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { FilmForm } from './film-form.tsx';
import { FilmProgress } from './film-progress.tsx';

export type ExportFilmProps = {
  /** In the order in which they play. */
  highlightIds: readonly string[];
  /** What the file is called unless the person says otherwise. */
  name: string;
  onClose: () => void;
};

export function ExportFilmDialog({ highlightIds, name, onClose }: ExportFilmProps) {
  const [exportId, setExportId] = useState<string | null>(null);
  return (
    <Dialog title={highlightIds.length === 1 ? 'Export clip' : 'Export reel'} onClose={onClose}>
      {exportId === null ? (
        <FilmForm highlightIds={highlightIds} name={name} onStarted={setExportId} onClose={onClose} />
      ) : (
        <FilmProgress id={exportId} onAgain={() => setExportId(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}
