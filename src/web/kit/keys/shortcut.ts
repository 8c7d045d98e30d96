export const shortcutGroups = [
  'General',
  'Go to',
  'Lists',
  'Tag boards',
  'Side peeks',
  'Documents',
  'Coding',
  'Recordings',
  'Canvas',
] as const;

/** A line of the sheet. The code that listens for the keys reads them from here, so that the sheet can't tell of others. */
export type Shortcut = {
  readonly label: string;
  readonly group: (typeof shortcutGroups)[number];
  /** After Mod, Alt or Shift: pressed together. Else any of them, or one after the other, as its listener says. */
  readonly keys: readonly string[];
};
