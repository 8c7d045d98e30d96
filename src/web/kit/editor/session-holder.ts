import type { DocumentSession } from './document-session.ts';
import { takeSession } from './prepared-session.ts';

/** The open document of one page, for React to read. */
export type SessionHolder = {
  readonly current: () => DocumentSession | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (documentId: string) => () => void;
  readonly retry: () => void;
};

export function createSessionHolder(): SessionHolder {
  const listeners = new Set<() => void>();
  let session: DocumentSession | null = null;
  let unsubscribe = () => {};

  const tell = () => {
    for (const listener of listeners) listener();
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
