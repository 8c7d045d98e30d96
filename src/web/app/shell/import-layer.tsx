import { Suspense } from 'react';
import { BroughtArchiveImport } from '#web/features/bulk-imports/index.ts';
import { BroughtTableImport, ImportAssistant } from '#web/features/imports/index.ts';
import { ImportProjectDialog } from '#web/features/project-imports/index.ts';
import { endImportWish, importWishes, type ImportWish } from '#web/kit/files/import-wish.ts';
import { useOnLeave } from '#web/lib/navigation/use-on-leave.ts';
import { useStore } from '#web/ui/store.ts';

/** Mounted once, with nothing in it until somebody wants to import something into a project. */
export function ImportLayer() {
  const [wish] = useStore(importWishes);
  if (!wish) return null;
  return (
    <Suspense>
      <WishedImport key={wish.brought?.file.name ?? wish.what} wish={wish} />
    </Suspense>
  );
}

/** A file that was brought is asked about first. */
function WishedImport({ wish }: { wish: ImportWish }) {
  const { what, project, brought } = wish;
  const end = () => endImportWish(wish);
  useOnLeave(end);
  if (brought === null)
    return what === 'table' ? (
      <ImportAssistant target="NOTES" holderId={project.id} onClose={end} />
    ) : (
      <ImportProjectDialog project={project} onClose={end} />
    );
  return what === 'table' ? (
    <BroughtTableImport projectId={project.id} brought={brought} onClose={end} />
  ) : (
    <BroughtArchiveImport project={project} brought={brought} onClose={end} />
  );
}
