import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { mostDataPointsAtOnce, type DataPointDraft } from '#domain/channels/data-point.ts';
import { tableOfPaste, type PastedTable } from '#domain/channels/pasted-table.ts';
import { pointsOfLines } from '#domain/channels/points-of-lines.ts';
import { useSendTable } from '#web/features/imports/index.ts';
import { messageOf } from '#web/lib/rest.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AddDataPointsDocument } from './channels.gen.ts';

export type PasteTextDialogProps = {
  channelId: string;
  /** The text is a table, and an import has it. */
  onTable: (importId: string) => void;
  onClose: () => void;
};

/** Feedback from the clipboard. It is sent in batches: one that failed is sent again without doubling any. */
export function PasteTextDialog({ channelId, onTable, onClose }: PasteTextDialogProps) {
  const client = useClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);
  const points = pointsOfLines(text);
  const table = useMemo(() => tableOfPaste(text), [text]);
  const sendTable = useSendTable({ target: 'DATA_POINTS', holderId: channelId }, setError);

  async function read({ isTabbed }: PastedTable) {
    setError(null);
    setReading(true);
    try {
      const id = await sendTable(new File([text], isTabbed ? 'Pasted table.tsv' : 'Pasted table.csv'));
      if (id !== null) onTable(id);
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setReading(false);
    }
  }

  async function send(drafts: readonly DataPointDraft[]) {
    setError(null);
    const total = { added: 0, known: 0, refused: 0 };
    for (let from = 0; from < drafts.length; from += mostDataPointsAtOnce) {
      setDone(from);
      const batch = drafts.slice(from, from + mostDataPointsAtOnce).map(({ text: said }) => ({ text: said }));
      const { data, error: problem } = await client
        .mutation(AddDataPointsDocument, { input: { channelId, source: 'PASTE', points: batch } })
        .toPromise();
      if (!data) {
        setDone(null);
        setError(
          `${problem ? problemOf(problem).message : 'The import stopped.'} ${countLabel(total.added, 'data point')} added so far. Add the text again to continue; nothing is added twice.`,
        );
        return;
      }
      total.added += data.addDataPoints.addedCount;
      total.known += data.addDataPoints.knownCount;
      total.refused += data.addDataPoints.problems.length;
      // What comes after has no room either.
      if (data.addDataPoints.refusal !== null) {
        setDone(null);
        setError(`${data.addDataPoints.refusal} ${countLabel(total.added, 'data point')} added.`);
        return;
      }
    }
    onClose();
    showToast({ message: summaryOf(total) });
  }

  return (
    <Dialog title="Paste text" onClose={onClose} wide>
      <FormStack>
        <TextAreaField
          label="Text"
          hint={
            table
              ? `This is a table with ${countLabel(table.columns, 'column')} and ${countLabel(table.rows, 'row')}. Choose its columns, and each row becomes a data point.`
              : 'Each line becomes a data point.'
          }
          rows={10}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormError message={error} />
        {done !== null && (
          <ProgressBar label="Adding data points" value={done / Math.max(1, points.length)} />
        )}
      </FormStack>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {table && (
          <Button variant="primary" busy={isReading} onClick={() => void read(table)}>
            Choose columns…
          </Button>
        )}
        <Button
          variant={table ? 'quiet' : 'primary'}
          disabled={points.length === 0}
          busy={done !== null}
          onClick={() => void send(points)}
        >
          {table
            ? 'Add each line'
            : points.length === 0
              ? 'Add data points'
              : `Add ${countLabel(points.length, 'data point')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function summaryOf({ added, known, refused }: { added: number; known: number; refused: number }): string {
  const parts = [`Added ${countLabel(added, 'data point')}`];
  if (known > 0) parts.push(`${known.toLocaleString('en')} already there`);
  if (refused > 0) parts.push(`${refused.toLocaleString('en')} skipped`);
  return parts.join(', ');
}
