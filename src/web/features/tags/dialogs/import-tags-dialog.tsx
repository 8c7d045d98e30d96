import { useState } from 'react';
import { useClient } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { parseTagCsv } from '#domain/tags/tag-csv.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ImportTagsDocument, TrashTagsDocument } from '../tags.gen.ts';
import classes from './dialogs.module.css';

type Read = { csv: string; tagCount: number; groupCount: number };

/** Reads the file here and shows what it holds; then it comes whole or not at all. */
export function ImportTagsDialog({ boardId, onClose }: { boardId: string; onClose: () => void }) {
  const client = useClient();
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCommand(ImportTagsDocument, { onRefused: setProblem });

  async function open(file: File | undefined) {
    setRead(null);
    setProblem(null);
    if (!file) return;
    const csv = await file.text();
    const parsed = parseTagCsv(csv);
    if (!parsed.ok) return setProblem(parsed.message);
    const { rows } = parsed.value;
    const groups = new Set(rows.map(({ group }) => group).filter((group) => group !== ''));
    setRead({ csv, tagCount: rows.length, groupCount: groups.size });
  }

  async function run({ csv }: Read) {
    const done = await load.run({ boardId, csv });
    if (!done) return;
    const { created, skippedCount } = done.importTags;
    onClose();
    showToast({
      message: `Imported ${countLabel(created.length, 'tag')}${skippedCount > 0 ? `, skipped ${countLabel(skippedCount, 'row')}` : ''}`,
      ...(created.length > 0 && { undo: () => void takeBack(created.map(({ id }) => id)) }),
    });
  }

  async function takeBack(ids: readonly string[]) {
    for (let from = 0; from < ids.length; from += itemLimits.bulkChange) {
      await client
        .mutation(TrashTagsDocument, { ids: ids.slice(from, from + itemLimits.bulkChange) })
        .toPromise();
    }
    showToast({ message: `Moved ${countLabel(ids.length, 'tag')} to trash` });
  }

  return (
    <Dialog title="Import tags" onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.muted}>
          A CSV file with a header row: Title, and optionally Group, Color, Description, Role and Sentiment.
          Tags that already exist on the board are skipped.
        </p>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          data-autofocus
          onChange={(event) => void open(event.target.files?.[0])}
        />
        <FormError message={problem} />
        {read && (
          <output>
            {countLabel(read.tagCount, 'tag')} in {countLabel(read.groupCount, 'group')}
          </output>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          busy={load.busy}
          disabled={!read || read.tagCount === 0}
          onClick={() => read && void run(read)}
        >
          Import tags
        </Button>
      </DialogActions>
    </Dialog>
  );
}
