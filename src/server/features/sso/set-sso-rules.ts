import type { Role } from '#domain/access/roles.ts';
import '#server/kernel/workspaces/tables.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { recordSso } from './record-sso.ts';

export type SsoRules = {
  joinRole: Role | null;
  passwordAllowed: boolean;
  googleAllowed: boolean;
  microsoftAllowed: boolean;
  /** Left as it is where nobody says anything. */
  auth0Allowed?: boolean | null;
};

/** Which ways people may sign in, and what those who come by the provider may do at first. */
export async function setSsoRules(ctx: Ctx, rules: SsoRules): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'authentication.manage');
    await tx.db
      .updateTable('workspace_settings')
      .set({
        password_auth_enabled: rules.passwordAllowed,
        google_auth_enabled: rules.googleAllowed,
        microsoft_auth_enabled: rules.microsoftAllowed,
        ...(rules.auth0Allowed != null && { auth0_auth_enabled: rules.auth0Allowed }),
      })
      .where('workspace_id', '=', tx.workspace.id)
      .execute();
    await tx.db
      .updateTable('sso_settings')
      .set({ join_role: rules.joinRole })
      .where('workspace_id', '=', tx.workspace.id)
      .execute();
    await recordSso(tx, 'signInWays', { ...rules });
  });
}
