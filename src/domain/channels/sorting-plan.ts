import { clusteringMinItems } from '#domain/ai/clustering.ts';
import { mostOutliers, outliersToGather } from './theme-rules.ts';

export type ChannelFigures = {
  readonly total: number;
  readonly outliers: number;
  /** How many there were at the last whole sorting; 0 when there was none. */
  readonly sortedCount: number;
  /** Points that came since and fit no theme. */
  readonly newOutliers: number;
};

export type SortingPlan = 'wait' | 'gather' | 'sort';

/** What new data points call for. Sorting everything for each batch would be slow and would unsettle what people know. */
export function planSorting({ total, outliers, sortedCount, newOutliers }: ChannelFigures): SortingPlan {
  if (total < clusteringMinItems) return 'wait';
  if (sortedCount === 0 || total >= 2 * sortedCount) return 'sort';
  if (outliers > mostOutliers * total && total >= 1.2 * sortedCount) return 'sort';
  return newOutliers >= outliersToGather ? 'gather' : 'wait';
}
