import type { Document } from '@hocuspocus/server';

export const tryAgainLater = 1013;

/** How long a new editor waits until the old memory is gone; then it is told to come back. */
const patienceMs = 10_000;

const stale = new WeakMap<Document, Promise<void>>();

/**
 * For a document whose memory has an edit that could not be stored. Everybody is sent away and the memory forgotten;
 * who comes back finds what the log has and brings along what it lacks. Only a lost socket makes a client do that.
 */
export function startOver(document: Document): void {
  if (stale.has(document)) return;
  stale.set(document, new Promise((resolve) => document.once('destroy', () => resolve())));
  for (const { webSocket } of document.connections.keys()) {
    webSocket.close(tryAgainLater, 'The edit could not be stored');
  }
}

export function isStale(document: Document): boolean {
  return stale.has(document);
}

/** Nobody may join a memory that is about to be forgotten. */
export async function untilFresh(document: Document | undefined): Promise<void> {
  const gone = document && stale.get(document);
  if (!gone) return;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The document is still being closed')), patienceMs);
  });
  await Promise.race([gone, tooLate]).finally(() => clearTimeout(timer));
}
