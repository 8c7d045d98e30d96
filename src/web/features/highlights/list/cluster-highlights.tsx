import { IconCirclesRelation } from '@tabler/icons-react';
import { useState } from 'react';
import { clusteringMinItems, tooFewToCluster } from '#domain/ai/clustering.ts';
import { ClusterDialog } from '#web/features/clustering/index.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { useTagClusters } from './use-tag-clusters.ts';

type ClusterHighlightsProps = { projectId: string; ids: readonly string[]; onDone: () => void };

/** Sorts the selected highlights by what they say; each accepted group becomes a tag. */
export function ClusterHighlights({ projectId, ids, onDone }: ClusterHighlightsProps) {
  const [isOpen, setOpen] = useState(false);
  const tagClusters = useTagClusters(projectId);
  const isTooFew = ids.length < clusteringMinItems;
  return (
    <>
      <Button
        variant="quiet"
        icon={<IconCirclesRelation size={16} />}
        aria-disabled={isTooFew || undefined}
        title={isTooFew ? tooFewToCluster : undefined}
        onClick={() => !isTooFew && setOpen(true)}
      >
        Cluster
      </Button>
      {isOpen && (
        <ClusterDialog
          toCluster={{ highlightIds: ids }}
          acceptLabel="Add tags"
          effectOf={(groups, highlights) =>
            `Adds ${countLabel(groups, 'tag')} to ${countLabel(highlights, 'highlight')}. Tags with these names are used again.`
          }
          onAccept={async (groups) => {
            const isDone = await tagClusters(groups);
            if (isDone) onDone();
            return isDone;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
