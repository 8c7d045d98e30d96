/** Keys of `groups` that are no user group: visitors, all members, viewers of the playback product. */
export const specialGroupKeys = ['public', 'markup', 'playback'] as const;
export type SpecialGroupKey = (typeof specialGroupKeys)[number];

export function isSpecialGroupKey(key: string): key is SpecialGroupKey {
  return specialGroupKeys.some((special) => special === key);
}
