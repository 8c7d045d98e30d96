import { useState, type FormEvent } from 'react';
import {
  templateParts,
  templatePartTitles,
  usualTemplateParts,
  type TemplatePart,
} from '#domain/templates/template-parts.ts';
import type { TemplateFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { PublishTemplateDocument } from './templates.gen.ts';
import classes from './templates.module.css';

export type PublishTemplateDialogProps = { template: TemplateFieldsFragment; onClose: () => void };

const countOfPart = {
  TAGS: 'tagCount',
  FIELDS: 'fieldCount',
  VIEWS: 'viewCount',
  QUESTIONS: 'questionCount',
  NOTES: 'noteCount',
  INSIGHTS: 'insightCount',
} as const satisfies Record<TemplatePart, keyof TemplateFieldsFragment>;

/** People outside of the workspace will see it: what goes along is chosen again. */
export function PublishTemplateDialog({ template, onClose }: PublishTemplateDialogProps) {
  const [parts, setParts] = useState<readonly TemplatePart[]>(usualTemplateParts);
  const [withReadme, setWithReadme] = useState(false);
  const [withName, setWithName] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const publish = useCommand(PublishTemplateDocument, { onRefused: setError });
  const isProject = template.target === 'PROJECT';
  const offered = isProject ? templateParts.filter((part) => template[countOfPart[part]] > 0) : [];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (publish.busy) return;
    const input = { id: template.id, parts: [...parts], withReadme, withName };
    if (!(await publish.run({ input }))) return;
    showToast({ message: `Template “${template.title}” published` });
    onClose();
  }

  return (
    <Dialog title={`Publish “${template.title}”`} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <FormStack>
          <p>
            Every workspace on this server can see and use it, with its title and description. Highlights,
            files, comments, mentions and field values are left out.
          </p>
          <fieldset className={classes.set}>
            <legend className={classes.legend}>Include</legend>
            {offered.map((part) => (
              <Switch
                key={part}
                label={templatePartTitles[part]}
                checked={parts.includes(part)}
                onChange={(isChosen) =>
                  setParts(templateParts.filter((one) => (one === part ? isChosen : parts.includes(one))))
                }
              />
            ))}
            {isProject && <Switch label="Readme" checked={withReadme} onChange={setWithReadme} />}
            <Switch label="Your name" checked={withName} onChange={setWithName} />
          </fieldset>
          <FormError message={error} />
          <FormActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={publish.busy}>
              Publish template
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Dialog>
  );
}
