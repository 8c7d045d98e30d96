import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import { isBankAccount, isCardNumber, isSocialSecurityNumber } from './checksums.ts';
import type { Finding } from './finding.ts';
import { withoutOverlaps } from './join-findings.ts';

type Pattern = {
  readonly kind: PersonalKind;
  readonly form: RegExp;
  readonly fits?: (found: string, around: { readonly before: string }) => boolean;
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The surest first: where two overlap, it wins. Each form has an upper length, so that no text makes it slow. */
const patterns: readonly Pattern[] = [
  { kind: 'email', form: /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu },
  {
    kind: 'iban',
    form: /(?<![\p{L}\p{N}])[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]{4}){2,7}(?: ?[A-Za-z0-9]{1,4})?(?![\p{L}\p{N}])/gu,
    fits: isBankAccount,
  },
  {
    kind: 'card',
    form: /(?<![\p{L}\p{N}.-])\d(?:[ -]?\d){11,18}(?![\p{L}\p{N}]|[.-]\d)/gu,
    fits: (found) => isCardNumber(digitsOf(found)),
  },
  {
    kind: 'ip',
    form: /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]\d|\d)/g,
  },
  { kind: 'ip', form: /(?<![\p{L}\p{N}:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\p{L}\p{N}:])/giu },
  { kind: 'ssn', form: /(?<![\d-])\d{3}([- ])\d{2}\1\d{4}(?![\d-])/g, fits: isSocialSecurityNumber },
  {
    kind: 'phone',
    form: /(?<![\p{L}\p{N}./:-])(?:\+|00)\d{1,3}(?:[ .-]?\(?\d{1,8}\)?){2,6}(?:[ ,]*(?:x|ext\.?) ?\d{1,6})?(?![\p{L}\p{N}])/giu,
    fits: hasPhoneDigits,
  },
  {
    kind: 'phone',
    form: /(?<![\p{L}\p{N}./:-])(?:\(\d{2,5}\)[ .-]?\d{2,8}|\d{2,5}[ .-]\(?\d{2,8}\)?)(?:[ .-]\d{2,5}){0,4}(?:[ ,]*(?:x|ext\.?) ?\d{1,6})?(?![\p{L}\p{N}]|[.,:/]\d)/giu,
    fits: looksLikePhone,
  },
  {
    kind: 'phone',
    form: /(?<![\p{L}\p{N}./:-])\d{7,12}(?![\p{L}\p{N}]|[.,:/-]\d)/gu,
    fits: (_found, { before }) => saysPhone.test(before),
  },
];

const saysPhone =
  /\b(?:phone|call|called|calling|cell|mobile|desk|office|number|tel|telephone|reach|text|dial|fax|whatsapp|answering)\b[^.]{0,30}$/iu;
const looksLikeDate = /^(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{2,4}|\d{4} ?- ?\d{4})$/;

function hasPhoneDigits(found: string): boolean {
  const count = digitsOf(found).length;
  return count >= 8 && count <= 20;
}

/** Groups of digits are a phone number if there are enough of them, or the words before say so. */
function looksLikePhone(found: string, { before }: { readonly before: string }): boolean {
  const count = digitsOf(found).length;
  if (count < 7 || count > 15 || looksLikeDate.test(found)) return false;
  // Thousands are written in threes too.
  if (/^\d{1,3}(?: \d{3})+$/.test(found)) return saysPhone.test(before);
  return count >= 8 || saysPhone.test(before);
}

/** What has a form of its own, of the wanted kinds, in the order of the text. */
export function findPatterns(text: string, kinds: ReadonlySet<PersonalKind>): Finding[] {
  const found = patterns
    .filter(({ kind }) => kinds.has(kind))
    .flatMap(({ kind, form, fits }) =>
      [...text.matchAll(form)]
        .filter(
          ({ 0: match, index }) =>
            fits?.(match, { before: text.slice(Math.max(0, index - 60), index) }) ?? true,
        )
        .map(({ 0: match, index }) => ({ kind, text: match, start: index, end: index + match.length })),
    );
  return withoutOverlaps(found);
}
