import type { TxCtx } from '#server/platform/context/context.ts';
import type { Occurrence } from './due-occurrence.ts';

/** What a slice does when something of it is due. */
export type ScheduleHandler = {
  readonly name: string;
  /** Commits together with the next time: put long work in a queue. */
  readonly run: (tx: TxCtx, due: Occurrence & { readonly scheduleId: string }) => Promise<void>;
};
