import { NotFound } from '#domain/errors/hark-error.ts';
import type { StoredFile } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { streamKeyOf } from './enqueue-sharp-stream.ts';
import { fileJobs } from './file-jobs.ts';

/** Once for each state of a recording, and by members only: work of an hour is not for everybody with a link. */
export async function askForOlderStream(
  services: Services,
  ctx: Ctx,
  { id: fileId, redaction, processing }: StoredFile,
): Promise<void> {
  if (ctx.actor.kind !== 'member' || processing !== 'COMPLETE') throw new NotFound();
  await ctx.reads.end();
  await inTransaction(ctx, async (tx) => {
    const payload = { fileId, redaction };
    const requestKey = streamKeyOf({ id: fileId, redaction });
    const job = await enqueue(tx, services.boss, fileJobs(services).olderStream, { payload, requestKey });
    const { state } = await tx.db
      .selectFrom('jobs')
      .select('state')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', job)
      .executeTakeFirstOrThrow();
    // It could not be made and never will be.
    if (state === 'failed' || state === 'cancelled') throw new NotFound();
  });
}
