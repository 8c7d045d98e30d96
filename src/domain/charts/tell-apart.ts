import { rgbOf } from '#domain/color/hex-color.ts';

/** How an item differs from others of its color: how far it is mixed with the color of text, and its texture. */
export type Distinction = { readonly mix: number; readonly texture: number };

/** Away from the page, so that each shade stands out from it at least as well as the color itself. */
const mixes = [0, 0.32, 0.58, 0.78] as const;
const textures = 3;

/** Closer colors look alike side by side; the twelve of tags are further from each other. */
const leastDistance = 28;

/** Items in the order they are drawn. Those of one color, or nearly one, get shades, then textures, in turn. */
export function tellApart(
  items: readonly { readonly id: string; readonly color: string }[],
): ReadonlyMap<string, Distinction> {
  const families: { color: string; count: number }[] = [];
  return new Map(
    items.map(({ id, color }) => {
      const known = families.find((family) => isAlike(family.color, color));
      const family = known ?? { color, count: 0 };
      if (!known) families.push(family);
      const turn = family.count;
      family.count += 1;
      return [
        id,
        { mix: mixes[turn % mixes.length] ?? 0, texture: Math.floor(turn / mixes.length) % textures },
      ];
    }),
  );
}

/** `#rrggbb` of two colors, the second with this share. */
export function mixColors(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  if (!a || !b) return first;
  const channel = (from: number, to: number) =>
    Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(a.red, b.red)}${channel(a.green, b.green)}${channel(a.blue, b.blue)}`;
}

function isAlike(first: string, second: string): boolean {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  if (!a || !b) return first === second;
  return Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue) < leastDistance;
}
