import { CodecError, type Codec } from '#domain/codec/codec.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const emailMaxLength = 320;

/** Answers the canonical form: store and compare only that. */
export function parseEmail(input: string): Parsed<string> {
  const email = canonicalEmail(input);
  if (email === '') return refused('Enter an e-mail address');
  if (email.length > emailMaxLength) return refused(`E-mail must be at most ${emailMaxLength} characters`);
  if (!emailPattern.test(email)) return refused('Enter a valid e-mail address');
  return accepted(email);
}

/** Dots and plus tags stay: only the mail provider knows whether they name another mailbox. */
export function canonicalEmail(email: string): string {
  return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

export function isSameEmail(a: string, b: string): boolean {
  return canonicalEmail(a) === canonicalEmail(b);
}

/** Without the @; empty when there is none. */
export function emailDomain(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? '' : canonicalEmail(email.slice(at + 1));
}

export const emailCodec: Codec<string> = {
  name: 'e-mail address',
  read(value, path) {
    const parsed = typeof value === 'string' ? parseEmail(value) : refused('');
    if (!parsed.ok) throw new CodecError('e-mail address', path, value);
    return parsed.value;
  },
};

/**
 * ASCII only: look-alike letters such as the Kelvin sign lower-case to ASCII ones, which would let a stranger
 * ask for a sign-in link of somebody else. International domains come in their xn-- form.
 */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,63})$/;
