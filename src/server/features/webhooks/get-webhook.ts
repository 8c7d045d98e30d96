import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Locked until the transaction ends. */
export async function getWebhook(tx: TxCtx, id: string) {
  const webhook = await tx.db
    .selectFrom('webhooks')
    .selectAll()
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!webhook) throw new NotFound();
  return webhook;
}
