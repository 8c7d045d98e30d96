import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { TitledObject } from '#web/kit/objects/object-ref.ts';
import { useOnLeave } from '#web/lib/navigation/use-on-leave.ts';
import { subscribeShare } from './share-store.ts';

const ShareDialog = lazy(() =>
  loadChunk('share-dialog', () => import('./share-dialog.tsx')).then((module) => ({
    default: module.ShareDialog,
  })),
);

/** Mounted once in the shell; the dialog's code comes when somebody first shares. */
export function ShareLayer() {
  const [object, setObject] = useState<TitledObject | null>(null);
  useEffect(() => subscribeShare(setObject), []);
  if (!object) return null;
  return (
    <Suspense>
      <OpenShare key={object.id} object={object} onClose={() => setObject(null)} />
    </Suspense>
  );
}

function OpenShare(props: { object: TitledObject; onClose: () => void }) {
  useOnLeave(props.onClose);
  return <ShareDialog {...props} />;
}
