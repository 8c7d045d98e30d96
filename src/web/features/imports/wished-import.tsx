import { ImportProjectDialog } from '#web/features/project-imports/index.ts';
import type { ImportWish } from '#web/kit/files/import-wish.ts';
import { BroughtArchiveImport } from './brought-archive-import.tsx';
import { BroughtTableImport } from './brought-table-import.tsx';
import { ImportAssistantDialog } from './import-assistant.tsx';

type WishedImportProps = { wish: ImportWish; onClose: () => void };

/** A file that was brought is asked about first. */
export function WishedImport({ wish, onClose }: WishedImportProps) {
  const { what, project, brought } = wish;
  if (brought === null)
    return what === 'table' ? (
      <ImportAssistantDialog target="NOTES" holderId={project.id} onClose={onClose} />
    ) : (
      <ImportProjectDialog project={project} onClose={onClose} />
    );
  return what === 'table' ? (
    <BroughtTableImport projectId={project.id} brought={brought} onClose={onClose} />
  ) : (
    <BroughtArchiveImport project={project} brought={brought} onClose={onClose} />
  );
}
