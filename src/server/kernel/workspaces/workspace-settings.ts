import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

/** What an admin switches for everybody. */
export type WorkspaceSettings = {
  readonly accessRequestsDisabled: boolean;
  readonly communityPublishingDisabled: boolean;
  readonly exportDisabled: boolean;
  readonly publicAccessDisabled: boolean;
  readonly dataOutDisabled: boolean;
  readonly adminOnlyInvites: boolean;
  readonly readOnly: boolean;
  /** Besides a password or a mailed link. */
  readonly secondFactorRequired: boolean;
};

export const settingColumns = {
  accessRequestsDisabled: 'access_requests_disabled',
  communityPublishingDisabled: 'community_publishing_disabled',
  exportDisabled: 'export_disabled',
  publicAccessDisabled: 'public_access_disabled',
  dataOutDisabled: 'data_out_disabled',
  adminOnlyInvites: 'admin_only_invites',
  readOnly: 'read_only',
  secondFactorRequired: 'second_factor_required',
} as const satisfies Record<keyof WorkspaceSettings, string>;

/** Everybody may know: these switches are the reasons of disabled buttons. */
export async function getWorkspaceSettings(ctx: Ctx): Promise<WorkspaceSettings> {
  allow(ctx, 'workspace.read');
  const settings = await readSettings(await ctx.reads.db(), ctx.workspace.id);
  // For support the workspace is read-only, whatever it is for its members.
  const isSupport = ctx.actor.kind === 'member' && ctx.actor.support !== undefined;
  return { ...settings, readOnly: settings.readOnly || isSupport };
}

export async function readSettings(db: Db, workspaceId: string): Promise<WorkspaceSettings> {
  const row = await db
    .selectFrom('workspace_settings')
    .select([
      'access_requests_disabled as accessRequestsDisabled',
      'community_publishing_disabled as communityPublishingDisabled',
      'export_disabled as exportDisabled',
      'public_access_disabled as publicAccessDisabled',
      'data_out_disabled as dataOutDisabled',
      'admin_only_invites as adminOnlyInvites',
      'read_only as readOnly',
      'second_factor_required as secondFactorRequired',
    ])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
