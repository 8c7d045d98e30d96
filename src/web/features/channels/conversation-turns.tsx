import type { DataPointQuery } from '#web/lib/graphql.gen.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './conversation-turns.module.css';

type Turn = NonNullable<DataPointQuery['dataPoint']>['turns'][number];

/** A conversation as it was led. What the customer says stands out: that is what is sorted into themes. */
export function ConversationTurns({ turns }: { turns: readonly Turn[] }) {
  return (
    <ol className={classes.turns} aria-label="Conversation">
      {turns.map(({ text, participant, saidAt, fromCustomer }, at) => (
        // Messages have no ids; their order is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={fromCustomer ? classes.customer : classes.agent}>
          <p className={classes.who}>
            <strong>{participant ?? (fromCustomer ? 'Customer' : 'Team')}</strong>
            {fromCustomer && isName(participant) && <span>Customer</span>}
            {saidAt !== null && <RelativeTime at={saidAt} />}
          </p>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Exports often call the speaker by their role: said twice it reads like a name. */
function isName(participant: string | null): boolean {
  return participant !== null && participant.trim().toLowerCase() !== 'customer';
}
