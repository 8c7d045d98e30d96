import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

const Areas = lazy(() =>
  loadChunk('picture-areas', () => import('./picture-areas.tsx')).then((module) => ({
    default: module.PictureAreas,
  })),
);

/** Most documents have no marked pictures: the text doesn’t wait for what shows them. */
export function PictureAreas(props: ComponentProps<typeof Areas>) {
  return (
    <Suspense>
      <Areas {...props} />
    </Suspense>
  );
}
