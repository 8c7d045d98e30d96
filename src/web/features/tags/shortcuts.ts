import type { Shortcut } from '#web/kit/keys/shortcut.ts';

export const tagShortcuts = {
  select: { label: 'Select the row', group: 'Tag boards', keys: ['x'] },
  carry: { label: 'Pick up the selected tags', group: 'Tag boards', keys: ['Alt', '↑', '↓', '←', '→'] },
  rename: { label: 'Rename the tag', group: 'Tag boards', keys: ['F2'] },
  trash: { label: 'Move to trash', group: 'Tag boards', keys: ['Delete'] },
} as const satisfies Record<string, Shortcut>;
