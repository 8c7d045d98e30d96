import type { ClusterFieldsFragment } from '#web/lib/graphql.gen.ts';

/** A group of the proposal, as the person has changed it so far. */
export type ProposedGroup = ClusterFieldsFragment & { readonly isKept: boolean };

export function sizeOf({ highlightIds, textPlaces }: ClusterFieldsFragment): number {
  return highlightIds.length + textPlaces.length;
}

/** What accepting would do. One without a name is not accepted. */
export function acceptedOf(groups: readonly ProposedGroup[]): ClusterFieldsFragment[] {
  return groups
    .filter(({ isKept, title }) => isKept && title.trim() !== '')
    .map(({ isKept: _kept, ...group }) => ({ ...group, title: group.title.trim() }));
}
