import { Stopped, watchAccess } from '#server/features/answering/index.ts';
import { GenerationFailed } from '#server/platform/ai/language/generation.ts';
import type { Ctx } from '#server/platform/context/context.ts';

export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  /** `problem` is null where the workspace simply uses no model. */
  | { readonly ok: false; readonly problem: string | null };

type Watched = {
  readonly signal: AbortSignal;
  /** Shows that the run goes on; throws once a person cancelled it. */
  readonly stillWanted: () => Promise<void>;
};

const everyMs = 800;

/** Asks a language model for as long as the run is wanted and the workspace lets it. What it says after that is not used. */
export async function askWatched<T>(
  ctx: Ctx,
  { signal, stillWanted }: Watched,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<Asked<T>> {
  const stop = new AbortController();
  const unwatch = watchAccess(ctx, { itemIds: [], stop: (why) => stop.abort(new Stopped(why)) });
  const timer = setInterval(() => void stillWanted().catch((why: unknown) => stop.abort(why)), everyMs);
  try {
    const value = await ask(AbortSignal.any([signal, stop.signal]));
    stop.signal.throwIfAborted();
    return { ok: true, value };
  } catch (error) {
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error;
    signal.throwIfAborted();
    if (reason instanceof Stopped) return { ok: false, problem: reason.message };
    if (!(reason instanceof GenerationFailed)) throw reason;
    const isExpected = reason.fault === 'off' || reason.fault === 'none';
    return { ok: false, problem: isExpected ? null : reason.message };
  } finally {
    clearInterval(timer);
    unwatch();
  }
}
