import type { ScheduleHandler } from '#server/platform/schedules/schedule-handler.ts';
import type { RunQueue } from './insert-run.ts';
import { insertUnrun } from './insert-run.ts';
import { agentSchedule } from './plan-runs.ts';
import { findReady, startByItself } from './start-by-itself.ts';

/** Runs an agent by its schedule. What was missed while no server was there is named in its log. */
export function scheduleHandler(queue: RunQueue): ScheduleHandler {
  return {
    name: agentSchedule,
    async run(tx, { scheduleId, dueAt, isLate, missed }) {
      const [ready] = await findReady(tx, { id: scheduleId });
      if (!ready) return;
      const { agent } = ready;
      if (missed)
        await insertUnrun(tx, agent, {
          trigger: 'schedule',
          state: 'missed',
          problem: missedText(missed.count),
          dueAt: missed.since,
          missedCount: missed.count,
        });
      await startByItself(tx, queue, agent, {
        trigger: 'schedule',
        dryRun: false,
        requestKey: `${agentSchedule} ${dueAt.toISOString()}`,
        dueAt: isLate ? dueAt : null,
      });
    },
  };
}

function missedText(count: number): string {
  return count === 1
    ? 'A scheduled run was missed because Hark was not running.'
    : `${count.toLocaleString('en')} scheduled runs were missed because Hark was not running.`;
}
