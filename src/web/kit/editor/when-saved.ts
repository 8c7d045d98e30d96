import type { DocumentSession, SessionState } from './document-session.ts';

/** Once the session is as wanted; false when it isn't in time. */
export function whenSession(
  session: Pick<DocumentSession, 'state' | 'subscribe'>,
  isWanted: (state: SessionState) => boolean,
  patienceMilliseconds: number,
): Promise<boolean> {
  if (isWanted(session.state())) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (isReached: boolean) => {
      unsubscribe();
      clearTimeout(timer);
      resolve(isReached);
    };
    const unsubscribe = session.subscribe(() => isWanted(session.state()) && finish(true));
    const timer = setTimeout(() => finish(false), patienceMilliseconds);
  });
}
