import type { Shortcut } from '#web/kit/keys/shortcut.ts';

export const playerShortcuts = {
  play: { label: 'Play or pause', group: 'Recordings', keys: ['k'] },
  stepBack: { label: '10 seconds back', group: 'Recordings', keys: ['j'] },
  stepOn: { label: '10 seconds forward', group: 'Recordings', keys: ['l'] },
  changeSpeed: { label: 'Slower or faster', group: 'Recordings', keys: ['<', '>'] },
  captions: { label: 'Captions', group: 'Recordings', keys: ['c'] },
} as const satisfies Record<string, Shortcut>;
