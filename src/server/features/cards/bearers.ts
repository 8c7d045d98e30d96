import { foldName } from '#domain/people/fold-name.ts';
import { isNobody } from '#domain/people/is-nobody.ts';
import { knownBy } from '#domain/people/known-by.ts';

/** `contactIds`: of the contact of this name, and of those that were merged into it. A name may be an address. */
export type NamedPerson = {
  readonly name: string;
  readonly contactIds?: readonly string[];
  readonly emails?: readonly string[];
};

/** People of the same name: a page can't tell them from each other. Without one, it is an address that tells who it is. */
export type Bearer = {
  name: string;
  contacts: (readonly string[])[];
  readonly addresses: Set<string>;
  isNamed: boolean;
};

export type Bearers = {
  /** Undefined for nobody. */
  readonly meet: (person: NamedPerson) => Bearer | undefined;
  readonly all: () => readonly Bearer[];
  /** Several people may share one. */
  readonly ofAddress: (address: string) => readonly Bearer[];
};

/** Everybody whom a page may name. `changed` is told when there is more to know. */
export function gatherBearers(changed: () => void): Bearers {
  const everybody = new Set<Bearer>();
  const byName = new Map<string, Bearer>();
  const byAddress = new Map<string, Set<Bearer>>();
  const ofAddress = (address: string): Bearer[] => [...(byAddress.get(address) ?? [])];
  return { meet, all: () => [...everybody], ofAddress };

  function meet({ name: written, contactIds = [], emails = [] }: NamedPerson): Bearer | undefined {
    const known = knownBy(written);
    const name = isNobody(foldName(known.name)) ? '' : known.name;
    const addresses = [...known.addresses, ...emails.flatMap((email) => knownBy(email).addresses)];
    if (foldName(name) === '' && addresses.length === 0) return undefined;
    const bearer = find(name, addresses) ?? add(name);
    if (name !== '' && bearer.name === '') rename(bearer, name);
    for (const address of addresses) reach(bearer, address);
    if (contactIds.length > 0 && !bearer.contacts.some(([id]) => id === contactIds[0])) {
      bearer.contacts.push(contactIds);
      changed();
    }
    return bearer;
  }

  function find(name: string, addresses: readonly string[]): Bearer | undefined {
    const owners = addresses.flatMap(ofAddress);
    return name === '' ? owners[0] : (byName.get(foldName(name)) ?? owners.find((one) => one.name === ''));
  }

  function add(name: string): Bearer {
    const bearer: Bearer = { name: '', contacts: [], addresses: new Set(), isNamed: false };
    everybody.add(bearer);
    if (name !== '') rename(bearer, name);
    changed();
    return bearer;
  }

  function rename(bearer: Bearer, name: string): void {
    bearer.name = name.trim();
    byName.set(foldName(name), bearer);
    changed();
  }

  /** Somebody known by an address alone is the person who has it. */
  function reach(bearer: Bearer, address: string): void {
    const owners = byAddress.get(address) ?? new Set();
    byAddress.set(address, owners);
    for (const nameless of [...owners].filter((one) => one !== bearer && one.name === '')) {
      bearer.isNamed ||= nameless.isNamed;
      everybody.delete(nameless);
      owners.delete(nameless);
      for (const other of nameless.addresses) if (other !== address) reach(bearer, other);
      changed();
    }
    if (owners.has(bearer)) return;
    owners.add(bearer);
    bearer.addresses.add(address);
    changed();
  }
}
