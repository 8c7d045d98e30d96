import type { GroupMatch } from '#engines/clustering/index.ts';

export type LineageKind = 'same' | 'split' | 'merge' | 'new' | 'gone';

export type Descent = {
  readonly kind: LineageKind;
  readonly from: string | null;
  readonly to: string | null;
  /** How much of what was looked at both have in common; null where none was compared. */
  readonly jaccard: number | null;
};

export type Sorted = {
  readonly match: GroupMatch;
  readonly gone: readonly { readonly id: string; readonly into: number | null }[];
  /** The theme of each group. */
  readonly themeIds: readonly string[];
};

/**
 * What became of the themes in a run. A group that continues none comes from the one that gave most to it and goes on
 * elsewhere, or is new.
 */
export function lineageOf({ match, gone, themeIds }: Sorted): Descent[] {
  const jaccardOf = (from: string, to: number): number =>
    match.lineage.find((one) => one.from === from && one.to === to)?.jaccard ?? 0;
  const staying = new Set(match.continued.values());
  const groups = themeIds.map((to, group): Descent => {
    const same = match.continued.get(group);
    if (same !== undefined) return { kind: 'same', from: same, to, jaccard: jaccardOf(same, group) };
    const [parent] = match.lineage
      .filter((one) => one.to === group && staying.has(one.from))
      .sort((a, b) => b.shared - a.shared);
    return parent
      ? { kind: 'split', from: parent.from, to, jaccard: parent.jaccard }
      : { kind: 'new', from: null, to, jaccard: null };
  });
  const ended = gone.map(({ id, into }): Descent => {
    const to = into === null ? null : (themeIds[into] ?? null);
    return into === null || to === null
      ? { kind: 'gone', from: id, to: null, jaccard: null }
      : { kind: 'merge', from: id, to, jaccard: jaccardOf(id, into) };
  });
  return [...groups, ...ended];
}
