import type { Browser, Page } from 'playwright-core';
import { decode } from '#domain/codec/codec.ts';
import { finite, string } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';

const traceCodec = object({
  traceEvents: array(
    object({
      name: string,
      ph: string,
      pid: finite,
      tid: finite,
      ts: finite,
      tts: optional(finite),
      tdur: optional(finite),
    }),
  ),
});

/** Scripting and layout. Painting is left out: without a graphics card it says nothing about the product. */
const work = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'XHRReadyStateChange',
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'HitTest',
  'MinorGC',
  'MajorGC',
]);

export type Frames = {
  readonly frames: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
};

/** What the main thread had to do in each frame while something ran, by the browser's own trace. */
export async function traceFrames(browser: Browser, page: Page, run: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'devtools.timeline.frame',
      'disabled-by-default-devtools.timeline',
      'v8',
    ],
  });
  await run();
  const trace = await browser.stopTracing();
  const times = workPerFrame(decode(traceCodec, JSON.parse(trace.toString('utf8')))).toSorted(
    (a, b) => a - b,
  );
  const at = (share: number): number =>
    Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1));
  return { frames: times.length, p50: at(0.5), p95: at(0.95), worst: at(1) };
}

type Trace = ReturnType<typeof traceCodec.read>;

function workPerFrame({ traceEvents }: Trace): number[] {
  const threadOf = ({ pid, tid }: Trace['traceEvents'][number]): string => `${pid}.${tid}`;
  const begins = traceEvents.filter(({ name }) => name === 'BeginCommitCompositorFrame');
  // Another page commits frames too: the one that is looked at commits the most.
  const byThread = Map.groupBy(begins, threadOf);
  const [main] = [...byThread].toSorted(([, a], [, b]) => b.length - a.length);
  if (!main) throw new Error('The trace has no frames');
  const [thread, frames] = main;
  const starts = frames.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const totals = starts.map(() => 0);
  let end = 0;
  const done = traceEvents
    .filter((event) => event.ph === 'X' && work.has(event.name) && threadOf(event) === thread)
    .toSorted((a, b) => a.ts - b.ts);
  let frame = 0;
  // By the thread's own clock: another program on the machine does not count.
  for (const { ts, tts = 0, tdur = 0 } of done) {
    // A call within a call is counted once.
    const from = Math.max(tts, end);
    end = Math.max(end, tts + tdur);
    while (frame + 1 < starts.length && (starts[frame + 1] ?? Infinity) <= ts) frame += 1;
    if (end > from && ts >= (starts[0] ?? 0)) totals[frame] = (totals[frame] ?? 0) + (end - from) / 1000;
  }
  return totals;
}
