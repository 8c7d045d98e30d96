import { useState } from 'react';
import { defaultSensitivity, type Sensitivity } from '#domain/ai/clustering.ts';
import type { ClusterFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ClusterHighlightsDocument } from './clustering.gen.ts';
import type { ProposedGroup } from './proposed-group.ts';

/** What is sorted: highlights, and words that are none with the project that they are of. */
export type ToCluster = {
  readonly highlightIds: readonly string[];
  readonly texts?: readonly string[];
  readonly projectId?: string | null;
};

/** Null: as many groups as there are. */
export type ClusterWish = { readonly sensitivity: Sensitivity; readonly count: number | null };
type Proposal = { readonly groups: readonly ProposedGroup[]; readonly outliers: ClusterFieldsFragment };

/** The proposal, and how it is asked for again. What was changed in one is not carried to the next. */
export function useClustering({ highlightIds, texts = [], projectId = null }: ToCluster) {
  const [error, setError] = useState<string | null>(null);
  const [wish, setWish] = useState<ClusterWish>({ sensitivity: defaultSensitivity, count: null });
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const cluster = useCommand(ClusterHighlightsDocument, { onRefused: setError });

  async function propose(): Promise<void> {
    setError(null);
    const made = await cluster.run({
      input: { highlightIds: [...highlightIds], texts: [...texts], projectId, ...wish },
    });
    if (!made) return;
    const { clusters, outliers } = made.clusterHighlights;
    setProposal({ groups: clusters.map((group) => ({ ...group, isKept: true })), outliers });
  }

  function change(place: number, changed: Partial<ProposedGroup>): void {
    if (!proposal) return;
    const groups = proposal.groups.map((group, at) => (at === place ? { ...group, ...changed } : group));
    setProposal({ ...proposal, groups });
  }

  return { wish, setWish, proposal, propose, change, busy: cluster.busy, error };
}
