import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authenticateSocket } from '#server/kernel/accounts/index.ts';
import { openEditor } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { dataOf } from '#tests/support/sharing.ts';
import { openSocket } from '#tests/support/open-socket.ts';
import {
  decide,
  hireStaff,
  openVisit,
  proveStaff,
  requestAccess,
  staffDomain,
  type StaffPerson,
} from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { confirmAddress, signUp, Visitor, type SignedUp } from '#tests/support/visitor.ts';

let app: TestApp;
let mia: StaffPerson;
let ada: SignedUp;
let bob: SignedUp;
let root: Visitor;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ env: { staffEmailDomains: [staffDomain] } });
  mia = await hireStaff(app, 'mia');
  ada = await signUp(app, 'ada@customer.example', 'Customer');
  bob = await signUp(app, 'bob@neighbor.example', 'Neighbor');
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
});
beforeEach(async () => {
  // A workspace is asked only so often in a day.
  app.clock.pass(14_400);
  root = await proveStaff(app, mia);
});
afterAll(() => app.close());

const query = '{ viewer { id } }';

async function granted(minutes = 60): Promise<string> {
  const id = await requestAccess(root, ada.teamId, minutes);
  dataOf(await decide(ada, id, 'grant'));
  return id;
}

describe('who gets in', () => {
  test('not somebody who is not staff, nor staff without the second proof', async () => {
    const id = await granted();
    const noa = await confirmAddress(app, `noa@${staffDomain}`);
    const body = { teamId: ada.teamId, id, reason: 'Curious', minutes: 60 };
    for (const path of ['/global/staff/support-access', '/global/staff/support-access/open']) {
      expect((await bob.root.post(path, body)).status).toBe(404);
      expect((await noa.post(path, body)).status).toBe(403);
    }
  });

  test('not staff without a grant, nor with the grant of a colleague or of another workspace', async () => {
    const pending = await requestAccess(root, ada.teamId);
    const open = (visitor: Visitor, team: { teamId: string; id: string }) =>
      visitor.post('/global/staff/support-access/open', team);
    expect((await open(root, { teamId: ada.teamId, id: pending })).body.errors[0].title).toBe(
      'Nobody has granted this access yet',
    );
    dataOf(await decide(ada, pending, 'deny'));
    const id = await granted();
    expect((await open(root, { teamId: bob.teamId, id })).status).toBe(404);
    const pia = await hireStaff(app, 'pia');
    const colleague = await proveStaff(app, pia);
    expect((await open(colleague, { teamId: ada.teamId, id })).status).toBe(404);
    const visitor = new Visitor(app, ada.subdomain);
    expect((await visitor.get(`/api/support/enter?token=${id}`)).status).toBe(404);
  });

  test('only an admin of the workspace decides', async () => {
    const cleo = await signUp(app, 'cleo@demoted.example', 'Demoted');
    const id = await requestAccess(root, cleo.teamId);
    expect((await decide(bob, id, 'grant')).body.errors[0].extensions.errorCode).toBe('NotFound');
    await app.database.owner.query('update members set workspace_admin = false where email = $1', [
      cleo.email,
    ]);
    for (const verb of ['grant', 'deny', 'end'] as const)
      await expect
        .poll(async () => (await decide(cleo, id, verb)).body.errors?.[0].extensions.errorCode)
        .toBe('Forbidden');
  });

  test('the address of a visit works once, at its workspace, for a minute', async () => {
    const id = await granted();
    const ticketOf = async () => {
      const { body } = await root.post('/global/staff/support-access/open', { teamId: ada.teamId, id });
      const { pathname, search } = new URL(body.redirectUrl);
      return `${pathname}${search}`;
    };
    const used = await ticketOf();
    expect((await new Visitor(app, bob.subdomain).get(used)).status).toBe(404);
    expect((await new Visitor(app, ada.subdomain).get(used)).status).toBe(302);
    expect((await new Visitor(app, ada.subdomain).get(used)).status).toBe(404);
    const old = await ticketOf();
    app.clock.pass(61);
    expect((await new Visitor(app, ada.subdomain).get(old)).status).toBe(404);
  });
});

describe('what a visit holds', () => {
  test('opens no other workspace, and no forged token opens any', async () => {
    const id = await granted();
    const visitor = await openVisit(app, root, { teamId: ada.teamId, id });
    const bearer = await visitor.bearer();
    expect((await bob.member.graphql(query, bearer)).status).toBe(401);
    const elsewhere = new Visitor(app, bob.subdomain);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.post('/api/auth/token')).status).toBe(401);
    const { sub } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
    const seconds = Math.floor(app.clock.now().getTime() / 1000);
    const forge = (purpose: string, audience: string) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'support+jwt' })
        .setIssuer('hark')
        .setAudience(audience)
        .setSubject(sub)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 300)
        .sign(app.services.secrets.key(purpose));
    const status = async (token: string) => (await visitor.graphql(query, token)).status;
    expect(await status(await forge('support', `support:${ada.teamId}`))).toBe(200);
    expect(await status(await forge('bearer', `support:${ada.teamId}`))).toBe(401);
    expect(await status(await forge('support', `workspace:${ada.teamId}`))).toBe(401);
    expect(await status(await forge('support', `support:${bob.teamId}`))).toBe(401);
  });

  test('does not list the other workspaces of the admin', async () => {
    const id = await granted();
    const visitor = await openVisit(app, root, { teamId: ada.teamId, id });
    expect((await visitor.get('/global/session')).status).toBe(404);
    expect((await visitor.get('/api/account')).status).toBe(401);
  });

  test('ends when the company’s domain is taken out of the settings', async () => {
    const id = await granted();
    const visitor = await openVisit(app, root, { teamId: ada.teamId, id });
    const bearer = await visitor.bearer();
    await app.database.owner.query('update accounts set email = $1 where email = $2', [
      'mia@left.example',
      mia.email,
    ]);
    try {
      expect((await visitor.graphql(query, bearer)).status).toBe(401);
    } finally {
      await app.database.owner.query('update accounts set email = $1 where email = $2', [
        mia.email,
        'mia@left.example',
      ]);
    }
  });
});

describe('open connections', () => {
  test.each(['by itself', 'by an admin'])('close within 2 s of an end %s', async (how) => {
    const id = await granted(60);
    const visitor = await openVisit(app, root, { teamId: ada.teamId, id });
    if (how === 'by itself') app.clock.pass(3595);
    const socket = await openSocket(port, { host: visitor.host, bearer: await visitor.bearer() });
    const closed = once(socket, 'close');
    const since = performance.now();
    if (how === 'by an admin') dataOf(await decide(ada, id, 'end'));
    const [code] = await closed;
    expect(code).toBe(4403);
    expect(performance.now() - since).toBeLessThan(how === 'by itself' ? 7000 : 2000);
  });

  test('outlive the token that opened them, not the visit', async () => {
    const id = await granted(60);
    const visitor = await openVisit(app, root, { teamId: ada.teamId, id });
    const opening = { host: visitor.host, authorization: `Bearer ${await visitor.bearer()}` };
    const socket = await authenticateSocket(app.services, opening);
    app.clock.pass(301);
    await expect(socket.recheck()).resolves.toMatchObject({ workspace: { id: ada.teamId } });
    await expect(authenticateSocket(app.services, opening)).rejects.toThrow('Sign in');
    dataOf(await decide(ada, id, 'end'));
    await expect(socket.recheck()).rejects.toThrow('Sign in');
  });

  test('an editor only reads, is in the log, and closes', async () => {
    const created = await ada.member.graphql(
      'mutation { createProject(input: { title: "Study" }) { id } }',
      await ada.member.bearer(),
    );
    const projectId = dataOf(created).createProject.id;
    const made = await ada.member.graphql(
      `mutation { createNote(input: { projectId: "${projectId}", title: "Talk" }) { id } }`,
      await ada.member.bearer(),
    );
    const { id: documentId } = dataOf(made).createNote;
    const id = await granted(60);
    const visitor = await openVisit(app, root, { teamId: ada.teamId, id });
    const editor = openEditor({ port, host: visitor.host, documentId, token: () => visitor.bearer() });
    await editor.synced();
    const log = await ada.member.graphql(
      '{ auditLog(first: 20, filter: { types: ["supportVisit.read"] }) { items { payload } } }',
      await ada.member.bearer(),
    );
    const reads = dataOf(log).auditLog.items.map(({ payload }: { payload: unknown }) => payload);
    expect(reads).toContainEqual({
      supportAccessId: id,
      staff: mia.email,
      what: 'document',
      ids: [documentId],
    });
    dataOf(await decide(ada, id, 'end'));
    await eventually('the editor is cut off', () => !editor.provider.isSynced, {
      withinMs: 2000,
      everyMs: 50,
    });
    editor.close();
  });
});
