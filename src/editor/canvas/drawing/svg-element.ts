import { escapeAttribute, escapeXml } from '#domain/refi/escape-xml.ts';
import { wrapWords, type Lettering } from '#domain/canvas/wrap-words.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeAttribute(String(value))}"`],
  );
  return `<${name}${written.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
}

export type Words = Lettering & { readonly text: string; readonly color: string };

const lineHeight = 1.35;

/** How high the words get in a column of this width. */
export function heightOf(words: Words, width: number): number {
  return words.text === '' ? 0 : wrapWords(words.text, width, words).length * words.size * lineHeight;
}

/** All of the words in lines below each other, from the upper edge; in the middle where `isCentered`. */
export function column(
  words: Words,
  at: { x: number; y: number; width: number; isCentered?: boolean },
): string {
  if (words.text === '') return '';
  const x = round(at.isCentered ? at.x + at.width / 2 : at.x);
  const lines = wrapWords(words.text, at.width, words).map((line, n) =>
    // Letters begin about a fifth of the line above its lower edge.
    element('tspan', { x, y: round(at.y + (n + 0.78) * words.size * lineHeight) }, escapeXml(line) || ' '),
  );
  return element(
    'text',
    {
      'font-size': words.size,
      'font-weight': words.isBold ? 600 : undefined,
      'text-anchor': at.isCentered ? 'middle' : undefined,
      fill: words.color,
    },
    lines.join(''),
  );
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
