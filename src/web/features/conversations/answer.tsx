import { nothingAnswers } from '#domain/ai/ask.ts';
import { CitedText } from '#web/features/answering/index.ts';
import { useSpokenPlace } from '#web/features/listening/index.ts';
import type { ConversationMessageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import classes from './answer.module.css';

export type Message = ConversationMessageFieldsFragment;

/** A finished answer: what it says, how it was made, and what it rests on. */
export function Answer({ message }: { message: Message }) {
  const { sentences, state, answered, engine } = message;
  const spokenPlace = useSpokenPlace(message.id);
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
      <CitedText sentences={sentences} spokenPlace={spokenPlace} />
      {message.problem !== null && <Callout tone="warning">{message.problem}</Callout>}
      {state === 'CANCELLED' && <p className={classes.label}>Cancelled</p>}
      {state === 'INTERRUPTED' && <Callout tone="warning">The answer was interrupted. Ask again.</Callout>}
      {answered && <p className={classes.facts}>{factsOf(message)}</p>}
    </div>
  );
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
