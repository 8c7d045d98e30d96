import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { UseTemplateDocument } from './templates.gen.ts';

export type UseTemplateDialogProps = {
  /** Of the workspace or the gallery. */
  template: { readonly id: string; readonly title: string };
  onClose: () => void;
};

/** A new project that is set up as the template. */
export function UseTemplateDialog({ template, onClose }: UseTemplateDialogProps) {
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);
  const use = useCommand(UseTemplateDocument, { onRefused: setError });
  const parsed = parseText(textLimits.projectTitle, title);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (use.busy) return;
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    const made = await use.run({ id: template.id, title: parsed.value });
    if (made) goTo('project', { params: { projectId: made.useTemplate } });
  }

  return (
    <Dialog title={`Create a project from “${template.title}”`} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <FormStack>
          <TextField label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
          <FormError message={error} />
          <FormActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={use.busy}>
              Create project
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Dialog>
  );
}
