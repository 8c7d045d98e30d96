import { useState, type FormEvent } from 'react';
import type { TypedDocumentNode } from 'urql';
import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

type NameFormProps = {
  saved: string;
  limit: TextLimit;
  update: TypedDocumentNode<unknown, { input: { name: string } }>;
  /** What is said when it is saved. */
  done: string;
  field?: Pick<TextFieldProps, 'autoComplete' | 'placeholder'>;
  disabledReason?: string | null;
};

/** A name with a button to save it, and one undo. */
export function NameForm({ saved, limit, update, done, field, disabledReason = null }: NameFormProps) {
  const [name, setName] = useState(saved);
  const [error, setError] = useState<string | null>(null);
  const command = useCommand(update, { onRefused: setError });

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseText(limit, name);
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    if (!(await command.run({ input: { name: parsed.value } }))) return;
    showToast({ message: done, undo: () => void undo() });
  }

  async function undo() {
    if (await command.run({ input: { name: saved } })) setName(saved);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate style={{ maxWidth: 'var(--width-form)' }}>
      <FormStack>
        <TextField
          label="Name"
          {...field}
          value={name}
          error={error}
          hint={disabledReason}
          disabled={disabledReason !== null}
          onChange={(event) => setName(event.target.value)}
        />
        {disabledReason === null && (
          <FormActions>
            <Button type="submit" variant="primary" busy={command.busy} disabled={name.trim() === saved}>
              Save name
            </Button>
          </FormActions>
        )}
      </FormStack>
    </form>
  );
}
