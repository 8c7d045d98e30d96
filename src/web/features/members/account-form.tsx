import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { UpdateProfileDocument } from './members.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

export function AccountForm({ name: saved }: { name: string }) {
  const [name, setName] = useState(saved);
  const [error, setError] = useState<string | null>(null);
  const update = useCommand(UpdateProfileDocument, { onRefused: setError });

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseText(textLimits.memberName, name);
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    if (!(await update.run({ input: { name: parsed.value } }))) return;
    showToast({ message: 'Name saved', undo: () => void undo() });
  }

  async function undo() {
    if (await update.run({ input: { name: saved } })) setName(saved);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate style={{ maxWidth: 'var(--width-form)' }}>
      <FormStack>
        <TextField
          label="Name"
          autoComplete="name"
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <FormActions>
          <Button type="submit" variant="primary" busy={update.busy} disabled={name.trim() === saved}>
            Save name
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}
