import {
  nextConnectionStatus,
  type ConnectionEvent,
  type ConnectionStatus,
} from '#domain/connectivity/connection-status.ts';
import {
  countFailure,
  countSuccess,
  failureCounterMin,
  isServiceDown,
} from '#domain/connectivity/failure-counter.ts';
import { ping } from '#domain/connectivity/retry-policy.ts';
import { createSignal } from '#web/ui/store.ts';

export type Connection = {
  status: ConnectionStatus;
  failures: number;
  isDown: boolean;
  /** Worth telling the person: a socket that comes back within seconds is not. */
  isAnnounced: boolean;
};

/** 'reconnected' is a message to the person, not a lasting state. */
const settleMilliseconds = 4000;
const probeMilliseconds = 4000;
const graceMilliseconds = 5000;

let connection: Connection = { status: 'connecting', failures: 0, isDown: false, isAnnounced: false };
let hasSocketOpened = false;
let isSocketLost = false;
let settling: ReturnType<typeof setTimeout> | undefined;
let grace: ReturnType<typeof setTimeout> | undefined;
let probing: ReturnType<typeof setTimeout> | undefined;
const listeners = createSignal();
const returns = createSignal();

export function currentConnection(): Connection {
  return connection;
}

export function subscribeConnection(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

/** After an outage: what was told meanwhile was not heard here. */
export function onReturn(listener: () => void): () => void {
  return returns.subscribe(listener);
}

/** Plain requests may work while live updates don't: only the socket ends its own outage. */
export function noteSuccess(): void {
  const isSocketOutage = isSocketLost && connection.status === 'reconnecting';
  const status = isSocketOutage ? connection.status : nextConnectionStatus(connection.status, 'opened');
  publish(status, countSuccess(connection.failures));
}

/** A socket that has never opened is no outage: some proxies let none through, and the app works without. */
export function noteSocket(event: 'opened' | 'closed'): void {
  if (event === 'closed' && !hasSocketOpened) return;
  const isBack = event === 'opened' && isSocketLost;
  // What failed before the outage ended says nothing about now; one success a time, “down” would stay for long.
  if (isBack) publish(connection.status, failureCounterMin);
  hasSocketOpened = true;
  isSocketLost = event === 'closed';
  noteConnection(event);
  if (isBack) returns.tell();
}

/** A lost request may be the server or only that request: a ping tells. */
export function noteFailure(): void {
  // Without a network here, nothing is known about the server.
  if (connection.status === 'client offline') return;
  publish(connection.status, countFailure(connection.failures));
  probeSoon();
}

export function noteConnection(event: ConnectionEvent): void {
  publish(nextConnectionStatus(connection.status, event), connection.failures);
  if (connection.status === 'reconnecting' || connection.status === 'server offline') probeSoon();
}

/** Called once at start. */
export function watchConnection(): void {
  if (!navigator.onLine) noteConnection('went offline');
  addEventListener('offline', () => noteConnection('went offline'));
  addEventListener('online', () => {
    noteConnection('came online');
    void probe();
  });
}

export async function probe(): Promise<void> {
  clearTimeout(probing);
  probing = undefined;
  if (await isServerThere()) noteSuccess();
  else noteConnection('server silent');
}

function probeSoon(): void {
  if (navigator.onLine) probing ??= setTimeout(() => void probe(), probeMilliseconds);
}

async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetch(ping.path, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ping.timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function publish(status: ConnectionStatus, failures: number): void {
  if (status === connection.status && failures === connection.failures) return;
  const isNew = status !== connection.status;
  set({ status, failures, isDown: isServiceDown(failures), isAnnounced: isWorthTelling(status) });
  if (!isNew) return;
  clearTimeout(settling);
  clearTimeout(grace);
  if (status === 'reconnected') {
    settling = setTimeout(() => noteConnection('settled'), settleMilliseconds);
    returns.tell();
  }
  if (status === 'reconnecting')
    grace = setTimeout(() => set({ ...connection, isAnnounced: true }), graceMilliseconds);
}

/** The good news is told only to those who heard the bad. */
function isWorthTelling(status: ConnectionStatus): boolean {
  if (status === 'client offline' || status === 'server offline') return true;
  return connection.isAnnounced && (status === 'reconnecting' || status === 'reconnected');
}

function set(next: Connection): void {
  connection = next;
  listeners.tell();
}
