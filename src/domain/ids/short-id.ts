import { CodecError } from '#domain/codec/codec.ts';
import { isUuid } from './uuid.ts';

/** Without 0, O, I and l: a person may have to read an id aloud or type it from a slide. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base = BigInt(alphabet.length);
const limit = 1n << 128n;

/** 58^22 is just above 2^128, so 22 digits hold every UUID and a fixed width keeps the form injective. */
export const shortIdLength = 22;
const shortPattern = new RegExp(`^[${alphabet}]{${shortIdLength}}$`);

export function toShortId(uuid: string): string {
  if (!isUuid(uuid)) throw new CodecError('UUID', '$', uuid);
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  while (rest > 0n) {
    text = alphabet.charAt(Number(rest % base)) + text;
    rest /= base;
  }
  return text.padStart(shortIdLength, alphabet.charAt(0));
}

/** Reads a UUID or its short form, alone or behind a title slug, as one lower-case UUID. */
export function parseId(text: string): string | undefined {
  const full = text.slice(-36);
  if (isUuid(full)) return isWholeOrSlugged(text, 36) ? full.toLowerCase() : undefined;
  if (!isWholeOrSlugged(text, shortIdLength)) return undefined;
  return fromShortId(text.slice(-shortIdLength));
}

function fromShortId(text: string): string | undefined {
  if (!shortPattern.test(text)) return undefined;
  let value = 0n;
  for (const digit of text) value = value * base + BigInt(alphabet.indexOf(digit));
  if (value >= limit) return undefined;
  const hex = value.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function isWholeOrSlugged(text: string, length: number): boolean {
  if (text.length === length) return true;
  return text.length > length + 1 && text.charAt(text.length - length - 1) === '-';
}
