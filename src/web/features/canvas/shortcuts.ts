import type { Shortcut } from '#web/kit/keys/shortcut.ts';

export const canvasShortcuts = {
  text: { label: 'Add text', group: 'Canvas', keys: ['t'] },
  sticky: { label: 'Add sticky note', group: 'Canvas', keys: ['n'] },
  frame: { label: 'Add frame', group: 'Canvas', keys: ['f'] },
  rectangle: { label: 'Draw rectangle', group: 'Canvas', keys: ['r'] },
  ellipse: { label: 'Draw ellipse', group: 'Canvas', keys: ['o'] },
  diamond: { label: 'Draw diamond', group: 'Canvas', keys: ['d'] },
  pen: { label: 'Draw with the pen', group: 'Canvas', keys: ['p'] },
  lasso: { label: 'Select with the lasso', group: 'Canvas', keys: ['l'] },
  connect: { label: 'Connect the selection', group: 'Canvas', keys: ['c'] },
  label: { label: 'Edit the text, or label the selected connector', group: 'Canvas', keys: ['Enter'] },
  group: { label: 'Group the selection', group: 'Canvas', keys: ['Mod', 'g'] },
  ungroup: { label: 'Ungroup', group: 'Canvas', keys: ['Mod', 'Shift', 'g'] },
  lock: { label: 'Lock or unlock the selection', group: 'Canvas', keys: ['Mod', 'Shift', 'l'] },
  duplicate: { label: 'Duplicate', group: 'Canvas', keys: ['Mod', 'd'] },
  selectAll: { label: 'Select everything', group: 'Canvas', keys: ['Mod', 'a'] },
  undo: { label: 'Undo', group: 'Canvas', keys: ['Mod', 'z'] },
  redo: { label: 'Redo', group: 'Canvas', keys: ['Mod', 'Shift', 'z'] },
  present: { label: 'Next frame while presenting', group: 'Canvas', keys: ['→'] },
  presentBack: { label: 'Previous frame while presenting', group: 'Canvas', keys: ['←'] },
} as const satisfies Record<string, Shortcut>;
