import type { Client } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { WorkspaceChangedDocument } from '#web/features/workspaces/workspaces.gen.ts';
import { outbox } from '#web/lib/outbox/device-outbox.ts';
import type { HighlightLookFragment } from '#web/lib/graphql.gen.ts';
import { DocumentHighlightsDocument, HighlightsByIdsDocument } from '../highlights.gen.ts';
import type { HighlightStore } from './highlight-store.ts';

export type HighlightFollower = {
  /** Asks for one that is in the text and is not known here. */
  readonly want: (id: string) => void;
  /** New ones that are in no text are heard of too, as long as somebody looks at a PDF. */
  readonly watchAreas: () => () => void;
  readonly start: () => () => void;
};

const gatherMilliseconds = 40;
const calmMilliseconds = 400;
const network = { requestPolicy: 'network-only' } as const;

/** Reads the highlights of a document once, then only those that changed. */
export function followHighlights(client: Client, objectId: string, store: HighlightStore): HighlightFollower {
  const wanted = new Set<string>();
  /** Marks that belong to nothing are asked for once, not at every draw. */
  const missing = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let reloading: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let areaWatchers = 0;

  async function loadAll(): Promise<void> {
    const found: HighlightLookFragment[] = [];
    let after: string | null = null;
    do {
      const { data } = await client
        .query(DocumentHighlightsDocument, { objectId, first: itemLimits.pageMax, after }, network)
        .toPromise();
      if (!data || isStopped) return;
      found.push(...data.highlights.items);
      store.put(data.highlights.items);
      after = data.highlights.items.length === itemLimits.pageMax ? data.highlights.endCursor : null;
    } while (after !== null);
    store.load(found);
  }

  async function loadWanted(): Promise<void> {
    gathering = undefined;
    const ids = [...wanted].slice(0, itemLimits.pageMax);
    for (const id of ids) wanted.delete(id);
    const { data } = await client.query(HighlightsByIdsDocument, { ids }, network).toPromise();
    if (!data || isStopped) return;
    const found = data.highlightsByIds.filter((one) => !one.deleted && one.objectId === objectId);
    const gone = ids.filter((id) => !found.some((one) => one.id === id));
    for (const id of gone) missing.add(id);
    for (const { id } of found) missing.delete(id);
    store.put(found);
    store.drop(gone);
    if (wanted.size > 0) gather();
  }

  function gather(): void {
    gathering ??= setTimeout(() => void loadWanted(), gatherMilliseconds);
  }

  function reloadSoon(): void {
    clearTimeout(reloading);
    reloading = setTimeout(() => void loadAll(), calmMilliseconds);
  }

  function hear(type: string, id: string | null): void {
    if (type === 'tag' || type === 'tagGroup' || type === 'tagBoard') reloadSoon();
    if (type !== 'highlight') return;
    if (id === null || id === objectId) reloadSoon();
    else if (areaWatchers > 0 || store.get(id) || missing.has(id)) {
      wanted.add(id);
      gather();
    }
  }

  return {
    want: (id) => {
      if (isStopped || !store.isLoaded() || missing.has(id) || wanted.has(id)) return;
      wanted.add(id);
      gather();
    },
    watchAreas: () => {
      areaWatchers += 1;
      return () => {
        areaWatchers -= 1;
      };
    },
    start: () => {
      isStopped = false;
      void loadAll();
      const news = client.subscription(WorkspaceChangedDocument, {}).subscribe(({ data }) => {
        if (data) hear(data.workspaceChanged.type, data.workspaceChanged.id);
      });
      // What others did during an outage was not heard; what was done here meanwhile is on the server first.
      const stopCatchingUp = outbox.onCaughtUp(() => {
        if (outbox.waiting().length === 0) reloadSoon();
      });
      return () => {
        isStopped = true;
        stopCatchingUp();
        clearTimeout(gathering);
        clearTimeout(reloading);
        gathering = undefined;
        news.unsubscribe();
      };
    },
  };
}
