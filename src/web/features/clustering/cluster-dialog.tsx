import { useEffect, useState } from 'react';
import type { ClusterFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ClusterForm } from './cluster-form.tsx';
import { acceptedOf, sizeOf } from './proposed-group.ts';
import { ProposedGroupRow, Quotes } from './proposed-group-row.tsx';
import { useClustering, type ToCluster } from './use-clustering.ts';
import classes from './clustering.module.css';

type ClusterDialogProps = {
  toCluster: ToCluster;
  /** What they are called together. */
  noun?: string;
  /** What accepting so many groups with so many things does. */
  effectOf: (groupCount: number, count: number) => string;
  acceptLabel: string;
  /** Answers whether it was done. */
  onAccept: (groups: readonly ClusterFieldsFragment[]) => Promise<boolean>;
  onClose: () => void;
};

/** Proposes groups of highlights that say the same thing. Nothing changes until they are accepted. */
export function ClusterDialog({
  toCluster,
  noun = 'highlight',
  effectOf,
  acceptLabel,
  onAccept,
  onClose,
}: ClusterDialogProps) {
  const { wish, setWish, proposal, propose, change, busy, error } = useClustering(toCluster);
  const asked = toCluster.highlightIds.length + (toCluster.texts?.length ?? 0);
  const [isAccepting, setAccepting] = useState(false);
  const accepted = acceptedOf(proposal?.groups ?? []);
  const count = accepted.reduce((sum, group) => sum + sizeOf(group), 0);
  useEffect(() => {
    void propose();
    // Asked again for another wish, not for a selection that changes behind the dialog.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wish]);

  async function accept() {
    setAccepting(true);
    const isDone = await onAccept(accepted);
    setAccepting(false);
    if (isDone) onClose();
  }

  return (
    <Dialog title={`Cluster ${countLabel(asked, noun)}`} onClose={onClose} wide>
      <div className={classes.parts}>
        <ClusterForm itemCount={asked} wish={wish} disabled={busy} onChange={setWish} />
        <FormError message={error} />
        {busy && <SkeletonRows rows={4} label="Finding groups" />}
        {!busy && proposal && (
          <>
            {proposal.groups.length === 0 && (
              <Callout>
                No groups found. These {noun}s are about different things; a more relaxed sensitivity finds
                looser groups.
              </Callout>
            )}
            <ul className={classes.groups} aria-label="Proposed groups">
              {proposal.groups.map((group, place) => (
                <ProposedGroupRow
                  key={group.highlightIds[0] ?? group.textPlaces[0]}
                  group={group}
                  noun={noun}
                  onChange={(changed) => change(place, changed)}
                />
              ))}
            </ul>
            {sizeOf(proposal.outliers) > 0 && (
              <section aria-label="Outliers" className={classes.outliers}>
                <h3>{countLabel(sizeOf(proposal.outliers), noun)} in no group</h3>
                <Quotes quotes={proposal.outliers.quotes} />
              </section>
            )}
          </>
        )}
      </div>
      <DialogActions>
        {!busy && accepted.length > 0 && <p className={classes.effect}>{effectOf(accepted.length, count)}</p>}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          busy={isAccepting}
          disabled={busy || accepted.length === 0}
          onClick={() => void accept()}
        >
          {acceptLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
