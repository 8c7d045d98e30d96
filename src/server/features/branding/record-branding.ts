import type { TxCtx } from '#server/platform/context/context.ts';

export function recordBranding(tx: TxCtx, changed: 'logo' | 'color'): Promise<void> {
  return tx.record({
    type: 'workspace.brandingChanged',
    payload: { workspaceId: tx.workspace.id, changed },
    objectId: tx.workspace.id,
  });
}
