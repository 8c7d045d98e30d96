import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { decode, type StateReading } from './state-decoder.ts';

/** About two thousand paragraphs: up to here everything takes a few milliseconds. */
const mostHere = 200_000;
const timeoutMs = 60_000;
const outputBytes = 256 * 1024 * 1024;

/** What a stored state says. A long one would hold up everybody, so a child process reads it. */
export async function readLongState<W extends keyof StateReading>(
  workspaceId: string,
  wanted: W,
  state: Uint8Array,
): Promise<StateReading[W]> {
  if (state.length <= mostHere) return decode({ wanted, state }) as StateReading[W];
  const module = new URL('./state-decoder.ts', import.meta.url);
  const read = await decodeApart({
    module,
    input: { wanted, state },
    owner: workspaceId,
    lane: 'documents',
    timeoutMs,
    outputBytes,
  });
  return read as StateReading[W];
}
