import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hireStaff, proveStaff, staffDomain, type StaffPerson } from '#tests/support/staff.ts';
import { dataOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { confirmAddress, follow, linkIn, newestMail, signUp, type SignedUp } from '#tests/support/visitor.ts';

let app: TestApp;
let mia: StaffPerson;
let ada: SignedUp;
beforeAll(async () => {
  app = await startTestApp({
    env: { staffEmailDomains: [staffDomain], deniedEmailDomains: ['rival.example'] },
  });
  mia = await hireStaff(app, 'mia');
  ada = await signUp(app, 'ada@customer.example', 'Customer');
});
afterAll(() => app.close());

const reads = [
  '/global/staff',
  '/global/staff/users?email=ada@customer.example',
  '/global/staff/team?teamId=018f4b6e-0000-7000-8000-000000000001',
  '/global/staff/denied-domain?email=a@b.example',
];
const unknown = { errors: [{ code: 'NotFound', title: 'There is nothing at this address' }] };

async function actsOn({ member }: SignedUp): Promise<unknown[]> {
  const query = '{ auditLog(first: 5, filter: { types: ["staff.acted"] }) { items { payload } } }';
  const { auditLog } = dataOf(await member.graphql(query, await member.bearer())) as {
    auditLog: { items: { payload: unknown }[] };
  };
  return auditLog.items.map(({ payload }) => payload);
}

describe('who is staff', () => {
  test('nobody else: for strangers and customers the console is not there', async () => {
    const stranger = await confirmAddress(app, 'eve@staff.example.evil.example');
    for (const visitor of [ada.root, stranger]) {
      for (const path of reads) {
        const { status, body } = await visitor.get(path);
        expect({ path, status, body }).toEqual({ path, status: 404, body: unknown });
      }
      expect((await visitor.post('/global/staff/proof', { code: '123456' })).body).toEqual(unknown);
      const created = await visitor.post('/global/staff/create-workspace', {
        name: 'Mine',
        ownerEmail: 'eve@evil.example',
        ownerName: 'Eve',
      });
      expect(created.body).toEqual(unknown);
    }
  });

  test('not by the mailbox alone', async () => {
    const noa = await confirmAddress(app, `noa@${staffDomain}`);
    expect((await noa.get('/global/staff')).body).toEqual({
      standing: 'proofDue',
      email: `noa@${staffDomain}`,
      canProve: false,
    });
    for (const path of reads.slice(1)) {
      const { status, body } = await noa.get(path);
      expect(status).toBe(403);
      expect(body.errors[0].title).toBe('Confirm with your authenticator app to go on');
    }
    expect((await noa.post('/global/staff/proof', { code: '123456' })).status).toBe(400);
    expect((await noa.get('/global/staff')).body.standing).toBe('proofDue');
  });

  test('with a fresh second proof, which is asked for again after 15 minutes', async () => {
    const wrong = await mia.root.post('/global/staff/proof', { code: '000000' });
    expect(wrong.body.errors[0].title).toBe(
      'This code is wrong or has been used already. Wait for the next one.',
    );
    const before = [...mia.root.cookies.values()];
    const code = mia.phone.code();
    expect((await mia.root.post('/global/staff/proof', { code })).status).toBe(204);
    expect([...mia.root.cookies.values()]).not.toEqual(before);
    expect((await mia.root.post('/global/staff/proof', { code })).status).toBe(400);
    expect((await mia.root.get('/global/staff')).body).toMatchObject({ standing: 'staff', canProve: true });
    app.clock.pass(901);
    expect((await mia.root.get(reads[1] ?? '')).status).toBe(403);
  });

  test('a few wrong codes end the session', async () => {
    const pia = await hireStaff(app, 'pia');
    for (let tries = 1; tries < 5; tries += 1)
      expect((await pia.root.post('/global/staff/proof', { code: '000000' })).status).toBe(400);
    expect((await pia.root.post('/global/staff/proof', { code: '000000' })).status).toBe(401);
    expect((await pia.root.get('/global/staff')).status).toBe(404);
  });

  test('the proof given inside a workspace is not one for the console', async () => {
    const uma = await hireStaff(app, 'uma');
    expect((await uma.root.get(reads[1] ?? '')).status).toBe(403);
    expect((await uma.member.get('/global/staff')).status).toBe(404);
  });

  test('without the setting nothing of it is there', async () => {
    const plain = await startTestApp();
    try {
      const root = await confirmAddress(plain, `mia@${staffDomain}`);
      for (const path of reads) expect((await root.get(path)).body).toEqual(unknown);
    } finally {
      await plain.close();
    }
  });
});

describe('the console', () => {
  test('finds the records of a person by their address', async () => {
    const root = await proveStaff(app, mia);
    const { body } = await root.get('/global/staff/users?email=Ada@customer.example');
    expect(body).toEqual({
      items: [
        {
          id: expect.any(String),
          teamId: ada.teamId,
          createdAt: expect.any(String),
          workspaceAdmin: true,
          name: 'Ada Example',
          email: ada.email,
          teamName: 'Customer',
          role: 'MANAGER',
          region: 'US_B',
        },
      ],
      endCursor: null,
    });
    expect((await root.get('/global/staff/users?email=nobody@customer.example')).body.items).toEqual([]);
    expect((await root.get('/global/staff/users?email=ada')).status).toBe(400);
  });

  test('reads the record of a workspace, which its audit log tells', async () => {
    const root = await proveStaff(app, mia);
    await ada.member.graphql(
      'mutation { updateWorkspaceSettings(input: { accessRequestsDisabled: true }) { readOnly } }',
      await ada.member.bearer(),
    );
    const { body } = await root.get(`/global/staff/team?teamId=${ada.teamId}`);
    expect(body).toEqual({
      subdomain: ada.subdomain,
      promo: null,
      productRestrictions: ['accessRequestsDisabled'],
      team: {
        id: ada.teamId,
        name: 'Customer',
        createdAt: expect.any(String),
        region: 'US_B',
        freePlanAvailableAfterTrial: true,
        stripeSubscriptionStatus: null,
        subscriptions: [],
        maxUserGroupCount: 50,
        maxUserGroupMemberCount: 200,
        totalSeatsAvailable: null,
        seatsAllocated: 1,
        viewerCount: 0,
        utilizationPercentage: null,
      },
    });
    expect(await actsOn(ada)).toEqual([{ staff: mia.email, act: 'teamRead' }]);
    expect((await root.get('/global/staff/team?teamId=018f4b6e-0000-7000-8000-000000000001')).status).toBe(
      404,
    );
  });

  test('creates a workspace, whose owner enters by a mailed link', async () => {
    const root = await proveStaff(app, mia);
    const { status, body } = await root.post('/global/staff/create-workspace', {
      name: 'Northwind',
      ownerEmail: 'olga@northwind.example',
      ownerName: 'Olga',
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { teamId: expect.any(String), subdomain: 'northwind' },
    });
    const olga = await follow(app, linkIn(await newestMail(app, 'olga@northwind.example')).href);
    const viewer = await olga.graphql('{ viewer { name workspaceAdmin } }', await olga.bearer());
    expect(viewer.body).toEqual({ data: { viewer: { name: 'Olga', workspaceAdmin: true } } });
    const denied = { name: 'Rival', ownerEmail: 'x@rival.example', ownerName: 'X' };
    expect((await root.post('/global/staff/create-workspace', denied)).status).toBe(400);
  });

  test('updates a subdomain: the old one leads to the new one', async () => {
    const root = await proveStaff(app, mia);
    const bea = await signUp(app, 'bea@moving.example', 'Moving Out');
    const change = (subdomain: string) =>
      root.post('/global/staff/update-subdomain', { teamId: bea.teamId, subdomain });
    expect((await change('admin-moved')).status).toBe(400);
    expect((await change(ada.subdomain)).status).toBe(409);
    expect((await change('moved-in')).status).toBe(204);
    bea.member.move('moved-in');
    expect(await actsOn(bea)).toEqual([{ staff: mia.email, act: 'subdomainUpdated' }]);
  });

  test('says whether a domain is denied', async () => {
    const root = await proveStaff(app, mia);
    const check = async (email: string) =>
      (await root.get(`/global/staff/denied-domain?email=${email}`)).body;
    expect(await check('a@sub.rival.example')).toEqual({ domain: 'sub.rival.example', denied: true });
    expect(await check('a@customer.example')).toEqual({ domain: 'customer.example', denied: false });
  });
});
