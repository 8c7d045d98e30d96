import { makeOperation, type Exchange, type Operation, type OperationResult } from '@urql/core';
import {
  filter,
  fromArray,
  makeSubject,
  map,
  merge,
  mergeMap,
  pipe,
  subscribe,
  tap,
  type Subject,
} from 'wonka';

const settleMs = 50;
/** How often in a row an answer without data, or one from before an own change, is asked for again. */
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
  const reads: Reads = { underWay: new Map(), foreseen: new Set(), overtaken: makeSubject() };
  return { kept: keptReads(reads, onReturn), current: currentReads(reads) };
}

type Reads = {
  /** Reads on the network, with how many changes were known when they began. */
  readonly underWay: Map<number, Known>;
  /** Changes shown before the server has answered; the cache holds reads of what they touch back. */
  readonly foreseen: Set<number>;
  /** The keys of reads that are to be sent once more. */
  readonly overtaken: Subject<number>;
};

/** How many changes were heard of, and how many of them were made here. */
type Known = { readonly heard: number; readonly made: number };

/**
 * The cache drops reads: while a change is foreseen, and when it takes a miss for a loop, as after an answer without
 * data. The client believes them to be under way and never sends them again. It also gives answers without their data,
 * when a change took a part of it away that was on its way. What nobody answers, or so, is sent from here; and after an
 * outage everything that is shown, for what changed meanwhile.
 *
 * What was overtaken is sent from here as well: the cache ranks an answer by when its read passed, and would put one
 * that it did not see begin above changes that were made since.
 */
function keptReads(
  { underWay, foreseen, overtaken }: Reads,
  onReturn: (listener: () => void) => void,
): Exchange {
  return ({ forward }) =>
    (operations) => {
      const shown = new Map<number, Operation>();
      const unanswered = new Set<number>();
      /** Overtaken: an answer of the cache does not make up for it. */
      const old = new Set<number>();
      const hollow = new Map<number, number>();
      const last = new Map<number, OperationResult['data']>();
      const dropped = makeSubject<Operation>();
      let isChecking = false;
      let wasRefused = false;

      function sendDropped(): void {
        isChecking = false;
        if (foreseen.size > 0) return;
        for (const [key, operation] of shown) {
          if (underWay.has(key) || !(wasRefused || unanswered.has(key) || old.has(key))) continue;
          dropped.next(
            makeOperation('query', operation, { ...operation.context, requestPolicy: 'network-only' }),
          );
        }
        wasRefused = false;
        old.clear();
      }

      function checkSoon(): void {
        if (isChecking || (unanswered.size === 0 && old.size === 0 && !wasRefused)) return;
        isChecking = true;
        setTimeout(sendDropped);
      }

      pipe(
        overtaken.source,
        subscribe((key) => {
          if (!shown.has(key)) return;
          old.add(key);
          checkSoon();
        }),
      );

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
                old.delete(key);
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
 * asked for once more; until then it is shown, unless the change was made here: a person who sees their own change go
 * back would work on with what they had replaced. Of two reads of the same thing only the later is waited for: the
 * earlier one may answer last, with older facts.
 */
function currentReads({ underWay, foreseen, overtaken }: Reads): Exchange {
  return ({ forward }) =>
    (operations) => {
      const again = new Map<number, ReturnType<typeof setTimeout>>();
      /** Reads that have been answered, with how many answers were held back since. */
      const answered = new Map<number, number>();
      let known: Known = { heard: 0, made: 0 };

      function begin(operation: Operation): readonly Operation[] {
        const { kind, key, context } = operation;
        if (kind === 'mutation' && context['optimistic'] === true) foreseen.add(key);
        if (kind !== 'query' && kind !== 'teardown') return [operation];
        clearTimeout(again.get(key));
        again.delete(key);
        const isRepeated = underWay.delete(key);
        if (kind === 'teardown') {
          answered.delete(key);
          return [operation];
        }
        underWay.set(key, known);
        return isRepeated ? [makeOperation('teardown', operation, context), operation] : [operation];
      }

      /** True for an answer that may be shown. */
      function end({ operation: { kind, key }, data }: OperationResult): boolean {
        if (kind === 'subscription') known = { ...known, heard: known.heard + 1 };
        if (kind === 'mutation') known = { heard: known.heard + 1, made: known.made + 1 };
        foreseen.delete(key);
        const atStart = underWay.get(key);
        underWay.delete(key);
        if (kind !== 'query' || atStart === undefined) return true;
        const heldBack = answered.get(key) ?? patience;
        const mayBeOlder = atStart.made !== known.made || foreseen.size > 0;
        const isOlder = data != null && mayBeOlder && heldBack < patience;
        if (isOlder || atStart.heard !== known.heard)
          again.set(
            key,
            setTimeout(() => overtaken.next(key), settleMs),
          );
        answered.set(key, isOlder ? heldBack + 1 : 0);
        return !isOlder;
      }

      return pipe(
        operations,
        mergeMap((operation) => fromArray([...begin(operation)])),
        forward,
        filter(end),
      );
    };
}
