import type { CSSProperties } from 'react';
import { mixColors, tellApart, type Distinction } from '#domain/charts/tell-apart.ts';

const plain: Distinction = { mix: 0, texture: 0 };

export type Look = { readonly color: string; readonly decal?: object };
export type FindLook = (item: { readonly id: string; readonly color: string }) => Look;

/** The look of each item in a picture; `text` and `surface` are the colors of the page, as `#rrggbb`. */
export function looksOf(
  items: readonly { readonly id: string; readonly color: string }[],
  { text, surface }: { text: string; surface: string },
): FindLook {
  const distinctions = tellApart(items);
  return ({ id, color }) => {
    const { mix, texture } = distinctions.get(id) ?? plain;
    const decal = decals[texture];
    return {
      color: mixColors(color, text, mix),
      ...(decal && { decal: { ...decal, color: surface, symbolSize: 1 } }),
    };
  };
}

/** Stripes one way, then the other. */
const decals: Partial<Record<number, object>> = {
  1: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: Math.PI / 4 },
  2: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -Math.PI / 4 },
};

/** The same looks for the dots of a table, which follows the theme by itself. */
export function dotsOf(
  items: readonly { readonly id: string; readonly color: string }[],
): (item: { readonly id: string; readonly color: string }) => CSSProperties {
  const distinctions = tellApart(items);
  return ({ id, color }) => {
    const { mix, texture } = distinctions.get(id) ?? plain;
    const shade = `color-mix(in srgb, ${color}, var(--color-text) ${Math.round(mix * 100)}%)`;
    if (texture === 0) return { background: shade };
    const angle = texture === 1 ? '45deg' : '-45deg';
    return {
      background: `repeating-linear-gradient(${angle}, ${shade} 0 3px, var(--color-bg) 3px 4px)`,
    };
  };
}
