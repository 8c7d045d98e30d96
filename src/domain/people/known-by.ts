import { canonicalEmail, parseEmail } from '#domain/accounts/email.ts';

export type KnownBy = { readonly name: string; readonly addresses: readonly string[] };

const namedAddress = /^(.*?)\s*[<(]\s*(\S+@\S+?)\s*[>)]\s*$/su;

/** What is in a place for a name: a name, an e-mail address, or both as mail programs write them. */
export function knownBy(written: string): KnownBy {
  const text = written.trim();
  if (parseEmail(text).ok) return { name: '', addresses: [canonicalEmail(text)] };
  const [, name = '', address = ''] = namedAddress.exec(text) ?? [];
  if (!parseEmail(address).ok) return { name: text, addresses: [] };
  return { name: name.replaceAll(/^["']|["']$/g, '').trim(), addresses: [canonicalEmail(address)] };
}
