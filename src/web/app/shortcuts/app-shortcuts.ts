import type { Shortcut } from '#web/kit/keys/shortcut.ts';

/** Those of the shell itself. */
export const appShortcuts = {
  openPalette: { label: 'Open the command palette', group: 'General', keys: ['Mod', 'k'] },
  showShortcuts: { label: 'Show keyboard shortcuts', group: 'General', keys: ['?'] },
  toggleSidebar: { label: 'Collapse or expand the sidebar', group: 'General', keys: ['Mod', '\\'] },
  nextRow: { label: 'Next row', group: 'Lists', keys: ['j'] },
  previousRow: { label: 'Previous row', group: 'Lists', keys: ['k'] },
  closePeek: { label: 'Close the top peek', group: 'Side peeks', keys: ['Escape'] },
  openPeekAsPage: { label: 'Open the top peek as a full page', group: 'Side peeks', keys: ['o'] },
} as const satisfies Record<string, Shortcut>;

export type AppShortcut = keyof typeof appShortcuts;
