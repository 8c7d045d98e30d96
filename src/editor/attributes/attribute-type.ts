import { parseHexColor } from '#domain/color/hex-color.ts';
import { isSafeLink, isSafeSource, isWebPage, readLink, readSource } from './safe-url.ts';

/** What an attribute may hold. Arrays and objects never pass: ProseMirror could render one as markup. */
export type AttributeType<T = unknown> = {
  /** Ends the sentence "must be …". */
  readonly name: string;
  readonly holds: (value: unknown) => value is T;
  readonly fromHtml: (text: string) => T | undefined;
};

export const identifier = typeOf(
  'an id',
  (value): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value),
);
export const link = { ...typeOf('a safe link', isSafeLink), fromHtml: readLink };
export const source = { ...typeOf('a safe address', isSafeSource), fromHtml: readSource };
export const webPage = { ...typeOf('a web address', isWebPage), fromHtml: keepIf(isWebPage) };
export const hexColor = {
  ...typeOf(
    'a colour',
    (value): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  ),
  fromHtml: readColor,
};
export const flag: AttributeType<boolean> = {
  name: 'yes or no',
  holds: (value) => typeof value === 'boolean',
  fromHtml: (text) => text === '' || text === 'true',
};
/** Seconds from the start of a recording. */
export const seconds: AttributeType<number> = {
  name: 'a time in seconds',
  holds: (value): value is number => Number.isFinite(value) && Number(value) >= 0,
  fromHtml: (text) => {
    const value = Number(text);
    return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
  },
};

export function text(max: number): AttributeType<string> {
  return typeOf(
    `text of at most ${max} characters`,
    (value): value is string => typeof value === 'string' && value.length <= max && isStorable(value),
  );
}

export function pattern(name: string, expression: RegExp, max: number): AttributeType<string> {
  return typeOf(
    name,
    (value): value is string => typeof value === 'string' && value.length <= max && expression.test(value),
  );
}

export function oneOf<const T extends string>(values: readonly T[]): AttributeType<T> {
  return typeOf(`one of ${values.join(', ')}`, (value): value is T => values.some((one) => one === value));
}

export function integer(min: number, max: number): AttributeType<number> {
  const holds = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return {
    name: `a whole number from ${min} to ${max}`,
    holds,
    fromHtml: (html) => {
      const value = /^\d+$/.test(html) ? Number(html) : undefined;
      return holds(value) ? value : undefined;
    },
  };
}

/** NUL and halves of a character can't be stored in the database, nor sent as UTF-8. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

function typeOf<T extends string>(name: string, holds: (value: unknown) => value is T): AttributeType<T> {
  return { name, holds, fromHtml: keepIf(holds) };
}

function keepIf<T extends string>(holds: (value: unknown) => value is T): (value: string) => T | undefined {
  return (value) => (holds(value) ? value : undefined);
}

/** Styles name colours as hex or rgb; names and functions beyond those are dropped. */
function readColor(value: string): string | undefined {
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*([\d.]+)%?)?\s*\)$/i.exec(
    value.trim(),
  );
  if (rgb) {
    const [red, green, blue] = rgb.slice(1, 4).map(Number);
    if (Number(rgb[4] ?? 1) === 0) return undefined;
    const digits = [red, green, blue].map((channel) =>
      Math.min(255, channel ?? 0)
        .toString(16)
        .padStart(2, '0'),
    );
    return `#${digits.join('')}`;
  }
  const hex = value.trim().startsWith('#') ? parseHexColor(value) : undefined;
  return hex?.ok ? hex.value : undefined;
}
