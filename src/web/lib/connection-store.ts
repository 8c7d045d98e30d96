import {
  nextConnectionStatus,
  type ConnectionEvent,
  type ConnectionStatus,
} from '#domain/connectivity/connection-status.ts';
import { countFailure, countSuccess, isServiceDown } from '#domain/connectivity/failure-counter.ts';
import { ping } from '#domain/connectivity/retry-policy.ts';

export type Connection = { status: ConnectionStatus; failures: number; isDown: boolean };

/** 'reconnected' is a message to the person, not a lasting state. */
const settleMilliseconds = 4000;
const probeMilliseconds = 4000;

let connection: Connection = { status: 'connecting', failures: 0, isDown: false };
let settling: ReturnType<typeof setTimeout> | undefined;
let probing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function currentConnection(): Connection {
  return connection;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteSuccess(): void {
  publish(nextConnectionStatus(connection.status, 'opened'), countSuccess(connection.failures));
}

/** A lost request may be the server or only that request: a ping tells. */
export function noteFailure(): void {
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
  noteConnection((await isServerThere()) ? 'opened' : 'server silent');
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
  if (status === 'reconnected' && connection.status !== 'reconnected') {
    clearTimeout(settling);
    settling = setTimeout(() => noteConnection('settled'), settleMilliseconds);
  }
  connection = { status, failures, isDown: isServiceDown(failures) };
  for (const listener of listeners) listener();
}
