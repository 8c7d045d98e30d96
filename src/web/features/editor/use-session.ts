import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentSession, SessionPhase, SessionState } from './document-session.ts';
import { takeSession } from './prepared-session.ts';

const never = () => () => {};

/** What the page as a whole depends on. Saving changes with every key, so only who shows it listens to it. */
export type LiveDocument = {
  session: DocumentSession | null;
  phase: SessionPhase;
  isReadOnly: boolean;
  retry: () => void;
};

/** Open while the page is. Asks before a tab closes that holds edits which the server does not have yet. */
export function useSession(documentId: string): LiveDocument {
  const [session, setSession] = useState<DocumentSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const opened = takeSession(documentId);
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
  const subscribe = session?.subscribe ?? never;
  const phase = useSyncExternalStore(subscribe, () => session?.state().phase ?? 'loading');
  const isReadOnly = useSyncExternalStore(subscribe, () => session?.state().isReadOnly ?? true);
  return { session, phase, isReadOnly, retry: () => setAttempt((count) => count + 1) };
}

export function useSessionState(session: DocumentSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}
