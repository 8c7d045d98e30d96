import { useState } from 'react';
import { useQuery } from 'urql';
import type { QuestionResultsQuery } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { AnsweredNotes, type Answered } from './answered-notes.tsx';
import { QuestionResultsDocument } from './questions.gen.ts';
import classes from './question-results.module.css';

type Result = QuestionResultsQuery['questionResults'][number];
const shownFirst = 10;

/** How the notes of a project answer its survey; nothing where nobody asked or answered. */
export function QuestionResults({ projectId }: { projectId: string }) {
  const [{ data }] = useQuery({ query: QuestionResultsDocument, variables: { projectId } });
  const [answered, setAnswered] = useState<Answered | null>(null);
  const results = data?.questionResults.filter(({ noteCount }) => noteCount > 0) ?? [];
  if (results.length === 0) return null;
  return (
    <Section title="Survey answers">
      <div className={classes.questions}>
        {results.map((result) => (
          <QuestionChart key={result.question.id} result={result} onChoose={setAnswered} />
        ))}
      </div>
      {answered !== null && <AnsweredNotes {...answered} onClose={() => setAnswered(null)} />}
    </Section>
  );
}

function QuestionChart({ result, onChoose }: { result: Result; onChoose: (answered: Answered) => void }) {
  const { question, noteCount } = result;
  const [isWhole, setWhole] = useState(false);
  const chosen = result.options.filter((option) => option.noteCount > 0);
  // Steps of a scale stay in their order; other answers stand by how often they were given.
  const options = isScale(result.options)
    ? result.options.toSorted((a, b) => Number(a.optionText) - Number(b.optionText))
    : chosen.toSorted((a, b) => b.noteCount - a.noteCount);
  const shown = isWhole ? options : options.slice(0, Math.max(shownFirst, isScale(options) ? 11 : 0));
  return (
    <figure className={classes.question}>
      <figcaption>
        <h3>{question.title}</h3>
        <span className={classes.count}>{countLabel(noteCount, 'response')}</span>
      </figcaption>
      {question.type === 'FREE_TEXT' ? (
        <Button onClick={() => onChoose({ questionId: question.id, optionId: null, title: question.title })}>
          Read the answers
        </Button>
      ) : (
        <ul>
          {shown.map((option) => (
            <li key={option.id}>
              <button
                type="button"
                className={classes.option}
                onClick={() =>
                  onChoose({ questionId: question.id, optionId: option.id, title: option.optionText })
                }
              >
                <span className={classes.label}>{option.optionText}</span>
                <span className={classes.number}>
                  {option.noteCount.toLocaleString('en')} · {Math.round((100 * option.noteCount) / noteCount)}
                  %
                </span>
                <span className={classes.track} aria-hidden="true">
                  <span
                    className={classes.bar}
                    style={{ width: `${(100 * option.noteCount) / noteCount}%` }}
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {options.length > shown.length && (
        <Button onClick={() => setWhole(true)}>Show {options.length - shown.length} more</Button>
      )}
    </figure>
  );
}

function isScale(options: readonly { optionText: string }[]): boolean {
  return options.length > 1 && options.every(({ optionText }) => /^\d{1,2}$/u.test(optionText));
}
