import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import type { Codec } from '#domain/codec/codec.ts';
import type { moreToDo } from './more-to-do.ts';

/** How far a job is, from 0 to 1, and at what. */
export type Progress = { readonly fraction: number; readonly doing: string };

export type JobRun<P> = {
  readonly ctx: Ctx;
  readonly id: string;
  readonly payload: P;
  /** Aborted when a person cancels or the time is up; pass it to whatever can be stopped. */
  readonly signal: AbortSignal;
  /** Shows how far it is, from 0 to 1, and throws once the job was cancelled. */
  readonly progress: (fraction: number, doing: string) => Promise<void>;
  /** Does a part of the work exactly once: its rows, its receipt and how far the job is with it commit together. */
  readonly step: <R>(
    name: string,
    result: Codec<R>,
    run: (tx: TxCtx) => Promise<R>,
    reached?: Progress,
  ) => Promise<R>;
  /**
   * Says that stored work need not be done again. A server that is killed over and over gives a job up only where none
   * of its attempts came to this, or to the end of a step.
   */
  readonly kept: () => Promise<void>;
  /** How many steps this job has done, in this turn and those before. */
  readonly stepsDone: () => Promise<number>;
};

export type JobDefinition<P> = {
  readonly name: string;
  readonly payload: Codec<P>;
  /** After this long a run is given up and tried again. */
  readonly timeoutSeconds: number;
  /** Waits while another of the workspace runs, on any node. Two that come due in the same moment may both begin. */
  readonly alone?: true;
  /** `moreToDo` or `MoreLater` ends a turn, anything else the job. */
  readonly run: (job: JobRun<P>) => Promise<object | typeof moreToDo>;
  /**
   * When no attempt is left, as after a kill in each of them: what it worked on must not look as if somebody still did.
   * May be called twice.
   */
  readonly onFailure?: (job: Pick<JobRun<P>, 'ctx' | 'payload'>) => Promise<unknown>;
  /**
   * In the transaction that ends a job which a person cancelled while it ran. The command that asked for the end was
   * over before it.
   */
  readonly onCancelled?: (tx: TxCtx, payload: P) => Promise<unknown>;
  /** Where the person who asked for it finds what came of it; without, nobody is told of its end. */
  readonly about?: (tx: TxCtx, payload: P) => Promise<JobAbout | undefined>;
};

export type JobAbout = {
  /** A path inside the workspace. */
  readonly link: string;
  /** What the person has to be able to see, still, to hear of it. */
  readonly objectId: string | null;
};

/** One try at a job. */
export type Attempt = {
  readonly ctx: Ctx;
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly isLast: boolean;
  /** Takes back the attempts that this job has used up. */
  readonly forgive: () => Promise<void>;
  /** Puts the job in the queue once more, behind what others wait for. */
  readonly again: (tx: TxCtx, afterSeconds: number) => Promise<void>;
};

/** Any job, whatever its payload: what the worker and the list of features deal with. */
export type AnyJob = {
  readonly name: string;
  readonly timeoutSeconds: number;
  readonly alone?: true;
  readonly runAttempt: (attempt: Attempt) => Promise<void>;
  readonly giveUp: (ctx: Ctx, payload: object) => Promise<void>;
  readonly aboutStored: (tx: TxCtx, payload: object) => Promise<JobAbout | undefined>;
};

export type Job<P> = JobDefinition<P> & AnyJob;

/** Regular work of the whole installation; it finds its own workspaces. */
export type Cron = {
  readonly name: string;
  readonly cron: string;
  readonly timeZone: string;
  readonly run: (signal: AbortSignal) => Promise<void>;
};
