import { hexColor } from '#editor/attributes/attribute-type.ts';

/** Word names the colours of its highlighter. */
const namedColors: Readonly<Record<string, string>> = {
  yellow: '#ffff00',
  lime: '#00ff00',
  aqua: '#00ffff',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  blue: '#0000ff',
  red: '#ff0000',
  navy: '#000080',
  teal: '#008080',
  green: '#008000',
  purple: '#800080',
  maroon: '#800000',
  olive: '#808000',
  gray: '#808080',
  silver: '#c0c0c0',
  orange: '#ffa500',
};

/** What other programs write on all their text: keeping it would make the text unreadable on a dark page. */
const usualText = new Set(['#000000', '#111111', '#1a1a1a', '#202124', '#222222', '#333333', '#ffffff']);
const usualBackground = new Set(['#ffffff', '#000000', '#f8f9fa']);

const readers: Readonly<Record<string, (value: string) => string | undefined>> = {
  'font-weight': (value) => (/^(?:bold(?:er)?|[5-9]\d\d|normal|400)$/.test(value) ? value : undefined),
  'font-style': (value) => (value === 'italic' ? value : undefined),
  'text-decoration': (value) => /underline|line-through/.exec(value)?.[0],
  'text-decoration-line': (value) => /underline|line-through/.exec(value)?.[0],
  'text-align': (value) => (/^(?:left|center|right)$/.test(value) ? value : undefined),
  color: (value) => unless(usualText, colorOf(value)),
  'background-color': (value) => unless(usualBackground, colorOf(value)),
  background: (value) => unless(usualBackground, colorOf(value)),
};

/** Keeps weight, slant, lines, colours and alignment; everything else in a style has no meaning here. */
export function keepKnownStyle(element: HTMLElement): void {
  const style = element.getAttribute('style');
  if (style === null) return;
  const known = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const read = Object.hasOwn(readers, property) ? readers[property] : undefined;
    const value = read?.(
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
    return value === undefined
      ? []
      : [`${property === 'background' ? 'background-color' : property}: ${value}`];
  });
  if (known.length > 0) element.setAttribute('style', known.join('; '));
  else element.removeAttribute('style');
}

function colorOf(value: string): string | undefined {
  return (Object.hasOwn(namedColors, value) ? namedColors[value] : undefined) ?? hexColor.fromHtml(value);
}

function unless(usual: ReadonlySet<string>, color: string | undefined): string | undefined {
  return color === undefined || usual.has(color) ? undefined : color;
}
