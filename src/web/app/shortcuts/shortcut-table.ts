export type ShortcutGroup =
  | 'General'
  | 'Go to'
  | 'Lists'
  | 'Tag boards'
  | 'Side peeks'
  | 'Documents'
  | 'Coding'
  | 'Recordings';

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
  goSearch: { label: 'Search', group: 'Go to', keys: ['/'] },
  goSettings: { label: 'Settings', group: 'Go to', keys: ['g', 's'] },
  nextRow: { label: 'Next row', group: 'Lists', keys: ['j'] },
  previousRow: { label: 'Previous row', group: 'Lists', keys: ['k'] },
  openRow: { label: 'Open the row', group: 'Lists', keys: ['Enter'] },
  selectRow: { label: 'Select the row', group: 'Tag boards', keys: ['x'] },
  carryTags: {
    label: 'Pick up the selected tags',
    group: 'Tag boards',
    keys: ['Alt', '↑', '↓', '←', '→'],
  },
  renameTag: { label: 'Rename the tag', group: 'Tag boards', keys: ['F2'] },
  trashTags: { label: 'Move to trash', group: 'Tag boards', keys: ['Delete'] },
  closePeek: { label: 'Close the top peek', group: 'Side peeks', keys: ['Escape'] },
  openPeekAsPage: { label: 'Open the top peek as a full page', group: 'Side peeks', keys: ['o'] },
  findInDocument: { label: 'Find and replace', group: 'Documents', keys: ['Mod', 'f'] },
  commentSelection: { label: 'Comment on the selected text', group: 'Documents', keys: ['Mod', 'Alt', 'm'] },
  enterToolbar: { label: 'Go to the selection toolbar', group: 'Documents', keys: ['Alt', 'F10'] },
  moveBlockUp: { label: 'Move the block up', group: 'Documents', keys: ['Alt', '↑'] },
  moveBlockDown: { label: 'Move the block down', group: 'Documents', keys: ['Alt', '↓'] },
  sendComment: { label: 'Send the comment', group: 'Documents', keys: ['Mod', 'Enter'] },
  codeSelection: {
    label: 'Highlight and tag the selected text',
    group: 'Coding',
    keys: ['Mod', 'Shift', 'h'],
  },
  codeInMode: { label: 'Highlight and tag in coding mode', group: 'Coding', keys: ['h'] },
  codeRecent: { label: 'Choose a recent tag', group: 'Coding', keys: ['1', '–', '9'] },
  codeMore: { label: 'Add the tag and choose another', group: 'Coding', keys: ['Tab'] },
  codeNewTag: { label: 'Create a tag from the typed text', group: 'Coding', keys: ['Shift', 'Enter'] },
  codePaint: { label: 'Apply the tag to every selection', group: 'Coding', keys: ['Mod', 'Enter'] },
  nextHighlight: { label: 'Next highlight', group: 'Coding', keys: ['F8'] },
  previousHighlight: { label: 'Previous highlight', group: 'Coding', keys: ['Shift', 'F8'] },
  moveHighlightStart: {
    label: 'Move the start of the open highlight',
    group: 'Coding',
    keys: ['s', '←', '→'],
  },
  moveHighlightEnd: { label: 'Move the end of the open highlight', group: 'Coding', keys: ['e', '←', '→'] },
  nextOverlap: { label: 'Next overlapping highlight', group: 'Coding', keys: ['o'] },
  acceptSuggestion: { label: 'Accept the open suggestion', group: 'Coding', keys: ['y'] },
  playRecording: { label: 'Play or pause', group: 'Recordings', keys: ['k'] },
  stepBack: { label: '10 seconds back', group: 'Recordings', keys: ['j'] },
  stepOn: { label: '10 seconds forward', group: 'Recordings', keys: ['l'] },
  assignSpeaker: {
    label: 'Assign to speaker 1 to 9',
    group: 'Recordings',
    keys: ['Mod', 'Alt', '1', '–', '9'],
  },
  changeSpeed: { label: 'Slower or faster', group: 'Recordings', keys: ['<', '>'] },
  showCaptions: { label: 'Captions', group: 'Recordings', keys: ['c'] },
  rejectSuggestion: { label: 'Reject the open suggestion', group: 'Coding', keys: ['n'] },
} as const satisfies Record<string, ShortcutDefinition>;

export type ShortcutName = keyof typeof shortcutTable;

export const shortcutNames = Object.keys(shortcutTable) as ShortcutName[];

const heardElsewhere: ReadonlySet<ShortcutGroup> = new Set([
  'Tag boards',
  'Documents',
  'Coding',
  'Recordings',
]);

/** The browser, the editor or a board does these by itself; they are listed for the sheet only. */
export const nativeShortcuts: ReadonlySet<ShortcutName> = new Set([
  'openRow',
  ...shortcutNames.filter((name) => heardElsewhere.has(shortcutTable[name].group)),
]);
