import type { TxCtx } from '#server/platform/context/context.ts';

/** Every change of how people sign in is a line in the audit log, without the secret. */
export async function recordSso(tx: TxCtx, setting: string, after: Record<string, unknown>): Promise<void> {
  await tx.record({ type: 'setting.changed', payload: { setting }, objectId: tx.workspace.id, after });
}
