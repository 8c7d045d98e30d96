import { useClient, type Client, type CombinedError } from 'urql';
import type { PersonalDecision } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';

const done: Readonly<Record<PersonalDecision, string>> = {
  HIDE: 'hidden',
  KEEP: 'kept as not personal',
  REOPEN: 'shown again',
};

export type Review = (ids: readonly string[], decision: PersonalDecision) => Promise<boolean>;
type Send = (
  client: Client,
  ids: string[],
  decision: PersonalDecision,
) => Promise<{ error?: CombinedError | undefined }>;

/** With an undo where this person may take it back: showing hidden words needs full access. */
export function useReview(mayLift: boolean, mutate: Send): Review {
  const client = useClient();
  async function send(ids: readonly string[], decision: PersonalDecision): Promise<boolean> {
    const { error } = await mutate(client, [...ids], decision);
    if (error) showToast({ message: problemOf(error).message, tone: 'error' });
    return !error;
  }
  return async (ids, decision) => {
    if (!(await send(ids, decision))) return false;
    const mayUndo = decision === 'KEEP' || (decision === 'HIDE' && mayLift);
    showToast({
      message: `${countLabel(ids.length, 'item')} ${done[decision]}`,
      ...(mayUndo && { undo: () => void send(ids, 'REOPEN') }),
    });
    return true;
  };
}
