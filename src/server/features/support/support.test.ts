import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supportRequestsPerDay } from '#domain/staff/support-access.ts';
import { dataOf, errorOf } from '#tests/support/sharing.ts';
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
import { mailsTo, signUp, type SignedUp, type Visitor } from '#tests/support/visitor.ts';
import { suspend } from '#tests/support/workspace-people.ts';

let app: TestApp;
let mia: StaffPerson;
let ada: SignedUp;
let root: Visitor;
beforeAll(async () => {
  app = await startTestApp({ env: { staffEmailDomains: [staffDomain] } });
  mia = await hireStaff(app, 'mia');
  ada = await signUp(app, 'ada@customer.example', 'Customer');
});
beforeEach(async () => {
  root = await proveStaff(app, mia);
});
afterAll(() => app.close());

async function ask(visitor: Visitor, query: string) {
  return visitor.graphql(query, await visitor.bearer());
}

async function visit(minutes = 60): Promise<{ id: string; visitor: Visitor }> {
  const id = await requestAccess(root, ada.teamId, minutes);
  dataOf(await decide(ada, id, 'grant'));
  return { id, visitor: await openVisit(app, root, { teamId: ada.teamId, id }) };
}

async function logOf(type: string): Promise<Record<string, unknown>[]> {
  const query = `{ auditLog(first: 50, filter: { types: ["${type}"] }) { items { payload } } }`;
  const { auditLog } = dataOf(await ask(ada.member, query)) as {
    auditLog: { items: { payload: Record<string, unknown> }[] };
  };
  return auditLog.items.map(({ payload }) => payload);
}

describe('a request', () => {
  test('reaches the admins by mail, in their settings and above their pages', async () => {
    const id = await requestAccess(root, ada.teamId, 240);
    const [mail] = await mailsTo(app, ada.email);
    expect(mail?.subject).toBe('Support asks for access to Customer');
    expect(mail?.text).toContain(
      `${mia.email} asks to view Customer for 4 hours. The reason: A note does not open`,
    );
    const { supportAccesses, supportNotice } = dataOf(
      await ask(
        ada.member,
        `{ supportAccesses(first: 1) { items { id staffEmail reason minutes state endsAt decidedBy { id } } }
          supportNotice { id state endsAt isOwnVisit } }`,
      ),
    );
    expect(supportAccesses.items).toEqual([
      {
        id,
        staffEmail: mia.email,
        reason: 'A note does not open',
        minutes: 240,
        state: 'PENDING',
        endsAt: null,
        decidedBy: null,
      },
    ]);
    expect(supportNotice).toEqual({ id, state: 'PENDING', endsAt: null, isOwnVisit: false });
    const own = await root.get(`/global/staff/support-access?teamId=${ada.teamId}`);
    expect(own.body.items[0]).toMatchObject({ id, state: 'PENDING', minutes: 240 });
    dataOf(await decide(ada, id, 'deny'));
    const late = await decide(ada, id, 'grant');
    expect(errorOf(late).message).toBe('This request was denied');
    const opened = await root.post('/global/staff/support-access/open', { teamId: ada.teamId, id });
    expect(opened.body.errors[0].title).toBe('This request was denied');
  });

  test('nobody answered in a week can’t be granted any more', async () => {
    const id = await requestAccess(root, ada.teamId);
    await app.database.owner.query(
      `update support_accesses set requested_at = requested_at - interval '7 days' where id = $1`,
      [id],
    );
    expect(errorOf(await decide(ada, id, 'grant')).message).toContain('older than 7 days');
    expect(dataOf(await ask(ada.member, '{ supportNotice { id } }')).supportNotice).toBeNull();
  });

  test('is made once until an admin answers, and not without end', async () => {
    const { teamId, member } = await signUp(app, 'cy@often.example', 'Often Asked');
    const body = { teamId, reason: 'A note does not open', minutes: 60 };
    const both = await Promise.all([1, 2].map(() => root.post('/global/staff/support-access', body)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    for (let count = 1; count < supportRequestsPerDay; count += 1) {
      const id = (await root.get(`/global/staff/support-access?teamId=${teamId}`)).body.items[0].id;
      dataOf(await ask(member, `mutation { denySupportAccess(id: "${id}") { state } }`));
      await requestAccess(root, teamId);
    }
    const last = (await root.get(`/global/staff/support-access?teamId=${teamId}`)).body.items[0].id;
    dataOf(await ask(member, `mutation { denySupportAccess(id: "${last}") { state } }`));
    await expect(requestAccess(root, teamId)).rejects.toThrow('Try again tomorrow');
    const asked = (await mailsTo(app, 'cy@often.example')).filter(({ subject }) =>
      subject.includes('Support'),
    );
    expect(asked).toHaveLength(supportRequestsPerDay);
  });

  test.each([
    ['no reason', { reason: ' ' }],
    ['a time of its own choosing', { minutes: 525_600 }],
    ['far too many words', { reason: 'x'.repeat(501) }],
    ['a null character', { reason: 'a\0b' }],
  ])('with %s is refused', async (_what, change) => {
    const body = { teamId: ada.teamId, reason: 'A note does not open', minutes: 60, ...change };
    expect((await root.post('/global/staff/support-access', body)).status).toBe(400);
  });
});

describe('a visit', () => {
  test('sees what the admin sees, in read-only mode, and says so to everybody', async () => {
    const { id, visitor } = await visit();
    const seen = dataOf(
      await ask(
        visitor,
        '{ viewer { email } workspaceSettings { readOnly } supportNotice { id staffEmail isOwnVisit } projects { totalCount } }',
      ),
    );
    expect(seen).toMatchObject({
      viewer: { email: ada.email },
      workspaceSettings: { readOnly: true },
      supportNotice: { id, staffEmail: mia.email, isOwnVisit: true },
    });
    const members = dataOf(
      await ask(ada.member, '{ workspaceSettings { readOnly } supportNotice { state isOwnVisit } }'),
    );
    expect(members).toEqual({
      workspaceSettings: { readOnly: false },
      supportNotice: { state: 'ACTIVE', isOwnVisit: false },
    });
  });

  test('leaves a line in the audit log for every read', async () => {
    const { id, visitor } = await visit();
    const bearer = await visitor.bearer();
    const project = '018f4b6e-0000-7000-8000-000000000001';
    await visitor.post(
      '/api/graphql',
      { query: 'query ($id: ID!) { project(id: $id) { id } viewer { id } }', variables: { id: project } },
      { headers: { authorization: `Bearer ${bearer}` } },
    );
    expect((await visitor.get('/api/people.csv')).status).toBe(403);
    await visitor.get('/api/people.csv', { headers: { authorization: `Bearer ${bearer}` } });
    const reads = (await logOf('supportVisit.read')).filter(({ supportAccessId }) => supportAccessId === id);
    expect(reads.map(({ what, ids, staff }) => ({ what, ids, staff }))).toEqual([
      { what: '/api/people.csv', ids: [], staff: mia.email },
      { what: '/api/people.csv', ids: [], staff: mia.email },
      { what: 'project, viewer', ids: [project], staff: mia.email },
    ]);
    expect((await logOf('supportVisit.opened'))[0]).toEqual({ supportAccessId: id, staff: mia.email });
  });

  test('changes nothing and reaches nothing that is for admins alone', async () => {
    const { visitor } = await visit();
    const refusals = [
      ['mutation { createProject(input: { title: "Mine" }) { id } }', 'Unavailable in read-only mode'],
      [
        'mutation { updateWorkspaceSettings(input: { readOnly: false }) { readOnly } }',
        'Unavailable in read-only mode',
      ],
      ['{ auditLog(first: 1) { items { id } } }', 'Support can’t do this'],
      ['{ apiTokens(first: 1) { items { id } } }', 'Support can’t do this'],
      ['{ supportAccesses(first: 1) { items { id } } }', 'Support can’t do this'],
    ];
    for (const [query = '', message] of refusals)
      expect(errorOf(await ask(visitor, query))).toEqual({ code: 'Forbidden', message });
    expect((await visitor.get('/api/audit-log.csv')).status).toBe(403);
    expect((await visitor.get('/api/account')).status).toBe(401);
    const leave = await visitor.post('/api/account/leave', { teamId: ada.teamId });
    expect(leave.status).toBe(401);
  });

  test('ends by itself when its time is over', async () => {
    const { id, visitor } = await visit(60);
    const bearer = await visitor.bearer();
    app.clock.pass(3599);
    const late = await visitor.bearer();
    expect((await visitor.graphql('{ viewer { id } }', late)).status).toBe(200);
    app.clock.pass(2);
    for (const token of [bearer, late])
      expect((await visitor.graphql('{ viewer { id } }', token)).status).toBe(401);
    expect((await visitor.post('/api/auth/token')).status).toBe(401);
    expect((await visitor.get('/api/people.csv')).status).toBe(401);
    root = await proveStaff(app, mia);
    const again = await root.post('/global/staff/support-access/open', { teamId: ada.teamId, id });
    expect(again.body.errors[0].title).toBe('This access has ended');
  });

  test('ends when an admin ends it, when staff leave it, and with the admin who granted it', async () => {
    const first = await visit();
    const bearer = await first.visitor.bearer();
    dataOf(await decide(ada, first.id, 'end'));
    expect((await first.visitor.graphql('{ viewer { id } }', bearer)).status).toBe(401);
    expect(errorOf(await decide(ada, first.id, 'end')).message).toBe('This access has ended');

    const second = await visit();
    const token = await second.visitor.bearer();
    expect((await second.visitor.post('/api/support/leave')).status).toBe(204);
    expect((await second.visitor.graphql('{ viewer { id } }', token)).status).toBe(401);

    const bo = await signUp(app, 'bo@other.example', 'Other');
    const id = await requestAccess(root, bo.teamId);
    dataOf(await decide(bo, id, 'grant'));
    const third = await openVisit(app, root, { teamId: bo.teamId, id });
    const last = await third.bearer();
    await suspend(app, bo, bo.email);
    expect((await third.graphql('{ viewer { id } }', last)).status).toBe(401);
  });
});
