import { useState } from 'react';
import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { PersonCardFragment } from '#web/lib/graphql.gen.ts';
import { MergePreviewDocument } from './people.gen.ts';
import { PersonFace } from '#web/kit/objects/person-face.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { usePeopleCommands, type Chosen } from './use-people-commands.ts';
import classes from './merge-dialog.module.css';

type Mergeable = Chosen & { noteCount: number };

export type MergeDialogProps = {
  people: readonly Mergeable[];
  onClose: () => void;
  /** With who stayed. */
  onMerged: (personId: string) => void;
};

/** Shows what would be left before anything happens; the one with the most notes is proposed to stay. */
export function MergeDialog({ people, onClose, onMerged }: MergeDialogProps) {
  const [keptId, setKeptId] = useState(() => richestOf(people));
  const query = useQuery({
    query: MergePreviewDocument,
    variables: { intoId: keptId, ids: people.map(({ id }) => id).filter((id) => id !== keptId) },
    requestPolicy: 'network-only',
  });
  const { merge, isMerging } = usePeopleCommands();
  const preview = query[0].data?.mergePreview;
  const [chosen, setChosen] = useState<{ name?: string; email?: string }>({});

  async function run() {
    const ids = people.map(({ id }) => id).filter((id) => id !== keptId);
    const personId = await merge({ intoId: keptId, ids, ...chosen });
    if (personId === null) return;
    onClose();
    onMerged(personId);
  }

  return (
    <Dialog title={`Merge ${countLabel(people.length, 'contact')}`} onClose={onClose} wide>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={4} label="Loading the preview" />}
        what="the preview"
      >
        {({ mergePreview }) => {
          const all = inOrder(people, [mergePreview.person, ...mergePreview.others]);
          return (
            <>
              <fieldset className={classes.people}>
                <legend>Which contact do you want to keep?</legend>
                {all.map((person) => (
                  <label key={person.id} className={classes.person}>
                    <input
                      type="radio"
                      name="kept"
                      checked={person.id === keptId}
                      onChange={() => {
                        setKeptId(person.id);
                        setChosen({});
                      }}
                    />
                    <PersonFace person={person} />
                    <span className={classes.names}>
                      <span>{nameOfPerson(person)}</span>
                      <span className={classes.muted}>
                        {[person.email, countLabel(person.noteCount, 'note')].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </label>
                ))}
              </fieldset>
              <h3 className={classes.heading}>After merging</h3>
              <dl className={classes.result}>
                <dt>Name</dt>
                <dd>
                  <Choice
                    label="Name"
                    values={all.map(({ name }) => name)}
                    value={chosen.name ?? mergePreview.name}
                    onChange={(name) => setChosen({ ...chosen, name })}
                  />
                </dd>
                <dt>E-mail</dt>
                <dd>
                  <Choice
                    label="E-mail"
                    values={all.map(({ email }) => email ?? '')}
                    value={chosen.email ?? mergePreview.email ?? ''}
                    onChange={(email) => setChosen({ ...chosen, email })}
                  />
                </dd>
                <dt>Notes</dt>
                <dd>{countLabel(mergePreview.noteCount, 'note')} that you can see</dd>
              </dl>
              {mergePreview.identityHidden && (
                <Callout tone="warning">
                  One of them is hidden, so the merged contact will also be hidden.
                </Callout>
              )}
            </>
          );
        }}
      </QueryView>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={isMerging} disabled={!preview} onClick={() => void run()}>
          Merge contacts
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Most notes, then the fuller name. */
function richestOf(people: readonly Mergeable[]): string {
  const [best] = people.toSorted((a, b) => b.noteCount - a.noteCount || b.name.length - a.name.length);
  return best?.id ?? '';
}

/** The same order no matter who is chosen to stay, else the rows would jump under the pointer. */
function inOrder(people: readonly Chosen[], found: readonly PersonCardFragment[]): PersonCardFragment[] {
  return people.flatMap(({ id }) => found.find((person) => person.id === id) ?? []);
}

type ChoiceProps = {
  label: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, values, value, onChange }: ChoiceProps) {
  const different = [...new Set(values)].filter((one) => one !== '');
  if (different.length < 2) return value === '' ? <span className={classes.muted}>None</span> : value;
  return (
    <select
      aria-label={label}
      className={classes.select}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {different.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}
