import { useState, type FormEvent } from 'react';
import type { TypeOf } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { isUuid } from '#domain/ids/uuid.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { useViewer } from '#web/features/members/index.ts';
import { UseTemplateDocument } from '#web/features/templates/index.ts';
import { CreateProjectDocument } from './projects.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { typedDraft } from '#web/lib/typed-draft.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import classes from './new-project-form.module.css';
import { TemplateChoice } from './template-choice.tsx';

const draftCodec = object({ title: string, summary: string }, 'project draft');

export type NewProjectFormProps = {
  /** The folder that it will be in. */
  folderId: string | null;
  /** Chosen already, and can be changed. */
  templateId?: string | undefined;
  onCancel: () => void;
};

export function NewProjectForm({ folderId, templateId, onCancel }: NewProjectFormProps) {
  // A name in the address that no template has is a blank project.
  const [chosenId, setChosenId] = useState(
    templateId !== undefined && (findProjectTemplate(templateId) || isUuid(templateId)) ? templateId : null,
  );
  const viewer = useViewer();
  const draft = typedDraft(draftCodec, viewer.id, 'project');
  const [{ title, summary }, setWords] = useState(() => draft.read() ?? { title: '', summary: '' });
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateProjectDocument, { onRefused: setError });
  const use = useCommand(UseTemplateDocument, { onRefused: setError });
  const busy = create.busy || use.busy;
  const parsedTitle = parseText(textLimits.projectTitle, title);
  const parsedSummary = parseText(textLimits.projectSummary, summary);

  function write(changes: Partial<TypeOf<typeof draftCodec>>) {
    const words = { title, summary, ...changes };
    setWords(words);
    if (words.title === '' && words.summary === '') draft.drop();
    else draft.keep(words);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!parsedTitle.ok || !parsedSummary.ok || busy) return;
    setError(null);
    const words = { title: parsedTitle.value, summary: parsedSummary.value };
    const isOfWorkspace = chosenId !== null && !findProjectTemplate(chosenId);
    const id = isOfWorkspace
      ? (await use.run({ id: chosenId, ...words, folderId }))?.useTemplate
      : (await create.run({ input: { ...words, templateId: chosenId, folderId } }))?.createProject.id;
    if (id === undefined) return;
    draft.drop();
    replaceWith('project', { params: { projectId: id }, titles: { projectId: words.title } });
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <FormStack>
        <TextField
          label="Title"
          placeholder="Onboarding interviews, spring"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a page that exists to fill it
          autoFocus
          data-autofocus
          value={title}
          error={parsedTitle.ok ? null : parsedTitle.message}
          onChange={(event) => write({ title: event.target.value })}
        />
        <TextAreaField
          label="Summary (optional)"
          placeholder="What you want to learn, from whom, and by when"
          value={summary}
          error={parsedSummary.ok ? null : parsedSummary.message}
          onChange={(event) => write({ summary: event.target.value })}
        />
        <TemplateChoice value={chosenId} onChange={setChosenId} />
        <FormError message={error} />
        <div className={classes.actions}>
          <FormActions>
            <Button type="submit" variant="primary" busy={busy}>
              Create project
            </Button>
            <Button
              onClick={() => {
                draft.drop();
                onCancel();
              }}
            >
              Cancel
            </Button>
          </FormActions>
        </div>
      </FormStack>
    </form>
  );
}
