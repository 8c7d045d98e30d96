import { finite, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { postJson, RestError } from './rest.ts';
import { createSignal } from '#web/ui/store.ts';

export type SessionState = 'unknown' | 'signed-in' | 'signed-out';

/** Refreshed this long before the end, so that no request leaves with a token that dies on the way. */
const marginMilliseconds = 30_000;
const tokenCodec = object({ token: string, expiresIn: finite }, 'bearer token');

let bearer: { token: string; expiresAt: number } | null = null;
let pending: Promise<string | null> | null = null;
let session: SessionState = 'unknown';
const listeners = createSignal();

/** Kept in memory only: a script that reads storage finds nothing, and a closed tab forgets it. */
export function currentToken(): string | null {
  return bearer !== null && !isTokenStale() ? bearer.token : null;
}

export function isTokenStale(): boolean {
  return bearer === null || performance.now() > bearer.expiresAt - marginMilliseconds;
}

/** One call for everybody who asks at the same moment. Null: signed out. Throws when the server can't be reached. */
export function refreshToken(): Promise<string | null> {
  pending ??= requestToken().finally(() => {
    pending = null;
  });
  return pending;
}

export async function freshToken(): Promise<string | null> {
  return currentToken() ?? refreshToken();
}

export function forgetToken(): void {
  bearer = null;
  setSession('signed-out');
}

export function sessionState(): SessionState {
  return session;
}

export function subscribeSession(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

async function requestToken(): Promise<string | null> {
  try {
    const answer = await postJson('/api/auth/token', {}, tokenCodec);
    bearer = { token: answer.token, expiresAt: performance.now() + answer.expiresIn * 1000 };
    setSession('signed-in');
    return answer.token;
  } catch (error) {
    if (!(error instanceof RestError) || (error.status !== 401 && error.status !== 403)) throw error;
    forgetToken();
    return null;
  }
}

function setSession(next: SessionState): void {
  if (session === next) return;
  session = next;
  listeners.tell();
}
