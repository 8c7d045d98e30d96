import { canvasShortcuts } from '#web/features/canvas/index.ts';
import { commentShortcuts } from '#web/features/comments/index.ts';
import { codingShortcuts } from '#web/features/highlights/index.ts';
import { tagShortcuts } from '#web/features/tags/index.ts';
import { transcriptShortcuts } from '#web/features/transcripts/index.ts';
import { editorShortcuts } from '#web/kit/editor/shortcuts.ts';
import type { Shortcut } from '#web/kit/keys/shortcut.ts';
import { playerShortcuts } from '#web/kit/player/shortcuts.ts';
import { places } from '../places.ts';
import { appShortcuts } from './app-shortcuts.ts';

const goTo = places.flatMap(({ label, keys }): Shortcut[] => (keys ? [{ label, group: 'Go to', keys }] : []));

/** A focused row is a link: the browser follows it. */
const openRow: Shortcut = { label: 'Open the row', group: 'Lists', keys: ['Enter'] };

/** Every line of the sheet. */
export const sheetShortcuts: readonly Shortcut[] = [
  ...Object.values(appShortcuts),
  ...goTo,
  openRow,
  ...Object.values(tagShortcuts),
  ...Object.values(editorShortcuts),
  ...Object.values(commentShortcuts),
  ...Object.values(codingShortcuts),
  ...Object.values(playerShortcuts),
  ...Object.values(transcriptShortcuts),
  ...Object.values(canvasShortcuts),
];
