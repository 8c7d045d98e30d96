import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { confirmAddress, signUp } from '#tests/support/visitor.ts';
import { inviteByMail, openDomain } from '#tests/support/workspace-people.ts';
import '#server/kernel/brand/tables.ts';
import './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { rootUrl: new URL('https://hark.test') } });
});
afterAll(() => app.close());

async function brand(teamId: string, color: string): Promise<string> {
  const logoId = app.services.newId();
  await app.database.transaction({ workspaceId: teamId }, 'read write', async (db) => {
    await db
      .updateTable('workspace_settings')
      .set({ primary_color: color })
      .where('workspace_id', '=', teamId)
      .execute();
    const owner = await db
      .selectFrom('members')
      .select('id')
      .where('workspace_id', '=', teamId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('workspace_logos')
      .values({
        workspace_id: teamId,
        id: logoId,
        image: Buffer.from('logo'),
        created_by: owner.id,
        created_at: new Date(),
      })
      .execute();
  });
  return `https://hark.test/image/logo/${teamId}?v=${logoId}`;
}

test('own, inviting and open workspaces are shown with logo and color, and who invited', async () => {
  const own = await signUp(app, 'chooser@choice.example', 'Own Place');
  const inviting = await signUp(app, 'host@inviting.example', 'Inviting Place');
  const open = await signUp(app, 'host@open.example', 'Open Place');
  const logos = {
    own: await brand(own.teamId, '#112233'),
    inviting: await brand(inviting.teamId, '#445566'),
    open: await brand(open.teamId, '#778899'),
  };
  await inviteByMail(app, inviting, own.email);
  await openDomain(app, open, 'choice.example');
  const { body } = await own.root.get('/global/session');
  expect(body.currentTeams).toMatchObject([{ id: own.teamId, logoUrl: logos.own, primaryColor: '#112233' }]);
  expect(body.availableTeams).toMatchObject([
    { type: 'INVITE', logoUrl: logos.inviting, primaryColor: '#445566', invitedBy: 'Ada Example' },
    { type: 'DOMAIN', logoUrl: logos.open, primaryColor: '#778899' },
  ]);
});

test('a person reads the looks of no other workspace, and no member but who invited them', async () => {
  const inviting = await signUp(app, 'host@looking.example', 'Looking');
  const other = await signUp(app, 'host@hidden.example', 'Hidden');
  await brand(inviting.teamId, '#123456');
  await brand(other.teamId, '#654321');
  const guest = await confirmAddress(app, 'guest@looks.example');
  await inviteByMail(app, inviting, 'guest@looks.example');
  expect((await guest.get('/global/session')).body.availableTeams).toHaveLength(1);
  const seen = await app.database.transaction({ email: 'guest@looks.example' }, 'read only', async (db) => ({
    settings: await db.selectFrom('workspace_settings').select('workspace_id').execute(),
    logos: await db.selectFrom('workspace_logos').select('workspace_id').execute(),
    members: await db.selectFrom('members').select('workspace_id').execute(),
  }));
  const inviter = [{ workspace_id: inviting.teamId }];
  expect(seen).toEqual({ settings: inviter, logos: inviter, members: inviter });
});
