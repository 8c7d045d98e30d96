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

/** A new tag gets the colour that the group uses least, so that neighbours differ. */
export function nextTagColor(usedHexes: readonly string[]): TagColor {
  const uses = (color: TagColor) => usedHexes.filter((hex) => hex.toLowerCase() === color.hex).length;
  return tagColors.reduce<TagColor>(
    (least, color) => (uses(color) < uses(least) ? color : least),
    tagColors[0],
  );
}
