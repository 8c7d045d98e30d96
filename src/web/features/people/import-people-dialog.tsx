import { useState } from 'react';
import { useClient } from 'urql';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { peopleOfCsv, type PeopleFromCsv } from '#domain/people/people-csv.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ImportPeopleDocument, TrashPeopleDocument } from './people.gen.ts';
import classes from './import-people-dialog.module.css';

const shownProblems = 5;

/** Reads the file here, shows what it holds, and sends it in parts that each come whole or not at all. */
export function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const [found, setFound] = useState<PeopleFromCsv | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [doneCount, setDoneCount] = useState<number | null>(null);

  async function read(file: File | undefined) {
    setFound(null);
    setError(null);
    if (!file) return;
    const rows = parseCsv(await file.text());
    const people = rows.ok ? peopleOfCsv(rows.value) : rows;
    if (people.ok) setFound(people.value);
    else setError(people.message);
  }

  async function run(drafts: PeopleFromCsv['drafts']) {
    const made: string[] = [];
    let known = 0;
    for (let from = 0; from < drafts.length; from += itemLimits.bulkChange) {
      setDoneCount(from);
      const people = drafts.slice(from, from + itemLimits.bulkChange);
      const { data, error: problem } = await client.mutation(ImportPeopleDocument, { people }).toPromise();
      if (problem || !data) {
        setDoneCount(null);
        setError(
          `${problem ? problemOf(problem).message : 'The import stopped'}. ${countLabel(made.length, 'contact')} were imported before that. Import the file again to continue.`,
        );
        return;
      }
      made.push(...data.importPeople.created.map(({ id }) => id));
      known += data.importPeople.knownCount;
    }
    onClose();
    const passed = known > 0 ? `, ${countLabel(known, 'contact')} already exist` : '';
    showToast({
      message: `Imported ${countLabel(made.length, 'contact')}${passed}`,
      ...(made.length > 0 && { undo: () => void takeBack(made) }),
    });
  }

  async function takeBack(ids: readonly string[]) {
    for (let from = 0; from < ids.length; from += itemLimits.bulkChange) {
      const part = ids.slice(from, from + itemLimits.bulkChange);
      const { error: problem } = await client.mutation(TrashPeopleDocument, { ids: part }).toPromise();
      if (problem) {
        showToast({ message: problemOf(problem).message, tone: 'error' });
        return;
      }
    }
    showToast({ message: `Moved ${countLabel(ids.length, 'contact')} to trash` });
  }

  const total = found?.drafts.length ?? 0;
  return (
    <Dialog title="Import contacts" onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.hint}>
          A CSV file with a header row: Name, or First name and Last name, and E-mail. Contacts with an e-mail
          that already exists are skipped.
        </p>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          data-autofocus
          onChange={(event) => void read(event.target.files?.[0])}
        />
        <FormError message={error} />
        {found && (
          <output>
            {countLabel(total, 'contact')} in the file
            {doneCount !== null && `, ${countLabel(doneCount, 'row')} done`}
          </output>
        )}
        {found && found.problems.length > 0 && (
          <Callout tone="warning">
            {countLabel(found.problems.length, 'row')} will be skipped:
            <ul>
              {found.problems.slice(0, shownProblems).map(({ line, message }) => (
                <li key={line}>
                  Line {line}: {message}
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={total === 0}
          busy={doneCount !== null}
          onClick={() => found && void run(found.drafts)}
        >
          {total === 0 ? 'Import' : `Import ${countLabel(total, 'contact')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
