import { namesMatch } from '#domain/names/match-names.ts';
import { namePartsOf } from '#domain/names/name-parts.ts';
import type { PersonKeyKind } from './person-keys.ts';

type Named = { readonly id: string; readonly name: string; readonly email: string | null };

/** May the two be one person? By their names, or by one e-mail address. */
export function mayBeSamePerson(a: Omit<Named, 'id'>, b: Omit<Named, 'id'>): boolean {
  return (a.email !== null && a.email === b.email) || namesMatch(a.name, b.name);
}

/**
 * Groups of likely duplicates among people who share a key of this kind. Each pair belongs to one kind only, so that
 * nobody is shown twice: a full name to `lastName`, an abbreviated last name to `firstName`, the rest to `email`.
 */
export function duplicateGroups<T extends Named>(kind: PersonKeyKind, people: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const person of people) {
    const met = groups.filter((group) => group.some((other) => belongsTo(kind, person, other)));
    const joined = [...met.flat(), person];
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups.filter((group) => group.length > 1);
}

function belongsTo(kind: PersonKeyKind, a: Named, b: Named): boolean {
  const byName = namesMatch(a.name, b.name);
  if (kind === 'email') return a.email !== null && a.email === b.email && !byName;
  if (!byName) return false;
  const [first, second] = [namePartsOf(a.name)?.last, namePartsOf(b.name)?.last];
  const hasLastName = first !== undefined && first === second;
  return kind === (hasLastName ? 'lastName' : 'firstName');
}
