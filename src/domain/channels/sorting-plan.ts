import { clusteringMinItems } from '#domain/ai/clustering.ts';
import { mostOutliers, outliersToGather } from './theme-rules.ts';

export type ChannelFigures = {
  readonly total: number;
  readonly outliers: number;
  /** How many there were at the last whole sorting; 0 when there was none. */
  readonly sortedCount: number;
  /** Points that came since and fit no theme. */
  readonly newOutliers: number;
  /** Since the themes were last found, whole or among the outliers. */
  readonly hoursSinceLook: number;
  readonly daysSinceSorting: number;
  /** A theme's newest data points are further from it than when it was named. */
  readonly hasDrifted: boolean;
};

/** Why the themes of a channel were found: `gathered` among outliers alone, the others among everything. */
export const sortingReasons = [
  'first',
  'grown',
  'outliers',
  'asked',
  'model',
  'week',
  'drift',
  'gathered',
] as const;
export type SortingReason = (typeof sortingReasons)[number];

export type SortingPlan = SortingReason | 'wait';

const hoursToGather = 1;
const daysToSort = 7;
/** The smallest theme of a larger channel: fewer outliers make none. */
const fewestToGather = 3;

/** What new data points call for. Sorting everything for each batch would be slow and would unsettle what people know. */
export function planSorting(figures: ChannelFigures): SortingPlan {
  const { total, outliers, sortedCount, newOutliers, hoursSinceLook, daysSinceSorting } = figures;
  if (total < clusteringMinItems) return 'wait';
  if (sortedCount === 0) return 'first';
  if (total >= 2 * sortedCount) return 'grown';
  if (outliers > mostOutliers * total && total >= 1.2 * sortedCount) return 'outliers';
  if (total !== sortedCount && daysSinceSorting >= daysToSort) return 'week';
  // A drift stays until people give the theme another name; once a day is often enough to sort for it.
  if (figures.hasDrifted && total !== sortedCount && daysSinceSorting >= 1) return 'drift';
  if (newOutliers >= outliersToGather) return 'gathered';
  return newOutliers >= fewestToGather && hoursSinceLook >= hoursToGather ? 'gathered' : 'wait';
}
