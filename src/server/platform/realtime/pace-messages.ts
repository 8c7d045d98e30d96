import type { WebSocket } from 'ws';

/** Small messages that may come at once and in a second; a large one counts for many. */
const burst = 1000;
const perSecond = 200;
const bytesPerMessage = 4096;

/**
 * A socket that sends faster than anybody types is read more slowly: the sender's own network holds the rest back,
 * and nothing is lost.
 */
export function paceMessages(socket: WebSocket): void {
  let left = burst;
  let at = performance.now();
  socket.on('message', (data: Buffer) => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - at) * perSecond) / 1000) - 1 - data.length / bytesPerMessage;
    at = now;
    if (left >= 0 || socket.isPaused) return;
    socket.pause();
    setTimeout(() => socket.resume(), Math.min(5000, (-left * 1000) / perSecond)).unref();
  });
}
