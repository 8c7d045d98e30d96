import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { allowModes } from '../modes/allow-modes.ts';
import { findLook, type PersonalLook } from './personal-look.ts';

/** What was found and hidden so far stays. */
export async function cancelLook(ctx: Ctx, id: string): Promise<PersonalLook> {
  return inTransaction(ctx, async (tx) => {
    const look = await findLook(tx.db, tx.workspace.id, { id });
    if (!look) throw new NotFound();
    await allowModes(tx, look.projectId);
    await cancelJob(tx, id);
    return (await findLook(tx.db, tx.workspace.id, { id })) ?? look;
  });
}
