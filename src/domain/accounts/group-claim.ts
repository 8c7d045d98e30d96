import { isOneLine } from '#domain/text/is-one-line.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const mostNames = 1000;

/** The groups that the provider names, or null where it said nothing: silence must not empty groups. */
export function readGroupClaim(claim: unknown): ReadonlySet<string> | null {
  if (typeof claim === 'string') return new Set([claim]);
  if (!Array.isArray(claim)) return null;
  return new Set(claim.filter((name) => typeof name === 'string').slice(0, mostNames));
}

export type GroupRule = {
  readonly value: string;
  readonly groupId: string;
  readonly isIn: boolean;
  readonly size: number;
};

/** Which groups the person joins and leaves. Several names may mean one group; one of them is enough to be in it. */
export function groupChanges(
  rules: readonly GroupRule[],
  named: ReadonlySet<string>,
  mostMembers: number,
): { join: string[]; leave: string[] } {
  const wanted = new Set(rules.filter(({ value }) => named.has(value)).map(({ groupId }) => groupId));
  const groups = new Map(rules.map((rule) => [rule.groupId, rule]));
  const all = [...groups.values()];
  return {
    join: all
      .filter(({ groupId, isIn, size }) => wanted.has(groupId) && !isIn && size < mostMembers)
      .map(({ groupId }) => groupId),
    leave: all.filter(({ groupId, isIn }) => !wanted.has(groupId) && isIn).map(({ groupId }) => groupId),
  };
}

/** The name of a claim; null where the provider decides nothing about groups. */
export function parseGroupClaimName(input: string | null): Parsed<string | null> {
  const name = (input ?? '').trim();
  if (name === '') return accepted(null);
  if (name.length > 100 || !isOneLine(name)) return refused('The group claim must be at most 100 characters');
  return accepted(name);
}

/** What the provider calls a group. */
export function parseGroupValue(input: string): Parsed<string> {
  const value = input.trim();
  if (value === '') return refused('Enter the group’s name or ID at the provider');
  if (value.length > 200 || !isOneLine(value))
    return refused('The group’s name at the provider must be at most 200 characters');
  return accepted(value);
}
