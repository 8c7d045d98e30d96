export type ShortcutGroup = 'General' | 'Go to' | 'Lists' | 'Side peeks';

export type ShortcutDefinition = {
  label: string;
  group: ShortcutGroup;
  /** Pressed together when the first is Mod, else one after the other. */
  keys: readonly string[];
};

/** The one list: the keyboard listener, tooltips, menus, the palette and the sheet all read it. */
export const shortcutTable = {
  openPalette: { label: 'Open the command palette', group: 'General', keys: ['Mod', 'k'] },
  showShortcuts: { label: 'Show keyboard shortcuts', group: 'General', keys: ['?'] },
  toggleSidebar: { label: 'Collapse or expand the sidebar', group: 'General', keys: ['Mod', '\\'] },
  goHome: { label: 'Home', group: 'Go to', keys: ['g', 'h'] },
  goProjects: { label: 'Projects', group: 'Go to', keys: ['g', 'p'] },
  goSettings: { label: 'Settings', group: 'Go to', keys: ['g', 's'] },
  nextRow: { label: 'Next row', group: 'Lists', keys: ['j'] },
  previousRow: { label: 'Previous row', group: 'Lists', keys: ['k'] },
  openRow: { label: 'Open the row', group: 'Lists', keys: ['Enter'] },
  closePeek: { label: 'Close the top peek', group: 'Side peeks', keys: ['Escape'] },
  openPeekAsPage: { label: 'Open the top peek as a full page', group: 'Side peeks', keys: ['o'] },
} as const satisfies Record<string, ShortcutDefinition>;

export type ShortcutName = keyof typeof shortcutTable;

export const shortcutNames = Object.keys(shortcutTable) as ShortcutName[];

/** The browser does these by itself; they are listed for the sheet only. */
export const nativeShortcuts: ReadonlySet<ShortcutName> = new Set(['openRow']);
