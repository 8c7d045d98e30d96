import { useState } from 'react';
import { useClient } from 'urql';
import { mostDataPointsAtOnce, type DataPointDraft } from '#domain/channels/data-point.ts';
import {
  guessColumns,
  pointsOfLines,
  pointsOfTable,
  readPointTable,
  type PointColumns,
  type PointTable,
} from '#domain/channels/points-from-text.ts';
import type { DataPointSource } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AddDataPointsDocument } from './channels.gen.ts';
import { ColumnFields } from './column-fields.tsx';

type Way = 'PASTE' | 'CSV';

/** Feedback from a file or the clipboard. It is sent in batches: one that failed is sent again without doubling any. */
export function AddDataDialog({ channelId, onClose }: { channelId: string; onClose: () => void }) {
  const client = useClient();
  const [way, setWay] = useState<Way>('CSV');
  const [text, setText] = useState('');
  const [table, setTable] = useState<PointTable | null>(null);
  const [columns, setColumns] = useState<PointColumns | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const points =
    way === 'PASTE' ? pointsOfLines(text) : table && columns ? pointsOfTable(table, columns) : [];

  async function read(file: File | undefined) {
    setError(null);
    setTable(null);
    if (!file) return;
    const found = readPointTable(await file.text());
    if (!found.ok) return setError(found.message);
    setTable(found.value);
    setColumns(guessColumns(found.value));
  }

  async function send(drafts: readonly DataPointDraft[], source: DataPointSource) {
    setError(null);
    const total = { added: 0, known: 0, refused: 0 };
    for (let from = 0; from < drafts.length; from += mostDataPointsAtOnce) {
      setDone(from);
      const batch = drafts.slice(from, from + mostDataPointsAtOnce).map((draft) => ({
        ...draft,
        saidAt: draft.saidAt?.toISOString() ?? null,
      }));
      const { data, error: problem } = await client
        .mutation(AddDataPointsDocument, { input: { channelId, source, points: batch } })
        .toPromise();
      if (!data) {
        setDone(null);
        setError(
          `${problem ? problemOf(problem).message : 'The import stopped.'} ${countLabel(total.added, 'data point')} added so far. Import again to continue; nothing is added twice.`,
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
    <Dialog title="Add data" onClose={onClose} wide>
      <Tabs
        label="Where the data comes from"
        tabs={[
          { value: 'CSV', label: 'CSV file' },
          { value: 'PASTE', label: 'Paste text' },
        ]}
        value={way}
        onChange={setWay}
      >
        <FormStack>
          {way === 'PASTE' ? (
            <TextAreaField
              label="Text"
              hint="Each line becomes a data point."
              rows={10}
              data-autofocus
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          ) : (
            <input
              type="file"
              accept=".csv,.tsv,text/csv"
              aria-label="CSV file"
              data-autofocus
              onChange={(event) => void read(event.target.files?.[0])}
            />
          )}
          {way === 'CSV' && table && columns && (
            <ColumnFields table={table} columns={columns} onChange={setColumns} />
          )}
          <FormError message={error} />
          {done !== null && (
            <ProgressBar label="Adding data points" value={done / Math.max(1, points.length)} />
          )}
        </FormStack>
      </Tabs>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={points.length === 0}
          busy={done !== null}
          onClick={() => void send(points, way)}
        >
          {points.length === 0 ? 'Add data points' : `Add ${countLabel(points.length, 'data point')}`}
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
