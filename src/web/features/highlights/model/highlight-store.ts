import type { HighlightLook } from './highlight-look.ts';
import { createSignal } from '#web/ui/store.ts';

export type HighlightStore = {
  readonly get: (id: string) => HighlightLook | undefined;
  /** The same array until something changes. */
  readonly all: () => readonly HighlightLook[];
  readonly isLoaded: () => boolean;
  /** Everything the server has of this document; what is being changed just now keeps its look. */
  readonly load: (looks: readonly HighlightLook[]) => void;
  readonly put: (looks: readonly HighlightLook[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  /** Shows a change at once. `settle` ends it: with what the server said, or as it was before. */
  readonly change: (id: string, look: HighlightLook | null) => Change;
  readonly subscribe: (listener: (ids: ReadonlySet<string>) => void) => () => void;
};

export type Change = { readonly settle: (answer: HighlightLook | null | 'refused') => void };

/** The highlights of one open document. Listeners hear which changed, so that thousands of others stay untouched. */
export function createHighlightStore(): HighlightStore {
  const looks = new Map<string, HighlightLook>();
  const changing = new Map<string, number>();
  const listeners = createSignal<[ids: ReadonlySet<string>]>();
  let snapshot: readonly HighlightLook[] | null = null;
  let isLoaded = false;

  function tell(ids: ReadonlySet<string>): void {
    snapshot = null;
    listeners.tell(ids);
  }

  function write(id: string, look: HighlightLook | null): void {
    if (look) looks.set(id, look);
    else looks.delete(id);
  }

  function put(next: readonly HighlightLook[]): void {
    const fresh = next.filter(({ id }) => !changing.has(id));
    for (const look of fresh) write(look.id, look);
    tell(new Set(fresh.map(({ id }) => id)));
  }

  return {
    get: (id) => looks.get(id),
    all: () => (snapshot ??= [...looks.values()]),
    isLoaded: () => isLoaded,
    load: (next) => {
      isLoaded = true;
      const given = new Set(next.map(({ id }) => id));
      const gone = [...looks.keys()].filter((id) => !given.has(id) && !changing.has(id));
      for (const id of gone) looks.delete(id);
      put(next);
      tell(new Set([...given, ...gone]));
    },
    put,
    drop: (ids) => {
      for (const id of ids) if (!changing.has(id)) looks.delete(id);
      tell(new Set(ids));
    },
    change: (id, look) => {
      const before = looks.get(id) ?? null;
      changing.set(id, (changing.get(id) ?? 0) + 1);
      write(id, look);
      tell(new Set([id]));
      return {
        settle: (answer) => {
          const left = (changing.get(id) ?? 1) - 1;
          if (left > 0) changing.set(id, left);
          else changing.delete(id);
          // A later change of the same highlight is still on its way and shows more than this answer.
          if (left > 0) return;
          write(id, answer === 'refused' ? before : answer);
          tell(new Set([id]));
        },
      };
    },
    subscribe: listeners.subscribe,
  };
}
