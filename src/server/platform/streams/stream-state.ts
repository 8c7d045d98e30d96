import type { StoredStreamState } from './tables.ts';

/** Who writes a stream says so this often. */
export const aliveEveryMs = 3000;
/** After this long without a sign of life its writer is gone. */
const goneAfterMs = 15_000;

export type StreamState = StoredStreamState | 'interrupted';

export function streamStateOf(stream: { state: StoredStreamState; alive_at: Date }, now: Date): StreamState {
  const isGone = stream.state === 'open' && now.getTime() - stream.alive_at.getTime() > goneAfterMs;
  return isGone ? 'interrupted' : stream.state;
}
