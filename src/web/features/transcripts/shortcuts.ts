import type { Shortcut } from '#web/kit/keys/shortcut.ts';

export const transcriptShortcuts = {
  assignSpeaker: {
    label: 'Assign what is heard, selected or at the cursor to speaker 1 to 9',
    group: 'Recordings',
    keys: ['Mod', 'Alt', '1', '–', '9'],
  },
} as const satisfies Record<string, Shortcut>;
