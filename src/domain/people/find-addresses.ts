import { canonicalEmail } from '#domain/accounts/email.ts';

/** An e-mail address in a text, as it is compared. */
export type FoundAddress = { readonly from: number; readonly to: number; readonly address: string };

// Begins where nothing of an address stands before it, so that a long text without any is read once.
const written =
  /(?<![\p{L}\p{M}\p{N}._%+'&~-])[\p{L}\p{M}\p{N}._%+'&~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const before = /^[._%+'&~-]+/u;

export function findAddresses(text: string): FoundAddress[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(written)].flatMap(({ 0: found, index }) => {
    const from = index + (before.exec(found)?.[0].length ?? 0);
    const address = text.slice(from, index + found.length);
    return address.startsWith('@') ? [] : [{ from, to: from + address.length, address: folded(address) }];
  });
}

function folded(address: string): string {
  return canonicalEmail(address.normalize('NFKC'));
}
