import { useState, type ReactNode } from 'react';
import { ReviewList } from '#web/features/suggestions/index.ts';
import type { PersonalDatumFieldsFragment, PersonalDecision } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';
import { DecidedList } from './decided-list.tsx';
import { factsOf } from './kind-names.ts';
import classes from './personal-data.module.css';

export type PersonalDataReviewProps = {
  /** What is hidden where. */
  hint: string;
  data: {
    readonly open: readonly PersonalDatumFieldsFragment[];
    readonly hidden: readonly PersonalDatumFieldsFragment[];
    readonly kept: readonly PersonalDatumFieldsFragment[];
  };
  /** How many are hidden in all, where the list shows only some. */
  hiddenCount: number;
  mayLift: boolean;
  review: (ids: readonly string[], decision: PersonalDecision) => Promise<boolean>;
  purge: { readonly busy: boolean; readonly run: () => Promise<unknown> };
  onClose: () => void;
  /** Above the lists. */
  children?: ReactNode;
};

/** Found personal data, to be hidden or kept by single keys, and shown again by people with full access. */
export function PersonalDataReview({
  hint,
  data: { open, hidden, kept },
  hiddenCount,
  mayLift,
  review,
  purge,
  onClose,
  children,
}: PersonalDataReviewProps) {
  const [isPurging, setPurging] = useState(false);
  return (
    <Dialog title="Personal data" onClose={onClose} wide>
      <div className={classes.parts}>
        <p className={classes.hint}>{hint}</p>
        {children}
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
          title={`${countLabel(hiddenCount, 'item')} hidden`}
          items={hidden}
          action="Show again"
          disabledReason={mayLift ? null : 'Only people with full access can show hidden words again.'}
          onTakeBack={(id) => void review([id], 'REOPEN')}
        />
        {hidden.length > 0 && mayLift && (
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
          title={`Permanently delete ${countLabel(hiddenCount, 'hidden item')}?`}
          confirmLabel="Delete permanently"
          busy={purge.busy}
          onClose={() => setPurging(false)}
          onConfirm={() => void purge.run().then(() => setPurging(false))}
        >
          Nobody can show these words again. The text keeps its labels.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
