import type { ChannelRunsQuery } from '#web/lib/graphql.gen.ts';

export type Run = NonNullable<ChannelRunsQuery['channel']>['runs'][number];

type Counts = Pick<Run, 'newCount' | 'splitCount' | 'mergedCount' | 'goneCount'>;

/** What became of the themes that were there. */
export function changesOf({ newCount, splitCount, mergedCount, goneCount }: Counts): string {
  const changes = [
    [newCount, 'new'],
    [splitCount, 'split'],
    [mergedCount, 'merged'],
    [goneCount, 'gone'],
  ] as const;
  const changed = changes.flatMap(([count, what]) =>
    count > 0 ? [`${count.toLocaleString('en')} ${what}`] : [],
  );
  return changed.length === 0 ? 'none changed' : changed.join(', ');
}
