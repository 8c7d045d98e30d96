import { useState } from 'react';
import { textLimits } from '#domain/limits/text-limits.ts';
import {
  templateParts,
  templatePartTitles,
  usualTemplateParts,
  type TemplatePart,
} from '#domain/templates/template-parts.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Switch } from '#web/ui/switch.tsx';
import { SaveTemplateForm } from './save-template-form.tsx';
import { SaveTemplateDocument } from './templates.gen.ts';
import classes from './templates.module.css';

export type SaveTemplateDialogProps = {
  project: { readonly id: string; readonly title: string };
  onClose: () => void;
};

/** Everybody in the workspace can start from it: what goes along is the person's choice. */
export function SaveTemplateDialog({ project, onClose }: SaveTemplateDialogProps) {
  const [parts, setParts] = useState<readonly TemplatePart[]>(usualTemplateParts);
  const [error, setError] = useState<string | null>(null);
  const save = useCommand(SaveTemplateDocument, { onRefused: setError });
  return (
    <SaveTemplateForm
      initialTitle={project.title}
      limit={textLimits.projectTitle}
      busy={save.busy}
      error={error}
      onError={setError}
      save={async (named) =>
        Boolean(await save.run({ input: { projectId: project.id, parts: [...parts], ...named } }))
      }
      onClose={onClose}
    >
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
    </SaveTemplateForm>
  );
}
