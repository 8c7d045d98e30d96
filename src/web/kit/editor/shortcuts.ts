import type { Shortcut } from '#web/kit/keys/shortcut.ts';

export const editorShortcuts = {
  find: { label: 'Find and replace', group: 'Documents', keys: ['Mod', 'f'] },
  comment: { label: 'Comment on the selected text', group: 'Documents', keys: ['Mod', 'Alt', 'm'] },
  enterToolbar: { label: 'Go to the selection toolbar', group: 'Documents', keys: ['Alt', 'F10'] },
  moveBlockUp: { label: 'Move the block up', group: 'Documents', keys: ['Alt', '↑'] },
  moveBlockDown: { label: 'Move the block down', group: 'Documents', keys: ['Alt', '↓'] },
  resizeImage: { label: 'Resize the selected image', group: 'Documents', keys: ['Alt', '←', '→'] },
} as const satisfies Record<string, Shortcut>;
