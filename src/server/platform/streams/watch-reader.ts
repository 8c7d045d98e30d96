import type { Ctx } from '#server/platform/context/context.ts';
import { untilBeat } from '#server/platform/db/gather.ts';
import { findStreamStanding } from './stream-page.ts';
import { streamStateOf } from './stream-state.ts';

export type WatchedReader = {
  /** Who reads, as of a moment ago. Throws when they may not read on. */
  prove(): Promise<Ctx>;
  /** Whether the database has more than the reader, or the end. */
  isBehind(position: number): boolean;
  /** How often access was found to go on. */
  looks(): number;
  end(): void;
};

type Reading = {
  readonly ctx: Ctx;
  readonly id: string;
  /** Throws when the reader is not who they were any more. */
  readonly recheck: () => Promise<Ctx>;
  readonly looked: () => void;
};

const everyMs = 1000;
/** Within two seconds of its end nothing is read: where a look takes long, reading waits for it. */
const longestUnprovenMs = 1500;

/** Asks once a second, beside the reading, whether the reader may read on and whether there is more. */
export function watchReader({ ctx, id, recheck, looked }: Reading): WatchedReader {
  let reader = ctx;
  let provenAt = performance.now();
  let looks = 0;
  let last = 0;
  let isOpen = true;
  let isOver = false;
  let looking: Promise<void> | undefined;
  let timer = setTimeout(() => void beat(), untilBeat(everyMs));

  /** One that failed stays: nothing more is proven after it. */
  function beat(): Promise<void> {
    looking ??= look().then(() => {
      looking = undefined;
      if (!isOver) timer = setTimeout(() => void beat(), untilBeat(everyMs));
    });
    void looking.catch(() => (isOver = true)).finally(looked);
    return looking;
  }

  async function look(): Promise<void> {
    const began = performance.now();
    const [now, stream] = await Promise.all([
      recheck(),
      findStreamStanding({ database: ctx.database, workspaceId: ctx.workspace.id }, id),
    ]);
    reader = now;
    last = stream?.last ?? 0;
    isOpen = stream !== undefined && streamStateOf(stream, ctx.now()) === 'open';
    provenAt = began;
    looks += 1;
  }

  return {
    async prove() {
      if (isOver || performance.now() - provenAt > longestUnprovenMs) {
        clearTimeout(timer);
        await beat();
      }
      return reader;
    },
    isBehind: (position) => !isOpen || last > position,
    looks: () => looks,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
