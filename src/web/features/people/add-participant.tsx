import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '#web/lib/use-command.ts';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  AddPersonToNotesDocument,
  CreatePersonDocument,
  RemovePersonFromNotesDocument,
} from './people.gen.ts';
import { PersonPicker } from './person-picker.tsx';

type Chosen = { readonly id: string; readonly name: string; readonly isHidden: boolean };

const nobody: ReadonlySet<string> = new Set();

/** One contact takes part in every selected note; the undo leaves those alone where they were before. */
export function AddParticipant({ noteIds, onDone }: { noteIds: readonly string[]; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const create = useCommand(CreatePersonDocument);
  const add = useCommand(AddPersonToNotesDocument);
  const remove = useCommand(RemovePersonFromNotesDocument);

  async function choose(person: Chosen) {
    const done = await add.run({ personId: person.id, noteIds: [...noteIds] });
    if (!done) return;
    const changed = done.addPersonToNotes.map(({ id }) => id);
    setOpen(false);
    onDone();
    const name = nameOfPerson(person);
    if (changed.length === 0) showToast({ message: `${name} already takes part in these notes` });
    else
      showToast({
        message: `Added ${name} to ${countLabel(changed.length, 'note')}`,
        undo: () => void remove.run({ personId: person.id, noteIds: changed }),
      });
  }

  async function make(draft: { name: string; email: string | null }) {
    const made = await create.run({ input: draft });
    if (made) await choose(made.createPerson);
  }

  return (
    <>
      <Button variant="quiet" icon={<IconUserPlus size={16} />} onClick={() => setOpen(true)}>
        Add participant
      </Button>
      {isOpen && (
        <Dialog
          title={`Add a participant to ${countLabel(noteIds.length, 'note')}`}
          onClose={() => setOpen(false)}
        >
          <PersonPicker
            label="Contact"
            placeholder="Find a contact by name or e-mail"
            leaveOut={nobody}
            isFirst
            onChoose={(person) => void choose(person)}
            onCreate={(draft) => void make(draft)}
          />
        </Dialog>
      )}
    </>
  );
}
