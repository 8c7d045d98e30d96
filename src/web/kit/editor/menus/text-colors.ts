import { tagHues, type TagHue } from '#web/ui/theme/tag-hues.ts';

/**
 * A document stores a colour as hex, so that exports show it. In the app the stored value stands for a hue of the
 * theme: document.css draws each with the tokens, readable in the light and in the dark.
 */
export const textColors: Readonly<Record<TagHue, string>> = {
  red: '#aa3836',
  orange: '#a14600',
  amber: '#8a5900',
  yellow: '#776300',
  lime: '#547002',
  green: '#037936',
  teal: '#077567',
  cyan: '#057184',
  blue: '#0267b1',
  indigo: '#4e58b9',
  violet: '#6d4eb0',
  pink: '#a03871',
};

export const backgroundColors: Readonly<Record<TagHue, string>> = {
  red: '#ffe2df',
  orange: '#ffe3d5',
  amber: '#ffe5c6',
  yellow: '#f4eac4',
  lime: '#e2f0cc',
  green: '#d3f4d8',
  teal: '#c6f5eb',
  cyan: '#c5f3ff',
  blue: '#daecff',
  indigo: '#e3e8fe',
  violet: '#ebe6ff',
  pink: '#ffe0ed',
};

/** The rules that give stored colours their look of the theme. */
export function colorRules(): string {
  return tagHues
    .flatMap((hue) => [
      `.document span[style*="${rgbOf(textColors[hue])}"]{color:var(--tag-${hue}-solid)!important}`,
      `.document span[style*="${rgbOf(backgroundColors[hue])}"]{background-color:var(--tag-${hue}-tint)!important}`,
    ])
    .join('');
}

/** Browsers write a style's colours as rgb. */
function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
