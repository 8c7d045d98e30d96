import { useEffect, useState, useSyncExternalStore } from 'react';
import { openSession, type DocumentSession, type SessionState } from './document-session.ts';

const loading: SessionState = {
  phase: 'loading',
  isReadOnly: true,
  isOnline: true,
  isSaved: true,
  queued: 0,
};
const never = () => () => {};

export type LiveDocument = { session: DocumentSession | null; state: SessionState; retry: () => void };

/** Open while the page is. Asks before a tab closes that holds edits which the server does not have yet. */
export function useSession(documentId: string): LiveDocument {
  const [session, setSession] = useState<DocumentSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const opened = openSession(documentId);
    setSession(opened);
    const guard = (event: BeforeUnloadEvent) => {
      if (opened.state().phase === 'ready' && !opened.state().isSaved) event.preventDefault();
    };
    addEventListener('beforeunload', guard);
    return () => {
      removeEventListener('beforeunload', guard);
      opened.close();
      setSession(null);
    };
  }, [documentId, attempt]);
  const state = useSyncExternalStore(session?.subscribe ?? never, session?.state ?? (() => loading));
  return { session, state, retry: () => setAttempt((count) => count + 1) };
}
