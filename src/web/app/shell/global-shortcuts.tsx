import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { LazyNewPersonDialog } from '#web/features/people/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { moveInRows } from '../shortcuts/move-in-rows.ts';
import { holdKeys, releaseKeys } from '#web/kit/keys/held-keys.ts';
import { places } from '../places.ts';
import { hear, useShortcut } from '../shortcuts/shortcuts.ts';
import { subscribeOverlay, type Overlay } from './overlays.ts';

const CommandPalette = lazy(() =>
  loadChunk('command-palette', () => import('../palette/command-palette.tsx')).then((m) => ({
    default: m.CommandPalette,
  })),
);
const ShortcutSheet = lazy(() =>
  loadChunk('shortcut-sheet', () => import('../shortcuts/shortcut-sheet.tsx')).then((m) => ({
    default: m.ShortcutSheet,
  })),
);

/** The keys that work on every page, and the layers they open. */
export function GlobalShortcuts() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const close = () => setOverlay(null);
  const isPalette = overlay === 'palette';
  useEffect(() => subscribeOverlay(setOverlay), []);
  // Until its field has the focus: the palette may have to be loaded first.
  useLayoutEffect(() => {
    if (!isPalette) return undefined;
    holdKeys('palette');
    return () => void releaseKeys('palette');
  }, [isPalette]);
  useEffect(hearPlaces, []);
  useShortcut('openPalette', () => setOverlay(isPalette ? null : 'palette'));
  useShortcut('showShortcuts', () => setOverlay('shortcuts'));
  useShortcut('nextRow', () => moveInRows(1));
  useShortcut('previousRow', () => moveInRows(-1));
  return (
    <Suspense>
      {isPalette && <CommandPalette onClose={close} />}
      {overlay === 'new-contact' && <LazyNewPersonDialog onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}

function hearPlaces(): () => void {
  const stops = places.flatMap(({ route, keys }) => (keys ? [hear(route, () => goTo(route))] : []));
  return () => {
    for (const stop of stops) stop();
  };
}
