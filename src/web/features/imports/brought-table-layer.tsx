import { lazy, Suspense } from 'react';
import { broughtTables } from '#web/kit/files/brought-table.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useStore } from '#web/ui/store.ts';

const Lazy = lazy(() =>
  loadChunk('brought-table', () => import('./brought-table-import.tsx')).then((module) => ({
    default: module.BroughtTableImport,
  })),
);

/** Mounted once in the shell, with nothing in it until somebody drops a table. */
export function BroughtTableLayer() {
  const table = useStore(broughtTables);
  if (!table) return null;
  return (
    <Suspense>
      <Lazy key={table.file.name} table={table} onClose={() => broughtTables.set(null)} />
    </Suspense>
  );
}
