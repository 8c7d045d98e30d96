import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SaveDocumentTemplateDocument } from './templates.gen.ts';

export type SaveDocumentDialogProps = {
  kind: DocumentKind;
  document: { readonly id: string; readonly title: string };
  onClose: () => void;
};

/** Everybody in the workspace can start from it, so evidence and names stay where they are. */
export function SaveDocumentDialog({ kind, document, onClose }: SaveDocumentDialogProps) {
  const [title, setTitle] = useState(document.title);
  const [description, setDescription] = useState('');
  const [withFields, setWithFields] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const save = useCommand(SaveDocumentTemplateDocument, { onRefused: setError });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (save.busy) return;
    const parsed = parseText(textLimits.templateTitle, title);
    if (!parsed.ok) return setError(parsed.message);
    if (parsed.value === '') return setError('Enter a title');
    setError(null);
    const target = kind === 'note' ? 'NOTE' : 'INSIGHT';
    const input = { target, objectId: document.id, title: parsed.value, description, withFields } as const;
    if (!(await save.run({ input }))) return;
    showToast({ message: 'Template saved' });
    onClose();
  }

  return (
    <Dialog title="Save as template" onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <FormStack>
          <TextField
            label="Title"
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              setError(null);
            }}
          />
          <TextAreaField
            label="Description"
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          <Switch
            label="Field values"
            hint="Fields with people, e-mail addresses and phone numbers aren’t included."
            checked={withFields}
            onChange={setWithFields}
          />
          <p>
            {`Everyone in the workspace can see a template and create ${kind}s from it. The text is included without highlights, comments, transcripts, files, cards and names.`}
          </p>
          <FormError message={error} />
          <FormActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={save.busy}>
              Save template
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Dialog>
  );
}
