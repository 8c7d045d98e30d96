import { mergedTable, type MergedTable } from '#domain/things/merged.ts';
import type { FoundThing } from '#domain/things/thing.ts';

type Found = MergedTable<'found'>;
export type FilterTarget = Found[keyof Found]['target'];

const found: Found = mergedTable('found');

export const filterTargets: readonly FilterTarget[] = Object.values(found).map(({ target }) => target);

/** By the type of the result. */
export const targetOfResultType = byResultType();

/** A target without a property for a field can't match a row on that field. */
export const targetProperties = byTarget('properties');

/** Where a target finds a custom field of each kind. */
export const targetFieldSources = byTarget('fields');

function byResultType(): { readonly [Type in keyof Found]: Found[Type]['target'] } {
  const targets = Object.entries(found).map(([type, { target }]) => [type, target]);
  return Object.fromEntries(targets) as { [Type in keyof Found]: Found[Type]['target'] };
}

function byTarget<Key extends 'properties' | 'fields'>(
  key: Key,
): Readonly<Record<FilterTarget, FoundThing[Key]>> {
  const entries = Object.values(found).map((one: Found[keyof Found]) => [one.target, one[key]]);
  return Object.fromEntries(entries) as Record<FilterTarget, FoundThing[Key]>;
}
