import { useState, type FormEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { usePeopleCommands, type Chosen } from './use-people-commands.ts';
import classes from './erase-dialog.module.css';

export type EraseDialogProps = { people: readonly Chosen[]; onClose: () => void; onErased: () => void };

const word = 'erase';

/** Nothing brings it back, so the person types what they are about to do. */
export function EraseDialog({ people, onClose, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const { erase, isErasing } = usePeopleCommands();
  const isConfirmed = typed.trim().toLowerCase() === word;
  const [only] = people;
  const title =
    people.length === 1 && only
      ? `Erase ${nameOfPerson(only)} permanently?`
      : `Erase ${countLabel(people.length, 'contact')} permanently?`;

  async function run(event: FormEvent) {
    event.preventDefault();
    if (!isConfirmed || !(await erase(people))) return;
    onClose();
    onErased();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={(event) => void run(event)}>
        <div className={classes.text}>
          <p>
            Name, e-mail address, fields, merged records and links to notes will be permanently deleted for
            everyone. This can’t be undone.
          </p>
          <p>Text typed into notes and titles isn’t changed.</p>
        </div>
        <TextField
          label={`Type “${word}” to confirm`}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" disabled={!isConfirmed} busy={isErasing}>
            Erase permanently
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
