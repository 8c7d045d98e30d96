import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Three or six digits, with or without a hash; always answers `#rrggbb` in lower case. */
export function parseHexColor(input: string): Parsed<string> {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(input.trim());
  const digits = match?.[1]?.toLowerCase();
  if (digits === undefined) return refused('Color must have 3 or 6 hexadecimal digits');
  return accepted(`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`);
}

export type Rgb = { readonly red: number; readonly green: number; readonly blue: number };

export function rgbOf(hex: string): Rgb | undefined {
  const parsed = parseHexColor(hex);
  if (!parsed.ok) return undefined;
  const value = Number.parseInt(parsed.value.slice(1), 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
