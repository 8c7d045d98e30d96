import type { Shortcut } from '#web/kit/keys/shortcut.ts';

export const codingShortcuts = {
  code: { label: 'Highlight and tag the selected text', group: 'Coding', keys: ['Mod', 'Shift', 'h'] },
  // After a mouse the field for tags is open already, and the letter would be the first of a tag.
  codeInMode: { label: 'In coding mode: tag text selected by keyboard', group: 'Coding', keys: ['h'] },
  recentTag: { label: 'Choose a recent tag', group: 'Coding', keys: ['1', '–', '9'] },
  oneMore: { label: 'Add the tag and choose another', group: 'Coding', keys: ['Tab'] },
  newTag: { label: 'Create a tag from the typed text', group: 'Coding', keys: ['Shift', 'Enter'] },
  paint: { label: 'Apply the tag to every selection', group: 'Coding', keys: ['Mod', 'Enter'] },
  next: { label: 'Next highlight', group: 'Coding', keys: ['F8'] },
  previous: { label: 'Previous highlight', group: 'Coding', keys: ['Shift', 'F8'] },
  moveStart: { label: 'Move the start of the open highlight', group: 'Coding', keys: ['s', '←', '→'] },
  moveEnd: { label: 'Move the end of the open highlight', group: 'Coding', keys: ['e', '←', '→'] },
  nextOverlap: { label: 'Next overlapping highlight', group: 'Coding', keys: ['o'] },
  accept: { label: 'Accept the open suggestion', group: 'Coding', keys: ['y'] },
  nextSuggestion: { label: 'Next suggestion', group: 'Coding', keys: ['j'] },
  previousSuggestion: { label: 'Previous suggestion', group: 'Coding', keys: ['k'] },
  reject: { label: 'Reject the open suggestion', group: 'Coding', keys: ['n'] },
} as const satisfies Record<string, Shortcut>;
