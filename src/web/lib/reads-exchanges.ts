import { makeOperation, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { filter, fromArray, makeSubject, map, merge, mergeMap, pipe, tap } from 'wonka';

const settleMs = 50;
/** How often in a row an answer without data is asked for again. */
const patience = 5;
/** After an outage everybody comes back at once; until then the live wire stands again, too. */
const returnMs = 1000;

/**
 * Around the cache: what a list shows is in the end what is true, in whatever order the messages come. `kept` is
 * above the cache, `current` right below it.
 */
export function createReadsExchanges(onReturn: (listener: () => void) => void = () => {}): {
  kept: Exchange;
  current: Exchange;
} {
  /** Reads on the network, with how many changes were known when they began. */
  const underWay = new Map<number, number>();
  /** Changes shown before the server has answered; the cache holds reads of what they touch back. */
  const foreseen = new Set<number>();
  return { kept: keptReads(underWay, foreseen, onReturn), current: currentReads(underWay, foreseen) };
}

/**
 * The cache drops reads: while a change is foreseen, and when it takes a miss for a loop, as after an answer without
 * data. The client believes them to be under way and never sends them again. It also gives answers without their data,
 * when a change took a part of it away that was on its way. What nobody answers, or so, is sent from here; and after an
 * outage everything that is shown, for what changed meanwhile.
 */
function keptReads(
  underWay: ReadonlyMap<number, number>,
  foreseen: ReadonlySet<number>,
  onReturn: (listener: () => void) => void,
): Exchange {
  return ({ forward }) =>
    (operations) => {
      const shown = new Map<number, Operation>();
      const unanswered = new Set<number>();
      const hollow = new Map<number, number>();
      const last = new Map<number, OperationResult['data']>();
      const dropped = makeSubject<Operation>();
      let isChecking = false;
      let wasRefused = false;

      function sendDropped(): void {
        isChecking = false;
        if (foreseen.size > 0) return;
        for (const [key, operation] of shown) {
          if (underWay.has(key) || !(wasRefused || unanswered.has(key))) continue;
          dropped.next(
            makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }),
          );
        }
        wasRefused = false;
      }

      function checkSoon(): void {
        if (isChecking || (unanswered.size === 0 && !wasRefused)) return;
        isChecking = true;
        setTimeout(sendDropped);
      }

      let returning: ReturnType<typeof setTimeout> | undefined;
      onReturn(() => {
        clearTimeout(returning);
        returning = setTimeout(
          () => {
            wasRefused = true;
            checkSoon();
          },
          returnMs * (1 + Math.random()),
        );
      });

      return pipe(
        merge([
          pipe(
            operations,
            tap((operation) => {
              const { kind, key, context } = operation;
              if (kind === 'teardown') {
                shown.delete(key);
                hollow.delete(key);
                last.delete(key);
                unanswered.delete(key);
              }
              if (kind !== 'query' || context.requestPolicy === 'cache-only') return;
              shown.set(key, operation);
              unanswered.add(key);
              checkSoon();
            }),
          ),
          dropped.source,
        ]),
        forward,
        filter((result) => {
          const { kind, key } = result.operation;
          const isAnswer = kind !== 'query' || !isHollow(result);
          if (kind === 'query' && isAnswer) unanswered.delete(key);
          // What the cache heard of while it foresaw the change goes with it.
          if (kind === 'mutation' && result.error) wasRefused = true;
          checkSoon();
          return isAnswer;
        }),
        map(keepShown),
      );

      /** A read that can't reach the server leaves on the screen what was there; a refusal of the server does not. */
      function keepShown(result: OperationResult): OperationResult {
        const { operation, error, data } = result;
        if (operation.kind !== 'query') return result;
        if (data) last.set(operation.key, data);
        else if (error?.networkError) return { ...result, data: last.get(operation.key) };
        return result;
      }

      /** A page that loses its data is put away with everything that is open in it; one that never gets any must say so. */
      function isHollow({ operation: { key, context }, data, error }: OperationResult): boolean {
        const isEmpty =
          (data === undefined || data === null) && !error && context.requestPolicy !== 'cache-only';
        const times = isEmpty ? (hollow.get(key) ?? 0) + 1 : 0;
        if (isEmpty && times <= patience) hollow.set(key, times);
        else hollow.delete(key);
        return isEmpty && times <= patience;
      }
    };
}

/**
 * A read that was under way when a change was heard or made may answer with what was true before it. Such an answer is
 * shown and asked for once more. Of two reads of the same thing only the later is waited for: the earlier one may
 * answer last, with older facts.
 */
function currentReads(underWay: Map<number, number>, foreseen: Set<number>): Exchange {
  return ({ forward }) =>
    (operations) => {
      const again = new Map<number, ReturnType<typeof setTimeout>>();
      const overtaken = makeSubject<Operation>();
      let heard = 0;

      function begin(operation: Operation): readonly Operation[] {
        const { kind, key, context } = operation;
        if (kind === 'mutation' && context['optimistic'] === true) foreseen.add(key);
        if (kind !== 'query' && kind !== 'teardown') return [operation];
        clearTimeout(again.get(key));
        again.delete(key);
        const isRepeated = underWay.delete(key);
        if (kind === 'teardown') return [operation];
        underWay.set(key, heard);
        return isRepeated ? [makeOperation('teardown', operation, context), operation] : [operation];
      }

      return pipe(
        merge([operations, overtaken.source]),
        mergeMap((operation) => fromArray([...begin(operation)])),
        forward,
        tap(({ operation }) => {
          const { kind, key } = operation;
          if (kind === 'subscription' || kind === 'mutation') heard += 1;
          foreseen.delete(key);
          const atStart = underWay.get(key);
          underWay.delete(key);
          if (kind !== 'query' || atStart === undefined || atStart === heard) return;
          again.set(
            key,
            setTimeout(() => overtaken.next(operation), settleMs),
          );
        }),
      );
    };
}
