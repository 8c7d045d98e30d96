import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** `name` starts the message a person reads: "Title must be at most 200 characters". */
export type TextLimit = { readonly name: string; readonly max: number; readonly min?: number };

/**
 * Trims, then counts code points: an emoji is one character to the person who typed it. No database stores NUL, and
 * half an emoji only as the sign for what can't be read.
 */
export function parseText(limit: TextLimit, input: string): Parsed<string> {
  const text = input.toWellFormed().replaceAll('\r\n', '\n').trim();
  if (text.includes('\0')) return refused(`${limit.name} has a character that can’t be stored`);
  const length = countCharacters(text);
  const min = limit.min ?? 0;
  if (length < min) {
    return refused(
      min === 1
        ? `${limit.name} must not be empty`
        : `${limit.name} must be at least ${groupDigits(min)} characters`,
    );
  }
  if (length > limit.max) {
    return refused(`${limit.name} must be at most ${groupDigits(limit.max)} characters`);
  }
  return accepted(text);
}

export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function groupDigits(count: number): string {
  return count.toString().replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
