import type { Ctx } from '#server/platform/context/context.ts';
import type { StepOutcome, StepTool } from '../tables.ts';
import '../tables.ts';

export type Step = {
  readonly tool: StepTool;
  readonly outcome: StepOutcome;
  readonly input?: string;
  readonly detail?: string;
  readonly itemIds?: readonly string[];
};
export type StepLog = { add(step: Step): Promise<void> };

const longestInput = 500;
const mostItems = 100;

/** Each step is stored when it is done: a run that is killed leaves what it did. */
export function openStepLog(
  { database, workspace, now }: Pick<Ctx, 'database' | 'workspace' | 'now'>,
  runId: string,
): StepLog {
  let place = 0;
  return {
    async add({ tool, outcome, input = '', detail = '', itemIds = [] }) {
      place += 1;
      await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
        db
          .insertInto('agent_steps')
          .values({
            workspace_id: workspace.id,
            run_id: runId,
            place,
            tool,
            outcome,
            input: input.toWellFormed().replaceAll('\0', '').slice(0, longestInput),
            detail,
            item_ids: [...new Set(itemIds)].slice(0, mostItems),
            created_at: now(),
          })
          .execute(),
      );
    },
  };
}
