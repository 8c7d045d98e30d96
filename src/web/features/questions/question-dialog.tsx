import { useState, type FormEvent } from 'react';
import { questionTypes, type QuestionType } from '#domain/questions/question-types.ts';
import type { QuestionPartsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SelectField, TextAreaField } from '#web/ui/text-field.tsx';
import { questionTypeNames } from './question-type-names.ts';
import { CreateQuestionDocument, UpdateQuestionDocument } from './questions.gen.ts';
import classes from './question-dialog.module.css';

export type QuestionDialogProps = {
  projectId: string;
  /** Null: a new one. */
  question: QuestionPartsFragment | null;
  onClose: () => void;
};

export function QuestionDialog({ projectId, question, onClose }: QuestionDialogProps) {
  const [title, setTitle] = useState(question?.title ?? '');
  const [type, setType] = useState<QuestionType>(question?.type ?? 'FREE_TEXT');
  const [options, setOptions] = useState(
    question?.options.map(({ optionText }) => optionText).join('\n') ?? '',
  );
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateQuestionDocument, { onRefused: setError });
  const update = useCommand(UpdateQuestionDocument, { onRefused: setError });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    const given = type === 'FREE_TEXT' ? [] : withIds(options, question?.options ?? []);
    const saved = question
      ? await update.run({ input: { id: question.id, title, options: given } })
      : await create.run({ input: { projectId, title, type, options: given } });
    if (saved) onClose();
  }

  return (
    <Dialog title={question ? 'Edit question' : 'New question'} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="Question"
          value={title}
          data-autofocus
          onChange={(event) => setTitle(event.target.value)}
        />
        <SelectField
          label="Answered by"
          value={type}
          disabled={question !== null}
          options={questionTypes.map((value) => ({ value, label: questionTypeNames[value] }))}
          onChange={(event) => setType(questionTypes.find((one) => one === event.target.value) ?? type)}
        />
        {type !== 'FREE_TEXT' && (
          <TextAreaField
            label="Options"
            hint="One per line. Removing an option removes it from responses."
            value={options}
            onChange={(event) => setOptions(event.target.value)}
          />
        )}
        <FormError message={error} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={create.busy || update.busy}>
            {question ? 'Save question' : 'Create question'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A line that was there keeps its option. A single line that was changed among the same number is a new name for it. */
function withIds(text: string, known: QuestionPartsFragment['options']) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const kept = lines.map(
    (optionText) => known.find((option) => option.optionText === optionText)?.id ?? null,
  );
  const free = known.filter((option) => !kept.includes(option.id));
  return lines.map((optionText, index) => {
    const renamed = lines.length === known.length && free.length === 1 ? (free[0]?.id ?? null) : null;
    return { optionText, id: kept[index] ?? renamed };
  });
}
