import { setWaitingChanges } from '#web/lib/waiting-changes.ts';
import { deviceEdits, documentsWithEdits } from './device-edits.ts';
import { findOpenSession, openSession, type SessionState } from './document-session.ts';
import { whenSession } from './when-saved.ts';

const patienceMilliseconds = 15_000;

/** Brings the text that is kept on this device to the server, whether its page is open or not. */
export async function saveKeptEdits(documentId: string): Promise<void> {
  const open = findOpenSession(documentId);
  if (!open && (await deviceEdits.read(documentId).catch(() => null)) === null) return;
  const session = open ?? openSession(documentId);
  const isSaved = await whenSession(
    session,
    (state) => isSettled(state) || hasEnded(state),
    patienceMilliseconds,
  );
  if (open) return;
  session.close();
  if (isSaved) setWaitingChanges(documentId, 0);
}

export async function saveAllKeptEdits(): Promise<void> {
  for (const documentId of await documentsWithEdits().catch(() => [])) await saveKeptEdits(documentId);
}

/** Before it is restored, a document that has just been opened has nothing unsaved either. */
function isSettled({ phase, isOnline, isSaved, isRestored, isReadOnly }: SessionState): boolean {
  return phase === 'ready' && isOnline && isSaved && (isRestored || isReadOnly);
}

function hasEnded({ phase }: SessionState): boolean {
  return phase === 'failed' || phase === 'ended';
}
