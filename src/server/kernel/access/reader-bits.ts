import { isUuid } from '#domain/ids/uuid.ts';

/** The bits that a map has when one of these stands in it; as `reader_bits` of the database says them for each. */
export function readerBitsOf(grantees: readonly string[]): string {
  const bits = grantees.reduce((all, grantee) => all | bitsOf(grantee), 0n);
  return BigInt.asIntN(64, bits).toString();
}

function bitsOf(grantee: string): bigint {
  if (grantee === 'markup') return 1n << 63n;
  return isUuid(grantee) ? 1n << BigInt(Number.parseInt(grantee.slice(-2), 16) % 63) : -1n;
}
