import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLimits } from '#domain/limits/count-limits.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { createPrivateProject, createProject, dataOf, errorOf, revoke } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  confirmAddress,
  goodPassword,
  mailsTo,
  newestMail,
  tokenIn,
  Visitor,
  type Answer,
} from '#tests/support/visitor.ts';
import './tables.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Invites');
  admin = place.owner;
});

let guests = 0;
const newGuest = (): string => `guest-${(guests += 1)}@invites.example`;

type Invitation = {
  email: string;
  role?: string;
  message?: string;
  object?: { type: string; id: string; level: string };
};
const invite = (person: Person, input: Invitation) =>
  person.graphql(
    'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id email role object { type id level } } }',
    { input: { role: 'CONTRIBUTOR', ...input } },
  );
const resend = (person: Person, id: string) =>
  person.graphql('mutation ($id: ID!) { resendInvite(id: $id) { id } }', { id });
const listQuery =
  'query ($first: Int, $after: String) { invites(first: $first, after: $after) { items { email } endCursor totalCount } }';

async function accept(
  email: string,
): Promise<{ status: number; graphql: (query: string, variables?: object) => Promise<Answer> }> {
  const visitor = new Visitor(app, place.workspace.subdomain);
  const token = tokenIn(await newestMail(app, email));
  const { status } = await visitor.post('/api/auth/accept-invite', {
    token,
    name: 'Guest',
    password: goodPassword,
  });
  return {
    status,
    graphql: async (query, variables = {}) =>
      visitor.post(
        '/api/graphql',
        { query, variables },
        { headers: { authorization: `Bearer ${await visitor.bearer()}` } },
      ),
  };
}
const levelQuery = 'query ($id: ID!) { objectAccess(type: PROJECT, id: $id) { viewerLevel } }';

describe('invitations', () => {
  it('bring access to an object', async () => {
    const maker = await place.member();
    const id = await createPrivateProject(maker);
    const email = newGuest();
    const object = { type: 'PROJECT', id, level: 'WRITE' };
    expect(dataOf(await invite(maker, { email, object })).inviteMember.object).toEqual(object);
    const guest = await accept(email);
    expect(dataOf(await guest.graphql(levelQuery, { id })).objectAccess.viewerLevel).toBe('WRITE');
  });

  it('are listed for the object that they give access to, for those who may revoke them', async () => {
    const maker = await place.member();
    const id = await createPrivateProject(maker);
    const email = newGuest();
    dataOf(await invite(maker, { email, object: { type: 'PROJECT', id, level: 'READ' } }));
    dataOf(await invite(maker, { email: newGuest() }));
    const list = (object: object) =>
      maker.graphql(
        'query ($object: InvitesOfInput) { invites(object: $object) { items { email isMailed outboxUrl } totalCount } }',
        { object },
      );
    expect(dataOf(await list({ type: 'PROJECT', id })).invites).toEqual({
      items: [{ email, isMailed: false, outboxUrl: null }],
      totalCount: 1,
    });
    const other = await createPrivateProject(maker);
    expect(dataOf(await list({ type: 'PROJECT', id: other })).invites.totalCount).toBe(0);
    const viewer = await place.member({ role: 'VIEWER' });
    const asked = await viewer.graphql(
      'query ($object: InvitesOfInput) { invites(object: $object) { totalCount } }',
      { object: { type: 'PROJECT', id } },
    );
    expect(errorOf(asked).code).toBe('Forbidden');
  });

  it('give nothing that whoever invited lost meanwhile, and still let the person in', async () => {
    const [maker, inviter] = [await place.member(), await place.member()];
    const id = await createPrivateProject(maker);
    const input = { type: 'PROJECT', id, level: 'FULL', grantees: [{ memberId: inviter.id }] };
    dataOf(
      await maker.graphql(
        'mutation ($input: GrantAccessInput!) { grantAccess(input: $input) { inherited } }',
        { input },
      ),
    );
    const email = newGuest();
    dataOf(await invite(inviter, { email, object: { type: 'PROJECT', id, level: 'READ' } }));
    dataOf(await revoke(maker, id, { memberId: inviter.id }));
    const guest = await accept(email);
    expect(guest.status).toBe(204);
    expect(errorOf(await guest.graphql(levelQuery, { id })).code).toBe('NotFound');
  });

  it('are sent again with a new link; the old one is dead', async () => {
    const email = newGuest();
    const { inviteMember } = dataOf(await invite(admin, { email }));
    const old = tokenIn(await newestMail(app, email));
    dataOf(await resend(admin, inviteMember.id));
    expect(await mailsTo(app, email)).toHaveLength(2);
    const visitor = new Visitor(app, place.workspace.subdomain);
    expect((await visitor.get(`/api/auth/invite?token=${old}`)).status).toBe(404);
    expect((await accept(email)).status).toBe(204);
  });

  it('are revoked by those who may invite: the link is dead at once, and the log says so', async () => {
    const email = newGuest();
    const { inviteMember } = dataOf(await invite(admin, { email }));
    const revoke = (person: Person) =>
      person.graphql('mutation ($id: ID!) { revokeInvite(id: $id) { id } }', { id: inviteMember.id });
    const viewer = await place.member({ role: 'VIEWER' });
    expect(errorOf(await revoke(viewer)).code).toBe('Forbidden');
    expect(errorOf(await viewer.graphql(listQuery)).code).toBe('Forbidden');
    const away = (await scene.workspace('Foreign')).owner;
    expect(errorOf(await revoke(away)).code).toBe('NotFound');
    dataOf(await revoke(admin));
    expect((await accept(email)).status).toBe(404);
    expect(dataOf(await admin.graphql(listQuery)).invites.totalCount).toBe(0);
    expect(errorOf(await revoke(admin)).code).toBe('NotFound');
    const log = '{ auditLog(first: 1, filter: { types: ["member.inviteRevoked"] }) { items { type } } }';
    expect(dataOf(await admin.graphql(log)).auditLog.items).toHaveLength(1);
  });

  it('to one address at once leave one, whose link works, or are refused in words', async () => {
    const email = newGuest();
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(admin, { email })));
    expect(answers.filter(({ body }) => body.errors)).toEqual([]);
    expect(dataOf(await admin.graphql(listQuery)).invites.totalCount).toBe(1);
    const statuses: number[] = [];
    for (const mail of await mailsTo(app, email)) {
      const visitor = new Visitor(app, place.workspace.subdomain);
      statuses.push((await visitor.get(`/api/auth/invite?token=${tokenIn(mail)}`)).status);
    }
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
    expect(errorOf(await invite(admin, { email })).code).toBe('TooManyRequests');
  });

  it('are listed in pages, newest first', async () => {
    const emails = [newGuest(), newGuest(), newGuest()];
    for (const email of emails) dataOf(await invite(admin, { email }));
    const first = dataOf(await admin.graphql(listQuery, { first: 2 })).invites;
    const second = dataOf(await admin.graphql(listQuery, { first: 2, after: first.endCursor })).invites;
    expect([...first.items, ...second.items].map(({ email }) => email)).toEqual(emails.toReversed());
    expect([second.endCursor, second.totalCount]).toEqual([null, 3]);
  });
});

describe('refusals', () => {
  it('shares only what one is in charge of', async () => {
    const [maker, colleague] = [await place.member(), await place.member()];
    const open = await createProject(maker);
    const quiet = await createPrivateProject(maker);
    const other = await scene.workspace('Foreign');
    const foreign = await createProject(other.owner);
    const to = (id: string) =>
      invite(colleague, { email: newGuest(), object: { type: 'PROJECT', id, level: 'READ' } });
    expect([
      errorOf(await to(open)).code,
      errorOf(await to(quiet)).code,
      errorOf(await to(foreign)).code,
    ]).toEqual(['Forbidden', 'NotFound', 'NotFound']);
    expect(dataOf(await admin.graphql(listQuery)).invites.totalCount).toBe(0);
  });

  it('is for admins where the workspace says so', async () => {
    dataOf(
      await admin.graphql(
        'mutation { updateWorkspaceSettings(input: { adminOnlyInvites: true }) { readOnly } }',
      ),
    );
    const manager = await place.member({ role: 'MANAGER' });
    expect(errorOf(await invite(manager, { email: newGuest() })).message).toBe(
      'Only workspace admins can do this',
    );
    dataOf(await invite(admin, { email: newGuest() }));
  });

  it('resends nothing of other workspaces, nor what was answered', async () => {
    const other = await scene.workspace('Foreign');
    const { inviteMember } = dataOf(await invite(other.owner, { email: newGuest() }));
    expect(errorOf(await resend(admin, inviteMember.id)).code).toBe('NotFound');
    const email = newGuest();
    const mine = dataOf(await invite(admin, { email })).inviteMember;
    await accept(email);
    expect(errorOf(await resend(admin, mine.id)).code).toBe('NotFound');
  });

  it('gives nobody more than oneself has, on resending too', async () => {
    const contributor = await place.member();
    expect(errorOf(await invite(contributor, { email: newGuest(), role: 'MANAGER' })).code).toBe('Forbidden');
    const { inviteMember } = dataOf(await invite(admin, { email: newGuest(), role: 'MANAGER' }));
    expect(errorOf(await resend(contributor, inviteMember.id)).code).toBe('Forbidden');
  });
});

describe('limits', () => {
  it('lets exactly one of 50 have the last place', async () => {
    await fillWorkspace(countLimits.membersPerWorkspace.max - 2);
    const answers = await Promise.all(Array.from({ length: 50 }, () => invite(admin, { email: newGuest() })));
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.errors).map((answer) => errorOf(answer).message);
    expect(new Set(refused)).toEqual(new Set(['A workspace can have at most 5,000 users']));
  });

  it('takes 500 characters', async () => {
    expect(errorOf(await invite(admin, { email: newGuest(), message: 'x'.repeat(501) })).message).toBe(
      'Message must be at most 500 characters',
    );
    dataOf(await invite(admin, { email: newGuest(), message: 'x'.repeat(500) }));
  });

  async function fillWorkspace(count: number): Promise<void> {
    await app.database.owner.query(
      `with crowd as (
         insert into accounts (id, email, created_at, updated_at)
         select id, id || '@crowd.example', now(), now() from (select gen_random_uuid() as id from generate_series(1, $2::int)) ids
         returning id, email)
       insert into members (workspace_id, id, account_id, name, email, role, created_at, updated_at)
       select $1, id, id, 'Crowd', email, 'VIEWER', now(), now() from crowd`,
      [place.workspace.id, count],
    );
  }
});

describe('open domains', () => {
  const add = (person: Person, domain: string) =>
    person.graphql('mutation ($domain: String!) { addOpenDomain(domain: $domain) }', { domain });
  const remove = (person: Person, domain: string) =>
    person.graphql('mutation ($domain: String!) { removeOpenDomain(domain: $domain) }', { domain });
  const join = (email: string) =>
    new Visitor(app, place.workspace.subdomain).post('/api/auth/join', { email });

  it('are opened and closed', async () => {
    expect(dataOf(await add(admin, '@Larkspur.example')).addOpenDomain).toEqual(['@larkspur.example']);
    dataOf(await add(admin, '@larkspur.example'));
    expect(dataOf(await admin.graphql('{ openDomains }')).openDomains).toEqual(['@larkspur.example']);
    await join('new@larkspur.example');
    expect(await mailsTo(app, 'new@larkspur.example')).toHaveLength(1);
    expect(dataOf(await remove(admin, '@larkspur.example')).removeOpenDomain).toEqual([]);
    await join('late@larkspur.example');
    expect(await mailsTo(app, 'late@larkspur.example')).toHaveLength(0);
  });

  it('are for admins, and never everybody’s', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    for (const answer of [
      await add(manager, '@a.example'),
      await remove(manager, '@a.example'),
      await manager.graphql('{ openDomains }'),
    ]) {
      expect(errorOf(answer).code).toBe('Forbidden');
    }
    expect(errorOf(await add(admin, 'a.example')).message).toBe('A domain must start with @');
    expect(errorOf(await add(admin, '@gmail.com')).message).toMatch(/Anyone can get an e-mail address/);
    expect(errorOf(await remove(admin, '@unknown.example')).code).toBe('NotFound');
  });

  it('are at most 50', async () => {
    for (let n = 0; n < countLimits.openDomainsPerWorkspace.max; n += 1)
      dataOf(await add(admin, `@d${n}.example`));
    expect(errorOf(await add(admin, '@one-more.example')).message).toBe(
      'A workspace can have at most 50 open domains',
    );
  });
});

describe('limits', () => {
  it('mails nobody more than five invitations an hour, new ones and repeated ones together', async () => {
    const email = newGuest();
    const { id } = dataOf(await invite(admin, { email })).inviteMember;
    for (let n = 0; n < 4; n += 1) dataOf(await resend(admin, id));
    const refusal = {
      code: 'TooManyRequests',
      message: `${email} got several invitations in the last hour. Wait 60 minutes before you send another one.`,
    };
    expect(errorOf(await resend(admin, id))).toEqual(refusal);
    expect(errorOf(await invite(admin, { email }))).toEqual(refusal);
    expect(await mailsTo(app, email)).toHaveLength(5);
    dataOf(await invite(admin, { email: newGuest() }));
    app.clock.pass(3601);
    dataOf(await resend(admin, id));
  });
});

describe('a link that the inviter copies', () => {
  const copy = (person: Person, id: string) =>
    person.graphql('mutation ($id: ID!) { copyInviteLink(id: $id) { url expiresAt } }', { id });
  const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';
  const join = (visitor: Visitor, token: string) =>
    visitor.post('/api/auth/accept-invite', { token, name: 'Guest', password: goodPassword });
  const invited = async (email: string): Promise<string> =>
    dataOf(await invite(admin, { email })).inviteMember.id;

  it('lets one person join, once, and ends the link in the mail', async () => {
    const email = newGuest();
    const id = await invited(email);
    const mailed = tokenIn(await newestMail(app, email));
    const { url } = dataOf(await copy(admin, id)).copyInviteLink;
    const visitor = new Visitor(app, place.workspace.subdomain);
    expect((await join(visitor, mailed)).status).toBe(404);
    expect((await join(visitor, tokenOf(url))).status).toBe(204);
    expect((await join(new Visitor(app, place.workspace.subdomain), tokenOf(url))).status).toBe(404);
  });

  it('proves the address for this one join only: the mailbox takes the account over', async () => {
    const email = newGuest();
    const { url } = dataOf(await copy(admin, await invited(email))).copyInviteLink;
    const holder = new Visitor(app, place.workspace.subdomain);
    await join(holder, tokenOf(url));
    const other = await scene.workspace('Open to all');
    await other.owner.graphql('mutation { addOpenDomain(domain: "@invites.example") }');
    const account = await app.database.transaction({}, 'read only', (db) =>
      db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    const teams = () => findTeamsOfAccount(app.services, { accountId: account.id, email });
    expect(await teams()).toMatchObject({ current: [{ id: place.workspace.id }], available: [] });
    await confirmAddress(app, email);
    expect((await teams()).available).toMatchObject([{ id: other.workspace.id }]);
    const again = new Visitor(app, place.workspace.subdomain);
    const signIn = await again.post('/api/auth/login', { email, password: goodPassword });
    expect(signIn.status).toBe(401);
    expect((await holder.post('/api/auth/token')).status).toBe(401);
  });

  it('is not for those who may not invite', async () => {
    const id = await invited(newGuest());
    const viewer = await place.member({ role: 'VIEWER' });
    expect(errorOf(await copy(viewer, id)).code).toBe('Forbidden');
  });
});
