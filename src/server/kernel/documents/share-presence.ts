import type { Document, Hocuspocus } from '@hocuspocus/server';
import { sql } from 'kysely';
import { applyAwarenessUpdate, encodeAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import type { Services } from '#server/platform/app/services.ts';
import type { Editing } from './editing.ts';
import { fromOtherNode } from './follow-other-nodes.ts';
import { presenceChannel, readPresence, type PresenceNotice } from './presence-notice.ts';

type States = Map<number, Record<string, unknown>>;
type Change = {
  readonly seen: readonly number[];
  readonly left: readonly number[];
  readonly origin: unknown;
};

/** Who has a document open on one node is shown on the others. */
export type Presence = {
  opened(document: Document): void;
  changed(document: Document, change: Change): void;
  /** Takes out what a client says in the name of somebody on another node. */
  dropForeign(states: States, document: Document, memberId: string | null): void;
  follow(collaboration: Hocuspocus<Editing>): Promise<void>;
  close(): Promise<void>;
};

/** A cursor moves many times a second; the others see it so often. */
const everyMs = 100;
/** A notification holds at most 8000 bytes. */
const mostLetters = 7000;

export function sharePresence(
  { database, log }: Pick<Services, 'database' | 'log'>,
  nodeId: string,
): Presence {
  // The embedded database has one node only.
  const isShared = database.kind === 'postgres';
  /** The node where each editor of a document is connected, if it is another one. */
  const homes = new WeakMap<Document, Map<number, string>>();
  const waiting = new Map<Document, Set<number>>();
  const asking = new Set<string>();
  let sending: Promise<void> | undefined;

  function sendSoon(): void {
    sending ??= new Promise((resolve) => setTimeout(resolve, everyMs))
      .then(send)
      .catch((error: unknown) => log.warn({ err: error }, 'Who has a document open could not be told'))
      .finally(() => {
        sending = undefined;
        if (waiting.size + asking.size > 0) sendSoon();
      });
  }

  async function send(): Promise<void> {
    const notices = [
      ...[...asking].map((documentId) => ({ nodeId, documentId, asks: true })),
      ...[...waiting].flatMap(([document, clients]) => noticesOf(nodeId, document, [...clients])),
    ];
    asking.clear();
    waiting.clear();
    const payloads = notices.map((notice) => JSON.stringify(notice));
    await database.transaction({}, 'read write', (db) =>
      sql`select pg_notify(${presenceChannel}, payload) from unnest(${payloads}::text[]) as payload`.execute(
        db,
      ),
    );
  }

  function tell(document: Document, clients: Iterable<number>): void {
    const known = waiting.get(document) ?? new Set();
    waiting.set(document, known);
    for (const client of clients) known.add(client);
    if (known.size > 0) sendSoon();
    else waiting.delete(document);
  }

  function take(document: Document, { nodeId: home, update, left = [], asks }: PresenceNotice): void {
    const own = ownClients(document);
    if (asks === true) tell(document, own);
    const known = homes.get(document) ?? new Map<number, string>();
    homes.set(document, known);
    // Somebody whose node went away may be back here, or on a third one, before that is noticed.
    const gone = left.filter((client) => !own.has(client) && known.get(client) === home);
    for (const client of gone) known.delete(client);
    removeAwarenessStates(document.awareness, gone, fromOtherNode);
    if (update === undefined) return;
    const before = new Map(document.awareness.meta);
    applyAwarenessUpdate(document.awareness, Buffer.from(update, 'base64'), fromOtherNode);
    for (const [client, meta] of document.awareness.meta)
      if (before.get(client) !== meta && !own.has(client)) known.set(client, home);
  }

  return {
    opened(document) {
      if (!isShared) return;
      asking.add(document.name);
      sendSoon();
    },
    changed(document, { seen, left, origin }) {
      if (!isShared || origin === fromOtherNode) return;
      const known = homes.get(document);
      // Those that another node no longer speaks of are gone there already.
      tell(document, [...seen, ...left.filter((client) => known?.has(client) !== true)]);
      for (const client of [...seen, ...left]) known?.delete(client);
    },
    dropForeign(states, document, memberId) {
      const known = homes.get(document);
      for (const client of states.keys())
        if (known?.has(client) && memberOf(document, client) !== memberId) states.delete(client);
    },
    async follow(collaboration) {
      if (!isShared) return;
      await database.listen(presenceChannel, (payload) => {
        try {
          const notice = payload === '' ? undefined : readPresence(payload);
          const document = notice && collaboration.documents.get(notice.documentId);
          if (document && notice.nodeId !== nodeId) take(document, notice);
        } catch (error) {
          log.error({ err: error }, 'Who has a document open could not be read');
        }
      });
    },
    async close() {
      await sending;
    },
  };
}

function noticesOf(nodeId: string, document: Document, clients: readonly number[]): PresenceNotice[] {
  const { awareness, name: documentId } = document;
  const left = clients.filter((client) => !awareness.states.has(client));
  const updates = clients
    .filter((client) => awareness.states.has(client))
    .map((client) => Buffer.from(encodeAwarenessUpdate(awareness, [client])).toString('base64'))
    .filter((update) => update.length <= mostLetters);
  return [
    ...(left.length > 0 ? [{ nodeId, documentId, left: left.slice(0, 500) }] : []),
    ...updates.map((update) => ({ nodeId, documentId, update })),
  ];
}

function ownClients(document: Document): Set<number> {
  return new Set([...document.connections.values()].flatMap(({ clients }) => [...clients]));
}

function memberOf(document: Document, client: number): unknown {
  const user: unknown = document.awareness.states.get(client)?.['user'];
  return typeof user === 'object' && user !== null && 'memberId' in user ? user.memberId : null;
}
