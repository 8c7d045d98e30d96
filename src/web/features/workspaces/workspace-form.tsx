import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { unnamedWorkspace } from '#domain/text/display-names.ts';
import { UpdateWorkspaceDocument } from './workspaces.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

export type WorkspaceFormProps = { name: string; disabledReason: string | null };

export function WorkspaceForm({ name: saved, disabledReason }: WorkspaceFormProps) {
  const [name, setName] = useState(saved);
  const [error, setError] = useState<string | null>(null);
  const update = useCommand(UpdateWorkspaceDocument, { onRefused: setError });

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseText(textLimits.workspaceName, name);
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    if (!(await update.run({ input: { name: parsed.value } }))) return;
    showToast({ message: 'Workspace renamed', undo: () => void undo() });
  }

  async function undo() {
    if (await update.run({ input: { name: saved } })) setName(saved);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate style={{ maxWidth: 'var(--width-form)' }}>
      <FormStack>
        <TextField
          label="Name"
          placeholder={unnamedWorkspace}
          value={name}
          error={error}
          hint={disabledReason}
          disabled={disabledReason !== null}
          onChange={(event) => setName(event.target.value)}
        />
        {disabledReason === null && (
          <FormActions>
            <Button type="submit" variant="primary" busy={update.busy} disabled={name.trim() === saved}>
              Save name
            </Button>
          </FormActions>
        )}
      </FormStack>
    </form>
  );
}
