import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DocumentSession, SessionPhase, SessionState } from './document-session.ts';
import { createSessionHolder } from './session-holder.ts';

/** What the page as a whole depends on. Saving changes with every key, so only who shows it listens to it. */
export type LiveDocument = {
  session: DocumentSession | null;
  phase: SessionPhase;
  isReadOnly: boolean;
  retry: () => void;
};

/** Open while the page is. Asks before a tab closes that holds edits which the server does not have yet. */
export function useSession(documentId: string): LiveDocument {
  const [holder] = useState(createSessionHolder);
  useEffect(() => {
    const close = holder.open(documentId);
    const guard = (event: BeforeUnloadEvent) => {
      const state = holder.current()?.state();
      if (state?.phase === 'ready' && !state.isSaved) event.preventDefault();
    };
    addEventListener('beforeunload', guard);
    return () => {
      removeEventListener('beforeunload', guard);
      close();
    };
  }, [holder, documentId]);
  const session = useSyncExternalStore(holder.subscribe, holder.current);
  const phase = useSyncExternalStore(holder.subscribe, () => holder.current()?.state().phase ?? 'loading');
  const isReadOnly = useSyncExternalStore(
    holder.subscribe,
    () => holder.current()?.state().isReadOnly ?? true,
  );
  return { session, phase, isReadOnly, retry: holder.retry };
}

export function useSessionState(session: DocumentSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}
