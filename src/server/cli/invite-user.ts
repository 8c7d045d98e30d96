import { roles, type Role } from '#domain/access/roles.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { createApp } from '#server/app.ts';
import { findStanding } from '#server/kernel/access/index.ts';
import { inviteMailer, inviteMember } from '#server/kernel/members/index.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx, WorkspaceRef } from '#server/platform/context/context.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { readArguments, say, WrongUsage } from './command.ts';
import { withInstallation } from './open-installation.ts';

const usage = `npx hark user invite <subdomain> <email> [--role ${roles.join('|')}]`;

/** Invites a person in the name of the workspace's first administrator. */
export async function inviteUser(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args, { role: { type: 'string' } }, usage);
  const [subdomain, email] = positionals;
  if (subdomain === undefined || email === undefined || positionals.length > 2)
    throw new WrongUsage(`Usage: ${usage}`);
  const role = readRole(values.role ?? 'VIEWER');
  await withInstallation(async ({ env, log, database }) => {
    await migrate(database.owner);
    const app = await createApp({ env, log, database, services: [] });
    try {
      const link = await invite(app.services, { subdomain, email, role });
      if (env.smtpUrl === undefined) say(`Invited ${email} as ${role}. Give them this link: ${link}`);
      else say(`Invited ${email} as ${role}. The mail is on its way.`);
    } finally {
      await app.close();
    }
  });
}

function readRole(text: string): Role {
  const role = roles.find((one) => one === text.toUpperCase());
  if (!role) throw new WrongUsage(`"${text}" is no role. Usage: ${usage}`);
  return role;
}

type Invitation = { subdomain: string; email: string; role: Role };

async function invite(services: Services, { subdomain, email, role }: Invitation): Promise<string> {
  const workspace = await findWorkspaceBySubdomain(services.database, subdomain);
  if (!workspace) throw new WrongUsage(`There is no workspace "${subdomain}".`);
  const ctx = await firstAdministrator(services, workspace);
  const mail = inviteMailer(services);
  let link = '';
  await inviteMember(
    ctx,
    async (tx, invitation) => {
      const path = buildUrl('authAcceptInvite', { query: { token: invitation.token } });
      link = workspaceUrl(services.env.rootUrl, workspace.subdomain, path);
      await mail(tx, invitation);
    },
    { email, role },
  );
  return link;
}

async function firstAdministrator(services: Services, workspace: WorkspaceRef): Promise<Ctx> {
  const ctx = services.systemCtx(workspace);
  const found = await services.database.transaction(
    { workspaceId: workspace.id },
    'read only',
    async (db) => {
      const member = await db
        .selectFrom('members')
        .select('account_id as accountId')
        .where('workspace_id', '=', workspace.id)
        .where('workspace_admin', '=', true)
        .where('suspended_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      const standing = member && (await findStanding(db, workspace.id, member.accountId));
      return standing && { accountId: member.accountId, ...standing };
    },
  );
  if (!found)
    throw new WrongUsage(
      `The workspace "${workspace.subdomain}" has no administrator to invite in the name of.`,
    );
  const { accountId, viewer, grantees } = found;
  return { ...ctx, actor: { kind: 'member', viewer, grantees, accountId, sessionId: null } };
}
