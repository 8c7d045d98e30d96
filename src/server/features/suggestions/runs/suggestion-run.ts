import type { SuggestionFeature } from '#domain/ai/suggestions.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { jobOf } from '#server/platform/jobs/job-of.ts';
import type { RunStatus } from '../tables.ts';
import '../tables.ts';

/** One look through a note or an insight for what could be proposed. */
export type SuggestionRun = {
  readonly id: string;
  readonly objectId: string;
  readonly feature: SuggestionFeature;
  readonly status: RunStatus;
  readonly progress: number;
  readonly model: string | null;
  readonly problem: string | null;
  readonly proposed: number;
  readonly applied: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

/** As its job says where the run itself could not. */
export function suggestionRuns(db: Db, workspaceId: string) {
  const job = jobOf('suggestion_runs');
  return db
    .selectFrom('suggestion_runs')
    .select([
      'id',
      'object_id as objectId',
      'feature',
      job.endsWaiting<RunStatus>(['RUNNING']).as('status'),
      job.progress.as('progress'),
      'model',
      'problem',
      'proposed',
      'applied',
      'created_at as createdAt',
      'finished_at as finishedAt',
    ])
    .where('workspace_id', '=', workspaceId);
}

/** The newest for each feature. */
export async function newestRuns(db: Db, workspaceId: string, { id }: ObjectRef): Promise<SuggestionRun[]> {
  return suggestionRuns(db, workspaceId)
    .distinctOn('feature')
    .where('object_id', '=', id)
    .orderBy('feature')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
