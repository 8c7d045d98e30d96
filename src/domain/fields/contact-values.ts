import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const maxPhone = 40;
const maxUrl = 2048;

/** Kept as typed: people know how their own numbers are written. */
export function parsePhoneValue(input: string): Parsed<string> {
  const text = input.trim();
  const digits = text.replaceAll(/\D/g, '').length;
  const isPhone = text.length <= maxPhone && /^\+?[\d\s().\-/]*\d(\s*(x|ext\.?)\s*\d{1,6})?$/i.test(text);
  return isPhone && digits >= 3 && digits <= 20 ? accepted(text) : refused('Enter a valid phone number');
}

/** Only web addresses: a `javascript:` link in a field would run in the reader's session. */
export function parseUrlValue(input: string): Parsed<string> {
  const text = input.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  const url = hasScheme ? text : `https://${text}`;
  const isWeb = url.length <= maxUrl && /^https?:\/\/[^\s/?#\\@:]+(:\d{1,5})?([/?#][^\s\\]*)?$/iu.test(url);
  return isWeb ? accepted(url) : refused('Enter a valid web address');
}
