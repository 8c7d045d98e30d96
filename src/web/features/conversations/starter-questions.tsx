import { useQuery } from 'urql';
import { StarterQuestionsDocument } from './conversations.gen.ts';
import classes from './ask-panel.module.css';

const shown = 4;

export function StarterQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const [{ data }] = useQuery({ query: StarterQuestionsDocument });
  if (!data) return null;
  return (
    <section aria-label="Questions to start with" className={classes.starters}>
      {data.starterQuestions.slice(0, shown).map((question) => (
        <button key={question} type="button" className={classes.starter} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </section>
  );
}
