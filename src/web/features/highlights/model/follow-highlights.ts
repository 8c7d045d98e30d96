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
  /** How many reads have begun. What one that began later has told is newer, whichever is answered first. */
  let reads = 0;
  let newestOfAll = 0;
  let lastOfAll = 0;
  const told = new Map<string, number>();
  const isNews = (id: string, read: number): boolean => lastOfAll < read && (told.get(id) ?? 0) < read;

  async function loadAll(): Promise<void> {
    const read = (reads += 1);
    newestOfAll = read;
    const found: HighlightLookFragment[] = [];
    let after: string | null = null;
    do {
      const { data } = await client
        .query(DocumentHighlightsDocument, { objectId, first: itemLimits.pageMax, after }, network)
        .toPromise();
      if (!data || isStopped || newestOfAll !== read) return;
      const news = data.highlights.items.filter(({ id }) => isNews(id, read));
      found.push(...news);
      store.put(news);
      after = data.highlights.items.length === itemLimits.pageMax ? data.highlights.endCursor : null;
    } while (after !== null);
    const isLater = (id: string) => !isNews(id, read);
    store.load([...found.filter(({ id }) => !isLater(id)), ...store.all().filter(({ id }) => isLater(id))]);
    lastOfAll = read;
    for (const [id, at] of told) if (at < read) told.delete(id);
  }

  async function loadWanted(): Promise<void> {
    gathering = undefined;
    const ids = [...wanted].slice(0, itemLimits.pageMax);
    for (const id of ids) wanted.delete(id);
    const read = (reads += 1);
    const { data } = await client.query(HighlightsByIdsDocument, { ids }, network).toPromise();
    if (!data || isStopped) return;
    const news = new Set(ids.filter((id) => isNews(id, read)));
    for (const id of news) told.set(id, read);
    const found = data.highlightsByIds.filter(
      (one) => news.has(one.id) && !one.deleted && one.objectId === objectId,
    );
    const gone = [...news].filter((id) => !found.some((one) => one.id === id));
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
