import { useState } from 'react';
import type { AccessObject } from '#domain/access/can.ts';
import { useCan } from '#web/features/members/index.ts';
import { FindButton, ReviewList } from '#web/features/suggestions/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';
import { DecidedList } from './decided-list.tsx';
import { factsOf } from './kind-names.ts';
import { PurgePersonalDataDocument } from './personal-data.gen.ts';
import { useReview } from './review-personal-data.ts';
import { usePersonalData, type Target } from './use-personal-data.ts';
import classes from './personal-data.module.css';

type PersonalDataDialogProps = { target: Target; access: AccessObject; onClose: () => void };

/** Finds personal data in a text, to be hidden or kept by single keys, and shown again by people with full access. */
export function PersonalDataDialog({ target, access, onClose }: PersonalDataDialogProps) {
  const lift = useCan('redaction.lift', access);
  const { open, hidden, kept } = usePersonalData(target);
  const review = useReview(lift.allowed);
  const purge = useCommand(PurgePersonalDataDocument);
  const [isPurging, setPurging] = useState(false);
  return (
    <Dialog title="Personal data" onClose={onClose} wide>
      <div className={classes.parts}>
        <p className={classes.hint}>
          Hidden words are replaced in the text and its history, and in quotes, summaries and answers taken
          from it. People with full access can show them again until they are permanently deleted.
        </p>
        <FindButton target={target} />
        {open.length > 0 && (
          <ReviewList
            label="Found personal data"
            verbs={{ accept: 'Hide', reject: 'Not personal' }}
            items={open.map((item) => ({
              id: item.id,
              words: item.words ?? '',
              tags: [],
              score: null,
              reason: `${factsOf(item)}: “${item.context}”`,
              show: () => {},
            }))}
            accept={(ids) => review(ids, 'HIDE')}
            reject={(ids) => review(ids, 'KEEP')}
            onClose={onClose}
          />
        )}
        <DecidedList
          title={`${countLabel(hidden.length, 'item')} hidden`}
          items={hidden}
          action="Show again"
          disabledReason={lift.allowed ? null : 'Only people with full access can show hidden words again.'}
          onTakeBack={(id) => void review([id], 'REOPEN')}
        />
        {hidden.length > 0 && lift.allowed && (
          <div>
            <Button onClick={() => setPurging(true)}>Permanently delete hidden words</Button>
          </div>
        )}
        <DecidedList
          title={`${countLabel(kept.length, 'item')} not personal`}
          items={kept}
          action="Review again"
          disabledReason={null}
          onTakeBack={(id) => void review([id], 'REOPEN')}
        />
      </div>
      {isPurging && (
        <ConfirmDialog
          title={`Permanently delete ${countLabel(hidden.length, 'hidden item')}?`}
          confirmLabel="Delete permanently"
          busy={purge.busy}
          onClose={() => setPurging(false)}
          onConfirm={() => void purge.run(target).then(() => setPurging(false))}
        >
          Nobody can show these words again. The text keeps its labels.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
