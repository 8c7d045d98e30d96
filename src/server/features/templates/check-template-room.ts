import { templateRefusal } from '#domain/templates/template-limit.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** One more must fit. Those that were deleted do not count. */
export async function checkTemplateRoom(tx: TxCtx, most: number | undefined): Promise<void> {
  if (most === undefined) return;
  await lockWorkspace(tx);
  const { count } = await tx.db
    .selectFrom('workspace_templates')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const refusal = templateRefusal({ templates: most }, Number(count));
  if (refusal !== undefined) throw new Forbidden(refusal);
}
