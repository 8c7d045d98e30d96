import { startTransition, useId, useOptimistic } from 'react';
import { useQuery } from 'urql';
import type { Decision } from '#domain/access/can.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { NoteResponsesFragment, QuestionPartsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { InlineEdit } from '#web/ui/inline-edit.tsx';
import { keepTypedResponse } from './keep-typed-response.ts';
import { AnswerQuestionsDocument, NoteResponsesDocument } from './questions.gen.ts';
import classes from './responses-section.module.css';

type Response = NoteResponsesFragment['responses'][number];
type Answer = { text?: string | null; optionIds?: string[] };

/** What a note says to the questions of its project; nothing where the project asks none. */
export function ResponsesSection({ noteId, mayFill }: { noteId: string; mayFill: Decision }) {
  const [{ data }] = useQuery({ query: NoteResponsesDocument, variables: { id: noteId } });
  const answer = useCommand(AnswerQuestionsDocument);
  const note = data?.note;
  if (!note || note.questions.length === 0) return null;
  const reason = mayFill.allowed ? null : mayFill.reason;
  return (
    <section className={classes.section} aria-label="Survey responses">
      <h3 className={classes.heading}>Survey responses</h3>
      {note.questions.map((question) => (
        <ResponseRow
          key={question.id}
          question={question}
          response={note.responses.find(({ questionId }) => questionId === question.id) ?? null}
          disabledReason={reason}
          onAnswer={(given) => answer.run({ noteId, answers: [{ questionId: question.id, ...given }] })}
          onType={(text) => keepTypedResponse({ noteId, questionId: question.id }, text)}
        />
      ))}
    </section>
  );
}

type ResponseRowProps = {
  question: QuestionPartsFragment;
  response: Response | null;
  disabledReason: string | null;
  onAnswer: (answer: Answer) => Promise<unknown>;
  onType: (text: string | null) => void;
};

function ResponseRow({ question, response, disabledReason, onAnswer, onType }: ResponseRowProps) {
  const id = useId();
  return (
    <fieldset className={classes.response} aria-labelledby={id}>
      <p id={id} className={classes.question}>
        {question.title}
      </p>
      {question.type === 'FREE_TEXT' ? (
        <InlineEdit
          label={question.title}
          value={response?.text ?? ''}
          placeholder={disabledReason === null ? 'Add a response' : 'No response'}
          multiline
          disabledReason={disabledReason}
          check={(text) => {
            const parsed = parseText(textLimits.fieldText, text);
            return parsed.ok ? null : parsed.message;
          }}
          onSave={(text) => {
            // Until the server has it: no answer of it is kept otherwise.
            onType(text);
            void onAnswer({ text }).then((answered) => answered !== null && onType(null));
          }}
          onType={onType}
          savesWhileTyping
        />
      ) : (
        <Options
          question={question}
          chosen={response?.optionIds ?? []}
          isDisabled={disabledReason !== null}
          onChoose={(optionIds) => onAnswer({ optionIds })}
        />
      )}
    </fieldset>
  );
}

type OptionsProps = {
  question: QuestionPartsFragment;
  chosen: readonly string[];
  isDisabled: boolean;
  onChoose: (ids: string[]) => Promise<unknown>;
};

/** Checkboxes for both kinds: an answer to a single question can be taken back too. */
function Options({ question: { type, options }, chosen, isDisabled, onChoose }: OptionsProps) {
  const [shown, show] = useOptimistic(chosen);
  const others = (id: string) => (type === 'SINGLE_SELECT' ? [] : shown.filter((one) => one !== id));

  function choose(ids: string[]) {
    startTransition(async () => {
      show(ids);
      await onChoose(ids);
    });
  }

  return (
    <ul className={classes.options}>
      {options.map(({ id, optionText }) => (
        <li key={id}>
          <label className={classes.option}>
            <input
              type="checkbox"
              checked={shown.includes(id)}
              disabled={isDisabled}
              onChange={(event) => choose(event.target.checked ? [...others(id), id] : others(id))}
            />
            <span>{optionText}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
