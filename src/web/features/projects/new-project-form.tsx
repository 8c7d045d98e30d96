import { useState, type FormEvent } from 'react';
import type { ProjectTemplate } from '#domain/templates/project-template.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { CreateProjectDocument } from './projects.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import classes from './new-project-form.module.css';
import { TemplateChoice } from './template-choice.tsx';

export type NewProjectFormProps = {
  /** The folder that it will be in. */
  folderId: string | null;
  /** Chosen already, and can be changed. */
  templateId?: string | undefined;
  onCancel: () => void;
};

export function NewProjectForm({ folderId, templateId, onCancel }: NewProjectFormProps) {
  const [template, setTemplate] = useState<ProjectTemplate | null>(
    () => findProjectTemplate(templateId ?? '') ?? null,
  );
  const [title, setTitle] = useState('');
  const [summary, setSummary] = useState('');
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateProjectDocument, { onRefused: setError });
  const parsedTitle = parseText(textLimits.projectTitle, title);
  const parsedSummary = parseText(textLimits.projectSummary, summary);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!parsedTitle.ok || !parsedSummary.ok || create.busy) return;
    setError(null);
    const made = await create.run({
      input: {
        title: parsedTitle.value,
        summary: parsedSummary.value,
        templateId: template?.id ?? null,
        folderId,
      },
    });
    if (!made) return;
    const { id } = made.createProject;
    replaceWith('project', { params: { projectId: id }, titles: { projectId: made.createProject.title } });
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <FormStack>
        <TextField
          label="Title"
          placeholder="Onboarding interviews, spring"
          autoComplete="off"
          value={title}
          error={parsedTitle.ok ? null : parsedTitle.message}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextAreaField
          label="Summary (optional)"
          placeholder="What you want to learn, from whom, and by when"
          value={summary}
          error={parsedSummary.ok ? null : parsedSummary.message}
          onChange={(event) => setSummary(event.target.value)}
        />
        <TemplateChoice value={template} onChange={setTemplate} />
        <FormError message={error} />
        <div className={classes.actions}>
          <FormActions>
            <Button type="submit" variant="primary" busy={create.busy}>
              Create project
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </FormActions>
        </div>
      </FormStack>
    </form>
  );
}
