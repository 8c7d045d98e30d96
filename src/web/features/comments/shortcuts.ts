import type { Shortcut } from '#web/kit/keys/shortcut.ts';

export const commentShortcuts = {
  send: { label: 'Send the comment', group: 'Documents', keys: ['Mod', 'Enter'] },
} as const satisfies Record<string, Shortcut>;
