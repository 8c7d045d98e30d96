import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { UpdateTemplateDocument, WriteTemplateDocument } from '#web/features/templates/templates.gen.ts';
import type { TemplateTarget } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { TemplateEditor } from './template-editor.tsx';

type Edited = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Null for a project. */
  readonly content: DocumentJson | null;
};

export type TemplateFormProps = {
  target: TemplateTarget;
  /** Null: a new one. */
  template: Edited | null;
  onCancel: () => void;
  onSaved: (template: { readonly id: string }) => void;
};

const emptyText: DocumentJson = { type: 'doc', content: [{ type: 'paragraph' }] };

export function TemplateForm({ target, template, onCancel, onSaved }: TemplateFormProps) {
  const [title, setTitle] = useState(template?.title ?? '');
  const [description, setDescription] = useState(template?.description ?? '');
  const [editor, setEditor] = useState<Editor | null>(null);
  const [error, setError] = useState<string | null>(null);
  const write = useCommand(WriteTemplateDocument, { onRefused: setError });
  const update = useCommand(UpdateTemplateDocument, { onRefused: setError });
  const busy = write.busy || update.busy;

  async function save(words: { title: string; description: string }) {
    const content = editor ? JSON.stringify(editor.getJSON()) : null;
    if (template)
      return (await update.run({ input: { id: template.id, ...words, content } }))?.updateTemplate;
    if (target === 'PROJECT' || content === null) return undefined;
    return (await write.run({ input: { target, ...words, content } }))?.writeTemplate;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [parsed, told] = [
      parseText(textLimits.templateTitle, title),
      parseText(textLimits.templateDescription, description),
    ];
    if (!parsed.ok) return setError(parsed.message);
    if (!told.ok) return setError(told.message);
    if (parsed.value === '') return setError('Enter a title');
    setError(null);
    const saved = await save({ title: parsed.value, description: told.value });
    if (!saved) return;
    showToast({ message: 'Template saved' });
    onSaved(saved);
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <FormStack>
        <TextField
          label="Title"
          autoComplete="off"
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
        {target !== 'PROJECT' && (
          <TemplateEditor document={template?.content ?? emptyText} onReady={setEditor} />
        )}
        <FormError message={error} />
        <FormActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Save template
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}
