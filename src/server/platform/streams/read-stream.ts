import type { Ctx } from '#server/platform/context/context.ts';
import type { StreamHub } from './stream-hub.ts';
import { pageSize, readPage, type StreamPage } from './stream-page.ts';
import type { StreamState } from './stream-state.ts';
import { watchReader } from './watch-reader.ts';

export type StreamEvent =
  | { readonly kind: 'part'; readonly position: number; readonly data: unknown }
  | { readonly kind: 'alive' }
  /** Always the last. `cut`: the reader may not read on. */
  | { readonly kind: 'end'; readonly state: Exclude<StreamState, 'open'> | 'cut' };

export type StreamReading = {
  readonly ctx: Ctx;
  readonly id: string;
  /** The last position that the reader has. */
  readonly after: number;
  readonly hub: StreamHub;
  /** Throws when the reader is not who they were any more. */
  readonly recheck: () => Promise<Ctx>;
};

/** What a stream has after a position, then what comes, until it ends or the reader may not read on. */
export async function* readStream({
  ctx,
  id,
  after,
  hub,
  recheck,
}: StreamReading): AsyncGenerator<StreamEvent> {
  const stream = hub.watch(id);
  const watched = watchReader({ ctx, id, recheck, looked: () => stream.wake() });
  let position = after;
  /** What the database was last read for. */
  let stored = -1;
  let looks = 0;
  try {
    for (;;) {
      const known = stream.news();
      const reader = await watched.prove();
      const isInMemory = known.stored === stored && !watched.isBehind(position);
      const held = isInMemory ? stream.partsAfter(position) : undefined;
      const page: StreamPage = held
        ? { state: stream.end() ?? 'open', parts: held }
        : await readPage(reader, id, position);
      stored = known.stored;
      for (const part of page.parts) {
        position = part.position;
        yield { kind: 'part', ...part };
      }
      if (page.parts.length === pageSize) {
        stored = -1;
        continue;
      }
      if (page.state !== 'open') {
        yield { kind: 'end', state: page.state };
        return;
      }
      await stream.wait(known);
      if (watched.looks() === looks) continue;
      looks = watched.looks();
      yield { kind: 'alive' };
    }
  } catch {
    yield { kind: 'end', state: 'cut' };
  } finally {
    watched.end();
    stream.leave();
  }
}
