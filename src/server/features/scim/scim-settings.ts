import type { Role } from '#domain/access/roles.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import './tables.ts';

export type ScimSettings = {
  readonly url: string;
  readonly hasToken: boolean;
  readonly tokenCreatedAt: Date | null;
  readonly tokenCreatedBy: string | null;
  readonly tokenLastUsedAt: Date | null;
  readonly defaultRole: Role;
};

export async function getScimSettings(ctx: Ctx, { rootUrl }: Pick<Env, 'rootUrl'>): Promise<ScimSettings> {
  allow(ctx, 'scim.manage');
  const db = await ctx.reads.db();
  const row = await db
    .selectFrom('scim_settings')
    .select(['token_hash', 'token_created_at', 'token_created_by', 'token_last_used_at', 'default_role'])
    .where('workspace_id', '=', ctx.workspace.id)
    .executeTakeFirst();
  return {
    url: workspaceUrl(rootUrl, ctx.workspace.subdomain, '/scim/v2'),
    hasToken: row?.token_hash != null,
    tokenCreatedAt: row?.token_created_at ?? null,
    tokenCreatedBy: row?.token_created_by ?? null,
    tokenLastUsedAt: row?.token_last_used_at ?? null,
    defaultRole: row?.default_role ?? 'VIEWER',
  };
}
