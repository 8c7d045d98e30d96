import { useState } from 'react';
import type { PersonalLookFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CancelPersonalDataLookDocument, LookForPersonalDataDocument } from './suggestions.gen.ts';
import { usePersonalLook } from './use-personal-look.ts';
import classes from './suggestions.module.css';

type PersonalLookProps = {
  /** Null: all of the workspace. */
  projectId: string | null;
  mode: 'On' | 'Suggest';
};

/** What was there before the mode was chosen is looked through when somebody asks. */
export function PersonalLook({ projectId, mode }: PersonalLookProps) {
  const { look, isReady, read } = usePersonalLook(projectId);
  const start = useCommand(LookForPersonalDataDocument);
  const cancel = useCommand(CancelPersonalDataLookDocument);
  const [confirming, setConfirming] = useState(false);
  if (!isReady) return null;
  if (look?.status === 'RUNNING')
    return (
      <div className={classes.running}>
        <ProgressBar label="Looking through existing texts" value={look.progress} />
        <output className={classes.facts}>
          {`${countLabel(look.looked, 'text')} looked through, ${countLabel(foundBy(look), 'item')} found`}
        </output>
        <Button variant="quiet" busy={cancel.busy} onClick={() => void cancel.run({ id: look.id })}>
          Cancel
        </Button>
      </div>
    );
  const run = () =>
    void start.run({ projectId }).then(() => {
      setConfirming(false);
      read();
    });
  return (
    <div className={classes.box}>
      <p className={classes.facts}>
        {`New texts follow this choice. ${projectId === null ? 'Notes, insights and data points' : 'Notes and insights'} that you can edit and that are here already can be looked through once.`}
      </p>
      <div className={classes.actions}>
        <Button busy={start.busy} onClick={mode === 'On' ? () => setConfirming(true) : run}>
          Look through existing texts
        </Button>
        {look && <output className={classes.facts}>{endOf(look)}</output>}
      </div>
      {look?.problem != null && <Callout tone="warning">{look.problem}</Callout>}
      {confirming && (
        <ConfirmDialog
          title="Hide personal data in existing texts?"
          confirmLabel="Look through and hide"
          confirmVariant="primary"
          busy={start.busy}
          onConfirm={run}
          onClose={() => setConfirming(false)}
        >
          What is found gives way to labels such as [Person 1]. People with full access can show it again.
        </ConfirmDialog>
      )}
    </div>
  );
}

function foundBy({ proposed, applied }: PersonalLookFieldsFragment): number {
  return proposed + applied;
}

function endOf(look: PersonalLookFieldsFragment): string {
  const { status, looked, proposed, applied } = look;
  const texts = countLabel(looked, 'text');
  const found = [
    ...(applied > 0 ? [`${countLabel(applied, 'item')} found and hidden`] : []),
    ...(proposed > 0 ? [`${countLabel(proposed, 'item')} found for review`] : []),
  ];
  const what = found.length === 0 ? 'nothing new found' : found.join(', ');
  if (status === 'CANCELLED') return `Cancelled after ${texts}: ${what}.`;
  if (status === 'FAILED') return `Stopped after ${texts}: ${what}.`;
  return `Last time: ${texts} looked through, ${what}.`;
}
