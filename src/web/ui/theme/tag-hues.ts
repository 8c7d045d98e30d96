/** Each has a tint (the mark behind text) and a solid (the dot, or text on the tint) in tokens.css. */
export const tagHues = [
  'red',
  'orange',
  'amber',
  'yellow',
  'lime',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'pink',
] as const;
export type TagHue = (typeof tagHues)[number];

/** The same seed always gives the same hue, so a person keeps their colour everywhere. */
export function hueOf(seed: string): TagHue {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tagHues[sum % tagHues.length] ?? 'violet';
}
