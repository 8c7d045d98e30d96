import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parseEmail } from './email.ts';

/** As people paste them: with commas, semicolons, blanks or lines between, and with the names of a mail program. */
export function parseEmails(input: string): Parsed<readonly string[]> {
  const addresses = input
    .replaceAll(/[^,;\n<>]*<([^<>\s]+)>/g, ',$1,')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  if (addresses.length < 2) {
    const one = parseEmail(addresses[0] ?? '');
    return one.ok ? accepted([one.value]) : one;
  }
  const parsed = new Set<string>();
  for (const address of addresses) {
    const one = parseEmail(address);
    if (!one.ok) return refused(`${one.message}: ${address.slice(0, 80)}`);
    parsed.add(one.value);
  }
  return accepted([...parsed]);
}
