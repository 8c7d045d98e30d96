import type { DocumentSession } from './document-session.ts';
import { takeSession } from './prepared-session.ts';
import { createSignal } from '#web/ui/store.ts';

/** The open document of one page, for React to read. */
export type SessionHolder = {
  readonly current: () => DocumentSession | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (documentId: string) => () => void;
  readonly retry: () => void;
};

export function createSessionHolder(): SessionHolder {
  const listeners = createSignal();
  let session: DocumentSession | null = null;
  let unsubscribe = () => {};

  const tell = () => {
    listeners.tell();
  };

  function close(): void {
    unsubscribe();
    session?.close();
    session = null;
  }

  function open(documentId: string): void {
    close();
    session = takeSession(documentId);
    unsubscribe = session.subscribe(tell);
    tell();
  }

  return {
    current: () => session,
    subscribe: listeners.subscribe,
    open: (documentId) => {
      open(documentId);
      return () => {
        close();
        tell();
      };
    },
    retry: () => {
      if (session) open(session.documentId);
    },
  };
}
