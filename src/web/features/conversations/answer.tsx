import { nothingAnswers } from '#domain/ai/ask.ts';
import type { ConversationMessageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import type { ShownSentence } from './answer-part.ts';
import { AnswerText } from './answer-text.tsx';
import { QuoteList } from './quote-list.tsx';
import classes from './answer.module.css';

export type Message = ConversationMessageFieldsFragment;

/** A finished answer: what it says, how it was made, and what it rests on. */
export function Answer({ message }: { message: Message }) {
  const { sentences, state, answered, engine } = message;
  const isEmpty = sentences.length === 0;
  return (
    <div className={classes.answer}>
      {!answered && state === 'DONE' && (
        <>
          <p className={classes.nothing}>{nothingAnswers}</p>
          {!isEmpty && <p className={classes.label}>Nearest quotes</p>}
        </>
      )}
      {answered && engine === 'EMBEDDED' && (
        <p className={classes.label}>Quotes, chosen without a language model</p>
      )}
      <Sentences sentences={sentences} />
      {message.problem !== null && <Callout tone="warning">{message.problem}</Callout>}
      {state === 'CANCELLED' && <p className={classes.label}>Cancelled</p>}
      {state === 'INTERRUPTED' && <Callout tone="warning">The answer was interrupted. Ask again.</Callout>}
      {answered && <p className={classes.facts}>{factsOf(message)}</p>}
    </div>
  );
}

/** Quotes come one in each sentence, word for word; everything else was written by a model. */
export function Sentences({ sentences }: { sentences: readonly ShownSentence[] }) {
  if (sentences.length === 0) return null;
  const isQuotes = sentences.every(
    ({ text, support, citations }) => support === 'WITHHELD' || citations[0]?.quote === text,
  );
  return isQuotes ? <QuoteList sentences={sentences} /> : <AnswerText sentences={sentences} />;
}

/** Counted, not written by a model. */
function factsOf(message: Message): string {
  const { numItems, numProjects, numHighlights, numChannels, participantsCited, participantsTotal } = message;
  const parts = [
    numItems > 0 && `From ${countLabel(numItems, 'source')}`,
    numHighlights > 0 && countLabel(numHighlights, 'highlight'),
    numProjects > 1 && countLabel(numProjects, 'project'),
    numChannels > 0 && countLabel(numChannels, 'channel'),
    participantsCited !== null &&
      participantsCited > 0 &&
      participantsTotal !== null &&
      `${participantsCited} of ${countLabel(participantsTotal, 'participant')}`,
    message.engine === 'MODEL' && message.model,
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}
