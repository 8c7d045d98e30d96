import {
  CombinedError,
  makeOperation,
  stringifyDocument,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { filter, fromPromise, fromValue, merge, mergeMap, pipe, share, type Source } from 'wonka';
import { requestKeyHeader } from '#domain/connectivity/request-key.ts';
import { isUnanswered } from '#web/lib/graphql-problem.ts';
import { keepingOf } from './keep.ts';
import type { KeptAction } from './kept-action.ts';
import type { Outbox } from './outbox.ts';

const actionKey = 'keptAction';
const resentKey = 'resentAction';

/** For the context of a mutation that the outbox sends. */
export function resent({ key }: KeptAction): Record<string, unknown> {
  return { [resentKey]: key };
}

/**
 * Each mutation that says what to show meanwhile is written to the device while it is sent. If the server doesn't
 * answer, or others wait already, it waits in the outbox and the page goes on with the answer it gave along.
 */
export function outboxExchange(outbox: Outbox): Exchange {
  return ({ forward }) =>
    (operations) => {
      const ready = pipe(operations, mergeMap(prepare), share);
      const results = pipe(
        ready,
        filter((one) => 'send' in one),
        mergeMap(({ send }) => fromValue(send)),
        forward,
        mergeMap(settle),
      );
      const held = pipe(
        ready,
        filter((one) => 'hold' in one),
        mergeMap(({ hold, action, isKept }) => fromPromise(holdBack(hold, action, isKept))),
      );
      return merge([results, held]);
    };

  type Ready = { send: Operation } | { hold: Operation; action: KeptAction; isKept: Promise<boolean> };

  function prepare(operation: Operation): Source<Ready> {
    const again = operation.context[resentKey] as string | undefined;
    if (again !== undefined) return fromValue({ send: withKey(operation, again) });
    const keeping = operation.kind === 'mutation' ? keepingOf(operation.context) : null;
    if (!keeping) return fromValue({ send: operation });
    const { documentId, after, replaces } = keeping;
    const action = outbox.draft({
      query: stringifyDocument(operation.query),
      variables: { ...operation.variables },
      documentId,
      ...(replaces !== null && { replaces }),
    });
    const isKept = action && outbox.write(action);
    const ready = (): Ready => (action && isKept ? readyOf(operation, action, isKept) : { send: operation });
    return after === null ? fromValue(ready()) : fromPromise(after.then(ready, ready));
  }

  function readyOf(operation: Operation, action: KeptAction, isKept: Promise<boolean>): Ready {
    if (outbox.mustWait()) return { hold: operation, action, isKept };
    const sent = withKey(operation, action.key);
    return { send: makeOperation('mutation', sent, { ...sent.context, [actionKey]: { action, isKept } }) };
  }

  function settle(result: OperationResult): Source<OperationResult> {
    const { operation, error, extensions } = result;
    const kept = operation.context[actionKey] as { action: KeptAction; isKept: Promise<boolean> } | undefined;
    if (!kept || operation.kind !== 'mutation') return fromValue(result);
    if (error && isUnanswered(error))
      return fromPromise(holdBack(operation, kept.action, kept.isKept, result));
    outbox.drop(kept.action.key);
    return fromValue(extensions?.['repeated'] === true ? meanwhile(operation) : result);
  }

  /** Only what is on the device counts as done; where a browser keeps nothing, the failure is shown. */
  async function holdBack(
    operation: Operation,
    action: KeptAction,
    isKept: Promise<boolean>,
    failure: OperationResult = unreachable(operation),
  ): Promise<OperationResult> {
    if (!(await isKept)) {
      outbox.drop(action.key);
      return failure;
    }
    outbox.hold(action);
    return meanwhile(operation);
  }
}

function meanwhile(operation: Operation): OperationResult {
  const data = keepingOf(operation.context)?.answer;
  return { operation, data, extensions: { waiting: true }, stale: false, hasNext: false };
}

function unreachable(operation: Operation): OperationResult {
  const error = new CombinedError({ networkError: new Error('Offline') });
  return { operation, data: undefined, error, stale: false, hasNext: false };
}

function withKey(operation: Operation, key: string): Operation {
  const given = operation.context.fetchOptions;
  const options = typeof given === 'function' ? given() : given;
  const headers = { ...(options?.headers as Record<string, string> | undefined), [requestKeyHeader]: key };
  return makeOperation(operation.kind, operation, {
    ...operation.context,
    fetchOptions: { ...options, headers },
  });
}
