import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { subscribeUploadWish } from './upload-gate.ts';

const Layer = lazy(() =>
  loadChunk('uploads', () => import('./upload/upload-tray.tsx')).then((module) => ({
    default: module.UploadTray,
  })),
);

/** Mounted once in the shell, with almost nothing in it until somebody drags or picks a file. */
export function UploadLayer() {
  const [isWanted, setWanted] = useState(hasInterrupted);
  useEffect(() => {
    const want = () => setWanted(true);
    const onDrag = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') && want();
    addEventListener('dragenter', onDrag);
    const stop = subscribeUploadWish(want);
    return () => {
      removeEventListener('dragenter', onDrag);
      stop();
    };
  }, []);
  return isWanted ? (
    <Suspense>
      <Layer />
    </Suspense>
  ) : null;
}

/** The upload library keeps what it needs to go on under this prefix. */
function hasInterrupted(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('tus::'));
  } catch {
    return false;
  }
}
