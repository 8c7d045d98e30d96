import { createSignal } from '#web/ui/store.ts';
import type { ActionStore, KeptAction, TypedAction } from './kept-action.ts';

export type SendOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type Outbox = ReturnType<typeof createOutbox>;

type Setup = {
  readonly store: ActionStore;
  readonly isReachable: () => boolean;
  readonly newKey: () => string;
};

type Drafted = Pick<KeptAction, 'query' | 'variables' | 'documentId' | 'replaces'>;

/** While requests get through and one action does not, it is tried again after this long. */
const retryMilliseconds = 4000;

/**
 * What a member did, from the moment it is on the device to the answer of the server. Nothing overtakes: while one
 * waits, all that follow wait behind it.
 */
export function createOutbox({ store, isReachable, newKey }: Setup) {
  const changes = createSignal();
  const caughtUp = createSignal<[refusals: readonly string[]]>();
  let ownerId: string | null = null;
  let newest = 0;
  let waiting: readonly KeptAction[] = [];
  /** Written to the device or being written, with no answer yet; what waits is not among them. */
  const underWay = new Map<string, KeptAction>();
  /** The order of the last action that set the same. */
  const lastSet = new Map<string, number>();
  let send: ((action: KeptAction) => Promise<SendOutcome>) | null = null;
  let isSending = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function setWaiting(next: readonly KeptAction[]): void {
    waiting = next;
    changes.tell();
  }

  function isReplaced({ replaces, order }: KeptAction): boolean {
    return replaces !== undefined && order < (lastSet.get(replaces) ?? 0);
  }

  function note({ replaces, order }: KeptAction): void {
    if (replaces !== undefined) lastSet.set(replaces, Math.max(order, lastSet.get(replaces) ?? 0));
  }

  /** A title that was typed in ten pauses is sent once; one that failed late must not come after its successor. */
  function putInQueue(actions: readonly KeptAction[]): void {
    for (const action of actions) note(action);
    const all = [...waiting, ...actions].toSorted((a, b) => a.order - b.order);
    for (const { key } of all.filter(isReplaced)) store.clear(key).catch(() => null);
    setWaiting(all.filter((one) => !isReplaced(one)));
  }

  function drop(key: string): void {
    const isUnderWay = underWay.delete(key);
    if (waiting.some((one) => one.key === key)) setWaiting(waiting.filter((one) => one.key !== key));
    else if (isUnderWay) changes.tell();
    store.clear(key).catch(() => null);
  }

  async function flush(): Promise<void> {
    if (isSending || !send) return;
    isSending = true;
    clearTimeout(retry);
    retry = undefined;
    const refusals: string[] = [];
    for (let next = waiting[0]; next; next = waiting[0]) {
      const outcome = await send(next);
      if (outcome.kind === 'unreachable') break;
      if (outcome.kind === 'refused') refusals.push(outcome.message);
      drop(next.key);
    }
    isSending = false;
    if (waiting.length > 0) retryLater();
    caughtUp.tell(refusals);
  }

  function retryLater(): void {
    retry ??= setTimeout(() => {
      retry = undefined;
      if (isReachable()) void flush();
      else retryLater();
    }, retryMilliseconds);
  }

  function headOf(member: string): Pick<KeptAction, 'key' | 'order' | 'ownerId'> {
    newest = Math.max(Date.now(), newest + 1);
    return { key: newKey(), order: newest, ownerId: member };
  }

  return {
    /** Null as long as nobody is known who could own an action. */
    draft: (action: Drafted): KeptAction | null => {
      if (ownerId === null) return null;
      const drafted = { ...action, ...headOf(ownerId) };
      note(drafted);
      return drafted;
    },
    /** Whether it is on the device now. What was typed for it is in it. */
    write: (action: KeptAction): Promise<boolean> => {
      underWay.set(action.key, action);
      changes.tell();
      const written = store.write(action).then(
        () => true,
        () => false,
      );
      if (action.replaces !== undefined) store.dropTyped(action.replaces);
      return written;
    },
    /** Not sent by this page: what becomes of it is decided by who types. The next page sends it if this one can't. */
    keepTyped: (action: Drafted & Pick<TypedAction, 'replaces'>): void => {
      if (ownerId !== null) store.keepTyped({ ...action, ...headOf(ownerId) });
    },
    dropTyped: (replaces: string): void => store.dropTyped(replaces),
    mustWait: (): boolean => waiting.length > 0 || !isReachable(),
    /** The server gave no answer, or could give none. */
    hold: (action: KeptAction): void => {
      underWay.delete(action.key);
      putInQueue([action]);
      retryLater();
    },
    drop,
    waiting: (): readonly KeptAction[] => waiting,
    /** How many the server has not answered. */
    unanswered: (): number => waiting.length + underWay.size,
    subscribe: changes.subscribe,
    /** What could be sent was sent. */
    onCaughtUp: caughtUp.subscribe,
    flush,
    /** Takes up what an earlier page could not send. */
    start: async (member: string, sender: (action: KeptAction) => Promise<SendOutcome>): Promise<void> => {
      ownerId = member;
      send = sender;
      const kept = await store.all().catch(() => []);
      const known = new Set([...waiting.map(({ key }) => key), ...underWay.keys()]);
      const own = kept.filter((one) => one.ownerId === member && !known.has(one.key));
      newest = Math.max(newest, ...own.map(({ order }) => order));
      if (own.length > 0) putInQueue(own);
      await flush();
    },
  };
}
