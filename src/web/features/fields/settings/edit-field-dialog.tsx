import { useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { conversionsOf } from '#domain/fields/convert-field.ts';
import { defaultSelectable } from '#domain/fields/select-field.ts';
import type { FieldOwner, FieldPartsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FieldsDocument, UpdateFieldDocument } from '../fields.gen.ts';
import { FieldForm, type FieldDraft } from './field-form.tsx';
import { OptionList } from './option-list.tsx';
import classes from './field-settings.module.css';

export type EditFieldDialogProps = {
  fieldId: string;
  place: { owner: FieldOwner; projectId: string | null };
  onClose: () => void;
};

/** Reads the list it was opened from: options that somebody else adds appear while it is open. */
export function EditFieldDialog({ fieldId, place, onClose }: EditFieldDialogProps) {
  const [{ data }] = useQuery({ query: FieldsDocument, variables: place });
  const field = data?.fields.find((placed) => placed.field.id === fieldId)?.field;
  return (
    <Dialog title="Edit field" onClose={onClose} wide={field?.type === 'SELECT'}>
      {field && <EditForm field={field} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ field, onClose }: { field: FieldPartsFragment; onClose: () => void }) {
  const [draft, setDraft] = useState<FieldDraft>({
    label: field.label,
    type: field.type,
    numberFormat: field.numberFormat ?? 'number',
    currencySymbol: field.currencySymbol ?? '',
    isSingle: field.maxOptions === 1,
  });
  const [error, setError] = useState<string | null>(null);
  const update = useCommand(UpdateFieldDocument, { onRefused: setError });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    const max = draft.isSingle
      ? 1
      : Math.max(field.maxOptions ?? 1, 2) === 2
        ? defaultSelectable
        : field.maxOptions;
    const saved = await update.run({
      input: {
        id: field.id,
        label: draft.label,
        type: draft.type,
        ...(draft.type === 'SELECT' && { maxOptions: max }),
        ...(draft.type === 'NUMBER' && {
          numberFormat: draft.numberFormat,
          currencySymbol: draft.currencySymbol,
        }),
      },
    });
    if (saved) onClose();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <FieldForm draft={draft} types={[field.type, ...conversionsOf(field.type)]} onChange={setDraft} />
      <FormError message={error} />
      {field.type === 'SELECT' && <OptionList field={field} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" busy={update.busy}>
          Save field
        </Button>
      </DialogActions>
    </form>
  );
}
