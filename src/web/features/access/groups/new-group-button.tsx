import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { useCan } from '#web/features/members/index.ts';
import { CreateGroupDocument } from './groups.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { GroupDialog } from './group-dialog.tsx';

/** Names the group first, then opens it, because an empty group is of no use. */
export function NewGroupButton() {
  const mayCreate = useCan('group.create');
  const [step, setStep] = useState<'closed' | 'naming' | { id: string }>('closed');
  const close = () => setStep('closed');
  const button = (
    <Button
      variant="primary"
      icon={<IconPlus size={16} />}
      aria-disabled={!mayCreate.allowed || undefined}
      onClick={() => mayCreate.allowed && setStep('naming')}
    >
      New group
    </Button>
  );
  return (
    <>
      {mayCreate.allowed ? button : <Tooltip label={mayCreate.reason}>{button}</Tooltip>}
      {step === 'naming' && <NameDialog onClose={close} onMade={(id) => setStep({ id })} />}
      {typeof step === 'object' && <GroupDialog id={step.id} onClose={close} />}
    </>
  );
}

function NameDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateGroupDocument, { onRefused: setError });

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsed = parseText(textLimits.groupName, name);
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    const made = await create.run({ name: parsed.value });
    if (made) onMade(made.createGroup.id);
  }

  return (
    <Dialog title="New group" onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label="Name"
          placeholder="Design team"
          autoComplete="off"
          data-autofocus
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={create.busy}>
            Create group
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
