import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import {
  templateParts,
  templatePartTitles,
  usualTemplateParts,
  type TemplatePart,
} from '#domain/templates/template-parts.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { SaveTemplateDocument } from './templates.gen.ts';
import classes from './templates.module.css';

export type SaveTemplateDialogProps = {
  project: { readonly id: string; readonly title: string };
  onClose: () => void;
};

/** Everybody in the workspace can start from it: what goes along is the person's choice. */
export function SaveTemplateDialog({ project, onClose }: SaveTemplateDialogProps) {
  const [title, setTitle] = useState(project.title);
  const [description, setDescription] = useState('');
  const [parts, setParts] = useState<readonly TemplatePart[]>(usualTemplateParts);
  const [error, setError] = useState<string | null>(null);
  const save = useCommand(SaveTemplateDocument, { onRefused: setError });
  const parsedTitle = parseText(textLimits.projectTitle, title);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (save.busy) return;
    if (!parsedTitle.ok) return setError(parsedTitle.message);
    if (parsedTitle.value === '') return setError('Enter a title');
    setError(null);
    const input = { projectId: project.id, title: parsedTitle.value, description, parts: [...parts] };
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
          <fieldset className={classes.set}>
            <legend className={classes.legend}>Include</legend>
            {templateParts.map((part) => (
              <Switch
                key={part}
                label={templatePartTitles[part]}
                checked={parts.includes(part)}
                onChange={(isChosen) =>
                  setParts(templateParts.filter((one) => (one === part ? isChosen : parts.includes(one))))
                }
              />
            ))}
          </fieldset>
          <p>Everyone in the workspace can see a template and create projects from it.</p>
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
