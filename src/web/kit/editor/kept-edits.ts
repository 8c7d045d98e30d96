import * as Y from 'yjs';

/** Where edits are kept on this device, by document. */
export type EditStore = {
  read(documentId: string): Promise<Uint8Array | null>;
  write(documentId: string, update: Uint8Array): Promise<void>;
  /** Before it returns, where the page may be gone by the next moment. Null: what was there is kept elsewhere. */
  writeAtOnce(documentId: string, update: Uint8Array | null): void;
  clear(documentId: string): Promise<void>;
};

export type KeptEdits = {
  /** Puts back what an earlier page could not save. Called once the document is here and may be edited. */
  readonly restore: () => Promise<void>;
  /** The server has every edit. */
  readonly forget: () => void;
  /** Without waiting whether the server answers: the connection is gone. */
  readonly writeNow: () => void;
  /** The page is about to go. */
  readonly leave: () => void;
  readonly stop: () => void;
};

type Keeping = {
  readonly doc: Y.Doc;
  readonly documentId: string;
  readonly store: EditStore;
  readonly isFromServer: (origin: unknown) => boolean;
  readonly isOnline: () => boolean;
};

/** Mostly the server has confirmed an edit by then, and nothing needs to be written. */
const patienceMilliseconds = 500;
/** Writing more at each key would be felt. */
const mostAtOnceBytes = 50_000;
const fromThisDevice = 'kept on this device';

/** Edits that the server has not confirmed stay on this device until it has, so that a reload loses none. */
export function keepEdits({ doc, documentId, store, isFromServer, isOnline }: Keeping): KeptEdits {
  let unsaved: Uint8Array | null = null;
  /** What the database does not have: little, and kept at once, for a page can be ended without a word. */
  let unstored: Uint8Array | null = null;
  let isKept = false;
  /** What waits for its turn takes along what comes until then: a write for each key would fall behind the keys. */
  let isInTurn = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function onUpdate(update: Uint8Array, origin: unknown): void {
    if (isFromServer(origin)) return;
    unsaved = unsaved ? Y.mergeUpdates([unsaved, update]) : update;
    unstored = unstored ? Y.mergeUpdates([unstored, update]) : update;
    if (unstored.length <= mostAtOnceBytes) store.writeAtOnce(documentId, unstored);
    if (!isOnline()) writeNow();
    else waiting ??= setTimeout(writeNow, patienceMilliseconds);
  }

  function writeNow(): void {
    clearTimeout(waiting);
    waiting = undefined;
    if (!unsaved || isInTurn) return;
    isKept = true;
    isInTurn = true;
    inTurn(async () => {
      isInTurn = false;
      if (!unsaved) return;
      const stored = unstored;
      await store.write(documentId, unsaved);
      if (stored !== unstored) return;
      unstored = null;
      store.writeAtOnce(documentId, null);
    });
  }

  function leave(): void {
    if (unsaved) store.writeAtOnce(documentId, unsaved);
    writeNow();
  }

  function forget(): void {
    clearTimeout(waiting);
    waiting = undefined;
    unsaved = null;
    if (unstored) store.writeAtOnce(documentId, null);
    unstored = null;
    if (!isKept) return;
    isKept = false;
    inTurn(() => store.clear(documentId));
  }

  /** Some browsers refuse to keep anything for a private window: then edits last as long as the page. */
  function inTurn(run: () => Promise<unknown>): void {
    last = last.then(run).catch(() => null);
  }

  async function restore(): Promise<void> {
    const kept = await store.read(documentId).catch(() => null);
    if (!kept) return;
    isKept = true;
    Y.applyUpdate(doc, kept, fromThisDevice);
    // The server had all of it already; only its answer was lost.
    if (!unsaved) forget();
  }

  doc.on('update', onUpdate);
  return {
    restore,
    forget,
    writeNow,
    leave,
    stop: () => {
      clearTimeout(waiting);
      doc.off('update', onUpdate);
    },
  };
}
