import { useState, type FormEvent } from 'react';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { nameOfPerson } from '#web/kit/objects/person-name.ts';
import { CreatePersonDocument } from './people.gen.ts';

export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState({ name: '', email: '' });
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreatePersonDocument, { onRefused: setError });

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parsePersonDraft(draft);
    if (!parsed.ok) return setError(parsed.message);
    const made = await create.run({ input: parsed.value });
    if (!made) return;
    const { createPerson: person } = made;
    onClose();
    showToast({
      message: `Added ${nameOfPerson(person)}`,
      action: { label: 'Open', run: () => goTo('person', { params: { personId: person.id } }) },
    });
  }

  return (
    <Dialog title="New contact" onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <FormStack>
          <TextField
            label="Name"
            data-autofocus
            autoComplete="off"
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
          <TextField
            label="E-mail address"
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(event) => setDraft({ ...draft, email: event.target.value })}
          />
          <FormError message={error} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={create.busy}>
            Add contact
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
