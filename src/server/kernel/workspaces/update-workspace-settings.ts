import type { Action } from '#domain/access/actions.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readSettings, settingColumns, type WorkspaceSettings } from './workspace-settings.ts';
import './tables.ts';

/** Read-only mode has an action of its own, so that it can be turned off again while it is on. */
const actions = {
  accessRequestsDisabled: 'access.setAccessRequests',
  communityPublishingDisabled: 'access.setCommunityPublishing',
  exportDisabled: 'access.setExport',
  publicAccessDisabled: 'access.setPublicAccess',
  dataOutDisabled: 'access.setDataOut',
  adminOnlyInvites: 'access.setAdminOnlyInvites',
  readOnly: 'access.setReadOnly',
  secondFactorRequired: 'security.manage',
} as const satisfies Record<keyof WorkspaceSettings, Action>;

export type SettingsChange = { readonly [Setting in keyof WorkspaceSettings]?: boolean | null };

/** Switches what is given and leaves the rest. Each switch is an entry of its own in the log. */
export async function updateWorkspaceSettings(ctx: Ctx, input: SettingsChange): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = settingNames.flatMap((setting) => {
      const value = input[setting];
      return value == null ? [] : [{ setting, value }];
    });
    // Asking for nothing is still asking.
    allow(tx, 'access.setReadOnly');
    for (const { setting } of given) allow(tx, actions[setting]);
    await lockWorkspace(tx);
    const before = await readSettings(tx.db, tx.workspace.id);
    const changed = given.filter(({ setting, value }) => before[setting] !== value);
    if (changed.length === 0) return;
    const { version } = await tx.db
      .updateTable('workspace_settings')
      .set((row) => ({
        ...Object.fromEntries(changed.map(({ setting, value }) => [settingColumns[setting], value])),
        version: row('version', '+', 1),
      }))
      .where('workspace_id', '=', tx.workspace.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await tx.record(
      ...changed.map(({ setting, value }) => ({
        type: 'setting.changed' as const,
        payload: { setting },
        objectId: tx.workspace.id,
        version,
        before: { value: before[setting] },
        after: { value },
      })),
    );
  });
}

const settingNames = Object.keys(settingColumns) as (keyof WorkspaceSettings)[];
