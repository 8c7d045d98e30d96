import { lazy, Suspense } from 'react';
import { endImportWish, importWishes } from '#web/kit/files/import-wish.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useStore } from '#web/ui/store.ts';

const Lazy = lazy(() =>
  loadChunk('wished-import', () => import('./wished-import.tsx')).then((module) => ({
    default: module.WishedImport,
  })),
);

/** Mounted once in the shell, with nothing in it until somebody wants to import something into a project. */
export function ImportLayer() {
  const [wish] = useStore(importWishes);
  if (!wish) return null;
  return (
    <Suspense>
      <Lazy key={wish.brought?.file.name ?? wish.what} wish={wish} onClose={endImportWish} />
    </Suspense>
  );
}
