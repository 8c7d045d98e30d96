/** Twelve hues of one lightness; each reads on white at 4.5 or more, so a dot and its label stay apart. */
export const tagColors = [
  { name: 'red', hex: '#c51d28' },
  { name: 'orange', hex: '#a94e00' },
  { name: 'amber', hex: '#906106' },
  { name: 'olive', hex: '#707105' },
  { name: 'green', hex: '#028321' },
  { name: 'teal', hex: '#007e68' },
  { name: 'cyan', hex: '#087988' },
  { name: 'blue', hex: '#0471b2' },
  { name: 'indigo', hex: '#425bdd' },
  { name: 'violet', hex: '#7847d0' },
  { name: 'magenta', hex: '#a132a9' },
  { name: 'pink', hex: '#bc1e72' },
] as const;
export type TagColorName = (typeof tagColors)[number]['name'];
export type TagColor = (typeof tagColors)[number];

export function tagColor(name: TagColorName): TagColor {
  return tagColors.find((color) => color.name === name) ?? tagColors[0];
}

/** Each a third of the circle or more from the one before it; violet last, for that is what has no tag. */
const newTagOrder = [
  'red',
  'indigo',
  'green',
  'magenta',
  'amber',
  'cyan',
  'pink',
  'olive',
  'blue',
  'orange',
  'teal',
  'violet',
] as const satisfies readonly TagColorName[];

/** A new tag gets the colour that is used least, and neighbours in time are easy to tell apart. */
export function nextTagColor(usedHexes: readonly string[]): TagColor {
  const uses = (color: TagColor) => usedHexes.filter((hex) => hex.toLowerCase() === color.hex).length;
  return newTagOrder.map(tagColor).reduce((least, color) => (uses(color) < uses(least) ? color : least));
}
