import { useState } from 'react';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Switch } from '#web/ui/switch.tsx';
import { SaveTemplateForm } from './save-template-form.tsx';
import { SaveDocumentTemplateDocument } from './templates.gen.ts';

export type SaveDocumentDialogProps = {
  kind: DocumentKind;
  document: { readonly id: string; readonly title: string };
  onClose: () => void;
};

/** Everybody in the workspace can start from it, so evidence and names stay where they are. */
export function SaveDocumentDialog({ kind, document, onClose }: SaveDocumentDialogProps) {
  const [withFields, setWithFields] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const save = useCommand(SaveDocumentTemplateDocument, { onRefused: setError });
  const target = kind === 'note' ? 'NOTE' : 'INSIGHT';
  return (
    <SaveTemplateForm
      initialTitle={document.title}
      limit={textLimits.templateTitle}
      busy={save.busy}
      error={error}
      onError={setError}
      save={async (named) =>
        Boolean(await save.run({ input: { target, objectId: document.id, withFields, ...named } }))
      }
      onClose={onClose}
    >
      <Switch
        label="Field values"
        hint="Fields with people, e-mail addresses and phone numbers aren’t included."
        checked={withFields}
        onChange={setWithFields}
      />
      <p>
        {`Everyone in the workspace can see a template and create ${kind}s from it. The text is included without highlights, comments, transcripts, files, cards and names.`}
      </p>
    </SaveTemplateForm>
  );
}
