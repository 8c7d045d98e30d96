import type { Codec } from '#domain/codec/codec.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';

export type JobRun<P> = {
  readonly ctx: Ctx;
  readonly id: string;
  readonly payload: P;
  /** Aborted when a person cancels or the time is up; pass it to whatever can be stopped. */
  readonly signal: AbortSignal;
  /** Shows how far it is, from 0 to 1, and throws once the job was cancelled. */
  progress(fraction: number, doing: string): Promise<void>;
  /** Does a part of the work exactly once: its rows and its receipt commit together. */
  step<R>(name: string, result: Codec<R>, run: (tx: TxCtx) => Promise<R>): Promise<R>;
};

export type Job<P = unknown> = {
  readonly name: string;
  readonly payload: Codec<P>;
  /** After this long a run is given up and tried again. */
  readonly timeoutSeconds: number;
  readonly run: (job: JobRun<P>) => Promise<object>;
};

export function defineJob<P>(job: Job<P>): Job<P> {
  return job;
}

/** Regular work of the whole installation; it finds its own workspaces. */
export type Cron = {
  readonly name: string;
  readonly cron: string;
  readonly timeZone: string;
  readonly run: (signal: AbortSignal) => Promise<void>;
};

export class JobCancelled extends Error {}
