import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { readChosenRedaction } from '#server/platform/ai/modes/read-modes.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { allowModes } from '../modes/allow-modes.ts';
import type { LookJob } from './look-through.ts';
import { findLook, type PersonalLook } from './personal-look.ts';

export type LookQueue = { readonly boss: JobBoss; readonly job: LookJob };

/** For who may choose the mode. While one is under way, that one is the answer. */
export async function startLook(
  ctx: Ctx,
  { boss, job }: LookQueue,
  projectId: string | null,
): Promise<PersonalLook> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await allowModes(tx, projectId);
    const { id: workspaceId } = tx.workspace;
    if ((await readChosenRedaction(tx.db, workspaceId, projectId)) === 'Off')
      throw new InvalidOperation('Choose how personal data is redacted first');
    const known = await findLook(tx.db, workspaceId, { projectId });
    if (known?.status === 'RUNNING') return known;
    const payload = { projectId, memberId: viewer.id };
    const id = await enqueue(tx, boss, job, { payload, requestKey: tx.newId() });
    const look = await findLook(tx.db, workspaceId, { id });
    if (!look) throw new NotFound();
    return look;
  });
}
