import type { Thing } from './thing.ts';
import { things } from './things.ts';

type Listed = (typeof things)[number];
type Tables =
  | 'hearers'
  | 'actions'
  | 'events'
  | 'textLimits'
  | 'countLimits'
  | 'sizeLimits'
  | 'found'
  | 'shared'
  | 'routes';
type Lists = 'untitled' | 'documents';

type PartOf<Key extends keyof Thing, T = Listed> = T extends Readonly<Record<Key, infer Part>> ? Part : never;
type Intersected<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

export type MergedTable<Key extends Tables> = {
  [Name in keyof Intersected<PartOf<Key>>]: Intersected<PartOf<Key>>[Name];
};
export type MergedList<Key extends Lists> = PartOf<Key> extends readonly (infer Item)[] ? Item : never;

/** The tables of all things as one. */
export function mergedTable<Key extends Tables>(key: Key): MergedTable<Key> {
  const parts = things.map((thing: Thing) => thing[key] ?? {});
  // The type says of each entry what the thing says that it comes from.
  return Object.assign({}, ...parts) as MergedTable<Key>;
}
