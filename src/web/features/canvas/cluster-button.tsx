import { IconCirclesRelation } from '@tabler/icons-react';
import { clusteringMinItems, tooFewToCluster } from '#domain/ai/clustering.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { BoardNode } from './board-node.ts';

type ClusterButtonProps = { selected: readonly BoardNode[]; onCluster: () => void };

/** For selected highlights; with too few of them it says how many it takes. */
export function ClusterButton({ selected, onCluster }: ClusterButtonProps) {
  const count = selected.filter(({ type }) => type === 'highlight').length;
  const isTooFew = count < clusteringMinItems;
  if (count === 0) return null;
  return (
    <IconButton
      label={isTooFew ? `Cluster: ${tooFewToCluster}` : 'Cluster'}
      aria-disabled={isTooFew || undefined}
      onClick={() => !isTooFew && onCluster()}
    >
      <IconCirclesRelation size={16} />
    </IconButton>
  );
}
