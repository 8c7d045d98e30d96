import { useState, type FormEvent, type ReactNode } from 'react';
import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

export type SaveTemplateFormProps = {
  initialTitle: string;
  limit: TextLimit;
  busy: boolean;
  error: string | null;
  onError: (message: string | null) => void;
  /** Answers whether it was stored. */
  save: (named: { title: string; description: string }) => Promise<boolean>;
  onClose: () => void;
  /** What goes along, and who sees it. */
  children: ReactNode;
};

/** A name for what others start from. */
export function SaveTemplateForm(props: SaveTemplateFormProps) {
  const { initialTitle, limit, busy, error, onError, save, onClose, children } = props;
  const [title, setTitle] = useState(initialTitle);
  const [description, setDescription] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const parsed = parseText(limit, title);
    if (!parsed.ok) return onError(parsed.message);
    if (parsed.value === '') return onError('Enter a title');
    onError(null);
    if (!(await save({ title: parsed.value, description }))) return;
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
              onError(null);
            }}
          />
          <TextAreaField
            label="Description"
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          {children}
          <FormError message={error} />
          <FormActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy}>
              Save template
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Dialog>
  );
}
