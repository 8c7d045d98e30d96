import { mergedTable, type MergedTable } from '#domain/things/merged.ts';
import type { EventSpec, FollowedChange, FollowedSpec } from '#domain/things/thing.ts';

type Events = MergedTable<'events'>;

export type FollowedChangeType = {
  [T in keyof Events]: Events[T] extends FollowedSpec<object> ? T : never;
}[keyof Events];

/** What followers of an object hear of it and of what it holds. What went to the trash is out of sight for them too. */
export const followedChanges = Object.fromEntries(
  Object.entries(mergedTable('events')).flatMap(
    ([type, spec]: [string, EventSpec<object> | FollowedSpec<object>]) =>
      'followed' in spec ? [[type, spec.followed]] : [],
  ),
) as Readonly<Record<FollowedChangeType, FollowedChange>>;

export const followedChangeTypes = Object.keys(followedChanges) as readonly FollowedChangeType[];

export function isFollowedChange(type: string): type is FollowedChangeType {
  return Object.hasOwn(followedChanges, type);
}
