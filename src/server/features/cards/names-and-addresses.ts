import { findAddresses } from '#domain/people/find-addresses.ts';
import type { FoundName } from '#domain/people/find-names.ts';

/**
 * An address goes as a whole: of somebody known, and of whom a name inside of it tells. What touches it goes with it, so
 * that nothing of a name is left beside.
 */
export function withAddresses(
  text: string,
  names: readonly FoundName[],
  labelOf: (address: string) => string | undefined,
): readonly FoundName[] {
  const addresses = findAddresses(text).map(({ from, to, address }) =>
    knownAddress({ from, to, address }, labelOf),
  );
  if (addresses.length === 0) return names;
  const together: { from: number; to: number; label: string }[] = [];
  for (const next of [...addresses, ...names].toSorted((one, other) => one.from - other.from)) {
    const last = together.at(-1);
    if (!last || next.from >= last.to) {
      together.push({ ...next });
      continue;
    }
    last.to = Math.max(last.to, next.to);
    last.label ||= next.label;
  }
  return together.filter(({ label }) => label !== '');
}

/** Without a label where nobody is known to have it. What follows a full stop may be the next sentence. */
function knownAddress(
  { from, to, address }: { from: number; to: number; address: string },
  labelOf: (address: string) => string | undefined,
): FoundName {
  for (let end = address.length; end > address.indexOf('@'); end = address.lastIndexOf('.', end - 1)) {
    const label = labelOf(address.slice(0, end));
    if (label !== undefined) return { from, to: to - (address.length - end), label };
  }
  return { from, to, label: '' };
}
