import type { TxCtx } from '#server/platform/context/context.ts';
import { dropSchedule, setSchedule } from '#server/platform/schedules/set-schedule.ts';
import type { Agent } from './agent.ts';

export const agentSchedule = 'agents.run';

/** Due by its schedule as long as it has one and is not paused. */
export async function planRuns(tx: TxCtx, { id, cron, timeZone, pausedAt }: Agent): Promise<void> {
  if (cron === null || timeZone === null || pausedAt !== null) await dropSchedule(tx, id);
  else await setSchedule(tx, { id, handler: agentSchedule, cron, timeZone });
}
