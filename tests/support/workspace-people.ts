import type { Role } from '#domain/access/roles.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/workspaces/tables.ts';
import type { TestApp } from './test-app.ts';
import { newestMail, tokenIn, type SignedUp } from './visitor.ts';

/** Invites through the product; answers the token of the mailed link. */
export async function inviteByMail(
  app: TestApp,
  host: Pick<SignedUp, 'member'>,
  email: string,
  role: Role = 'CONTRIBUTOR',
): Promise<string> {
  const query = `mutation { inviteMember(input: { email: "${email}", role: ${role}, message: "Come in" }) { id } }`;
  const { body } = await host.member.graphql(query, await host.member.bearer());
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return tokenIn(await newestMail(app, email));
}

/** Opens the workspace to everybody of a domain. */
export async function openDomain(
  app: TestApp,
  { teamId }: Pick<SignedUp, 'teamId'>,
  domain: string,
): Promise<void> {
  await app.database.transaction({ workspaceId: teamId }, 'read write', (db) =>
    db.insertInto('open_domains').values({ workspace_id: teamId, domain, created_at: new Date() }).execute(),
  );
}

export async function suspend(
  app: TestApp,
  { teamId }: Pick<SignedUp, 'teamId'>,
  email: string,
): Promise<void> {
  await app.database.transaction({ workspaceId: teamId }, 'read write', (db) =>
    db
      .updateTable('members')
      .set({ suspended_at: new Date() })
      .where('workspace_id', '=', teamId)
      .where('email', '=', email)
      .execute(),
  );
}

export async function setRole(
  app: TestApp,
  { teamId }: Pick<SignedUp, 'teamId'>,
  email: string,
  role: Role | null,
): Promise<void> {
  await app.database.transaction({ workspaceId: teamId }, 'read write', (db) =>
    db
      .updateTable('members')
      .set({ role })
      .where('workspace_id', '=', teamId)
      .where('email', '=', email)
      .execute(),
  );
}
