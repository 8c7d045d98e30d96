import { openSession, type DocumentSession } from './document-session.ts';

const patienceMilliseconds = 20_000;
const prepared = new Map<string, { session: DocumentSession; giveUp: ReturnType<typeof setTimeout> }>();

/** Opens a document before its page is drawn; a page that never comes closes it again. */
export function prepareSession(documentId: string): void {
  if (prepared.has(documentId)) return;
  const session = openSession(documentId);
  const giveUp = setTimeout(() => {
    prepared.delete(documentId);
    session.close();
  }, patienceMilliseconds);
  prepared.set(documentId, { session, giveUp });
}

export function takeSession(documentId: string): DocumentSession {
  const waiting = prepared.get(documentId);
  if (!waiting) return openSession(documentId);
  prepared.delete(documentId);
  clearTimeout(waiting.giveUp);
  // It may have asked before anybody was signed in.
  if (waiting.session.state().phase !== 'failed') return waiting.session;
  waiting.session.close();
  return openSession(documentId);
}
