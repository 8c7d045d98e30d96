import { IconCirclesRelation } from '@tabler/icons-react';
import { clusteringMinItems } from '#domain/ai/clustering.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { BoardNode } from './board-node.ts';
import { sortableCards } from './sortable-cards.ts';

type ClusterButtonProps = { selected: readonly BoardNode[]; onCluster: () => void };

/** For selected highlights and sticky notes; with too few of them it says how many it takes. */
export function ClusterButton({ selected, onCluster }: ClusterButtonProps) {
  const count = sortableCards(selected).length;
  const isTooFew = count < clusteringMinItems;
  if (count === 0) return null;
  return (
    <IconButton
      label={
        isTooFew ? `Cluster: select at least ${clusteringMinItems} highlights or notes with text` : 'Cluster'
      }
      aria-disabled={isTooFew || undefined}
      onClick={() => !isTooFew && onCluster()}
    >
      <IconCirclesRelation size={16} />
    </IconButton>
  );
}
