import type { Redactable } from '#server/features/files/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { StreamPayload } from './render-stream.ts';
import '#server/platform/jobs/tables.ts';

/** Once for each state of a recording; what failed or was cancelled begins again. */
export async function enqueueSharpStream(
  tx: TxCtx,
  boss: JobBoss,
  { job, file }: { job: Job<StreamPayload>; file: Redactable },
): Promise<void> {
  const requestKey = streamKeyOf(file);
  await tx.db
    .deleteFrom('jobs')
    .where('workspace_id', '=', tx.workspace.id)
    .where('name', '=', job.name)
    .where('request_key', '=', requestKey)
    .where('state', 'not in', ['waiting', 'running'])
    .execute();
  await enqueue(tx, boss, job, { payload: { fileId: file.id, redaction: file.redaction }, requestKey });
}

/** What asking for a stream of this state of the recording is known by. */
export function streamKeyOf({ id, redaction }: Redactable): string {
  return `${id}:${redaction}`;
}
