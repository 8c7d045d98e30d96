import { useState, type FormEvent } from 'react';
import { defaultSelectable } from '#domain/fields/select-field.ts';
import { splitSelectCell } from '#domain/fields/select-values.ts';
import type { FieldOwner } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { CreateFieldDocument } from '../fields.gen.ts';
import { FieldForm, type FieldDraft } from './field-form.tsx';
import classes from './field-settings.module.css';

export type NewFieldDialogProps = {
  owner: FieldOwner;
  projectId: string | null;
  onClose: () => void;
};

const empty: FieldDraft = {
  label: '',
  type: 'TEXT',
  numberFormat: 'number',
  currencySymbol: '',
  isSingle: true,
};

export function NewFieldDialog({ owner, projectId, onClose }: NewFieldDialogProps) {
  const [draft, setDraft] = useState(empty);
  const [options, setOptions] = useState('');
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateFieldDocument, { onRefused: setError });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    const labels = splitSelectCell(options.replaceAll('\n', ';'));
    const made = await create.run({
      input: {
        owner,
        projectId,
        label: draft.label,
        type: draft.type,
        ...(draft.type === 'SELECT' && {
          options: labels.map((label) => ({ label })),
          maxOptions: draft.isSingle ? 1 : defaultSelectable,
        }),
        ...(draft.type === 'NUMBER' && {
          numberFormat: draft.numberFormat,
          currencySymbol: draft.currencySymbol,
        }),
      },
    });
    if (made) onClose();
  }

  return (
    <Dialog title="New field" onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <FieldForm draft={draft} onChange={setDraft} />
        {draft.type === 'SELECT' && (
          <TextAreaField
            label="Options"
            hint="One per line. You can change them later."
            value={options}
            onChange={(event) => setOptions(event.target.value)}
          />
        )}
        <FormError message={error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={create.busy}>
            Create field
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
