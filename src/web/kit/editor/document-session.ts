import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { decode } from '#domain/codec/codec.ts';
import { boolean } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { deviceEdits } from './device-edits.ts';
import { keepEdits } from './kept-edits.ts';
import { contentField } from '#editor/yjs/content-field.ts';
import { freshToken } from '#web/lib/bearer-token.ts';
import { setWaitingChanges } from '#web/lib/waiting-changes.ts';
import { createSignal } from '#web/ui/store.ts';

export type SessionPhase = 'loading' | 'ready' | 'failed' | 'ended';

export type SessionState = {
  /** Only a document that has arrived whole may be edited: an empty one after a failure would look like data loss. */
  readonly phase: SessionPhase;
  readonly isReadOnly: boolean;
  readonly isOnline: boolean;
  /** The server has every edit on disk. */
  readonly isSaved: boolean;
  /** Something was written since the connection was lost: one change, however many keys it took. */
  readonly isQueued: boolean;
  /** What an earlier page could not save is in the text again. */
  readonly isRestored: boolean;
};

export type DocumentSession = {
  readonly documentId: string;
  readonly doc: Y.Doc;
  readonly fragment: Y.XmlFragment;
  readonly provider: HocuspocusProvider;
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
};

const patienceMilliseconds = 15_000;
const accessEnded = 4403;
/** The protocol carries the reason of one document's end, and no code; the socket itself stays open. */
const accessEndedReason = 'Access ended';
const documentClosed = 1000;
const notice = object({ readOnly: boolean });

/** One document, live. Everything that the screen says about saving and access comes from here. */
export function openSession(documentId: string): DocumentSession {
  const doc = new Y.Doc();
  const listeners = createSignal();
  let isClosed = false;
  let state: SessionState = {
    phase: 'loading',
    isReadOnly: true,
    isOnline: true,
    isSaved: true,
    isQueued: false,
    isRestored: false,
  };

  const socket = new HocuspocusProviderWebsocket({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/collaboration`,
    delay: 500,
    minDelay: 300,
    maxDelay: 8000,
  });
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: documentId,
    document: doc,
    token: async () => (await freshToken()) ?? '',
  });

  const edits = keepEdits({
    doc,
    documentId,
    store: deviceEdits,
    isFromServer: (origin) => origin === provider,
    isOnline: () => state.isOnline,
  });
  const leave = () => edits.leave();
  addEventListener('pagehide', leave);

  const patience = setTimeout(() => {
    if (state.phase === 'loading') set({ phase: 'failed' });
  }, patienceMilliseconds);
  const followNetwork = () =>
    set({ isOnline: navigator.onLine && socket.status === WebSocketStatus.Connected });
  addEventListener('offline', followNetwork);
  addEventListener('online', followNetwork);
  provider.on('authenticated', () => set({ isReadOnly: provider.authorizedScope === 'readonly' }));
  provider.on('authenticationFailed', () => end(state.phase === 'loading' ? 'failed' : 'ended'));
  provider.on('synced', () => {
    clearTimeout(patience);
    if (state.phase === 'ended') return;
    const isFirst = state.phase === 'loading';
    set({ phase: 'ready', isOnline: true, isSaved: !provider.hasUnsyncedChanges });
    // What may no longer be written waits on the device until it may.
    if (isFirst && !state.isReadOnly) void edits.restore().then(() => set({ isRestored: true }));
  });
  provider.on('unsyncedChanges', () => {
    const isSaved = !provider.hasUnsyncedChanges;
    if (isSaved) edits.forget();
    set({ isSaved, isQueued: !isSaved && state.isQueued });
  });
  provider.on('status', ({ status }: { status: WebSocketStatus }) => {
    if (status !== WebSocketStatus.Disconnected) return;
    set({ isOnline: false });
    edits.writeNow();
  });
  provider.on('close', ({ event }: { event: { code: number; reason: string } }) => {
    if (event.code === accessEnded || event.reason === accessEndedReason) end('ended');
    else if (event.code === documentClosed && state.phase === 'loading') set({ phase: 'failed' });
  });
  provider.on('stateless', ({ payload }: { payload: string }) => {
    set({ isReadOnly: decode(notice, JSON.parse(payload)).readOnly });
  });
  doc.on('update', (_update: Uint8Array, origin: unknown) => {
    if (origin !== provider && !state.isOnline) set({ isQueued: true });
  });
  provider.attach();

  function end(phase: SessionPhase): void {
    clearTimeout(patience);
    set({ phase, isReadOnly: true });
    if (phase === 'ended') socket.disconnect();
  }

  function set(change: Partial<SessionState>): void {
    if (isClosed) return;
    const next = { ...state, ...change };
    const isSame = Object.entries(next).every(([key, value]) => state[key as keyof SessionState] === value);
    if (isSame) return;
    if (next.isQueued !== state.isQueued) setWaitingChanges(documentId, next.isQueued ? 1 : 0);
    state = next;
    listeners.tell();
  }

  const session: DocumentSession = {
    documentId,
    doc,
    fragment: doc.getXmlFragment(contentField),
    provider,
    state: () => state,
    subscribe: listeners.subscribe,
    close: () => {
      isClosed = true;
      if (openSessions.get(documentId) === session) openSessions.delete(documentId);
      clearTimeout(patience);
      removeEventListener('offline', followNetwork);
      removeEventListener('online', followNetwork);
      removeEventListener('pagehide', leave);
      edits.writeNow();
      edits.stop();
      provider.destroy();
      socket.destroy();
      doc.destroy();
    },
  };
  openSessions.set(documentId, session);
  return session;
}

const openSessions = new Map<string, DocumentSession>();

/** The one that was opened last, where a page and a peek show the same document. */
export function findOpenSession(documentId: string): DocumentSession | null {
  return openSessions.get(documentId) ?? null;
}
