import { rgbOf, type Rgb } from './hex-color.ts';

export const contrastThresholds = { AA: 4.5, AAA: 7 } as const;
export type ContrastLevel = keyof typeof contrastThresholds;

/** WCAG 2 contrast of two hex colours, from 1 to 21; undefined when one is no colour. */
export function contrastRatio(first: string, second: string): number | undefined {
  const [a, b] = [rgbOf(first), rgbOf(second)];
  if (!a || !b) return undefined;
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

export function hasContrast(first: string, second: string, level: ContrastLevel = 'AA'): boolean {
  return (contrastRatio(first, second) ?? 0) >= contrastThresholds[level];
}

/** Black or white, whichever reads better on the colour: one of the two always reaches 4.5. */
export function readableOn(background: string): '#000000' | '#ffffff' {
  const onBlack = contrastRatio(background, '#000000') ?? 0;
  const onWhite = contrastRatio(background, '#ffffff') ?? 0;
  return onWhite >= onBlack ? '#ffffff' : '#000000';
}

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
