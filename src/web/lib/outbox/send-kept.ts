import { createRequest, type Client } from '@urql/core';
import { isRefusedToken, isUnanswered, problemOf } from '#web/lib/graphql-problem.ts';
import type { KeptAction } from './kept-action.ts';
import type { SendOutcome } from './outbox.ts';
import { resent } from './outbox-exchange.ts';

/** A fault of the server may pass; one that does not must not hold up all that wait behind it. */
const faultsTolerated = 5;

/** Sends actions of the outbox: each once what it refers to is on the server. */
export function createKeptSender(client: Client, saveText: (documentId: string) => Promise<void>) {
  let faults = 0;
  return async (action: KeptAction): Promise<SendOutcome> => {
    if (action.documentId !== null) await saveText(action.documentId);
    const request = createRequest(action.query, action.variables);
    const { error } = await client.executeMutation(request, resent(action)).toPromise();
    const isFault = error?.graphQLErrors.some(
      ({ extensions }) => extensions['errorCode'] === 'InternalError',
    );
    faults = isFault ? faults + 1 : 0;
    if (!error) return { kind: 'done' };
    if (isUnanswered(error) || isRefusedToken(error)) return { kind: 'unreachable' };
    if (isFault && faults < faultsTolerated) return { kind: 'unreachable' };
    faults = 0;
    return { kind: 'refused', message: problemOf(error).message };
  };
}
