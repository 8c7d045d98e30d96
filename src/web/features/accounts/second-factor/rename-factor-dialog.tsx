import { useState, type FormEvent } from 'react';
import type { OwnFactor } from '#domain/accounts/second-factor.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { secondFactor } from './second-factor-api.ts';

export type RenameFactorDialogProps = { factor: OwnFactor; onRenamed: () => void; onClose: () => void };

export function RenameFactorDialog({ factor, onRenamed, onClose }: RenameFactorDialogProps) {
  const [name, setName] = useState(factor.name);
  const submit = useSubmit();

  function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseText(textLimits.factorName, name);
    if (!parsed.ok) return submit.setError(parsed.message);
    void submit.run(async () => {
      await secondFactor.rename({ id: factor.id, name: parsed.value });
      onRenamed();
    });
  }

  return (
    <Dialog title={`Rename “${factor.name}”`} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <TextField
          label="Name"
          data-autofocus
          value={name}
          error={submit.error}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={submit.busy}>
            Save name
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
