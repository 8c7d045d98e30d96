import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { signCall } from '#server/platform/regions/region-token.ts';
import { startTwoRegions, type Region } from '#tests/support/two-regions.ts';
import { botCheckToken, confirmAddress, newestMail, signUp, Visitor } from '#tests/support/visitor.ts';

let us: Region;
let eu: Region;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ us, eu, close } = await startTwoRegions());
});
afterAll(() => close());

const move = (person: Visitor, bearer: string, subdomain: string) =>
  person.graphql(`mutation { changeWorkspaceAddress(subdomain: "${subdomain}") { subdomain } }`, bearer);

/** As a browser that types an address of a workspace into the wrong region. */
function visit({ app, rootUrl }: Region, subdomain: string, url = '/projects?x=1') {
  return app.http.inject({ url, headers: { host: `${subdomain}.${rootUrl.host}`, accept: 'text/html' } });
}

async function call(to: Region, path: string, body: object, token: string) {
  const reply = await to.app.http.inject({
    method: 'POST',
    url: path,
    headers: { host: to.rootUrl.host, authorization: `Region ${token}` },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json<{ status?: string; error?: { code: string } }>() };
}

describe('workspaces of two regions', () => {
  test('are created in each, and an address is given once', async () => {
    const first = await signUp(us.app, 'ann@both.example', 'Same Name');
    const second = await signUp(eu.app, 'ben@both.example', 'Same Name');
    expect(first.subdomain).toBe('same-name');
    expect(second.subdomain).not.toBe('same-name');
    expect(new URL(`http://${second.member.host}`).port).toBe(eu.rootUrl.port);
  });

  test('are found from the other region: by address, by id, in the list and by mail', async () => {
    const email = 'cleo@find.example';
    const there = await signUp(eu.app, email, 'Found There');
    const root = await confirmAddress(us.app, email);
    const at = `http://${there.subdomain}.${eu.rootUrl.host}/`;
    expect((await root.get(`/global/workspace?subdomain=${there.subdomain}`)).body).toEqual({
      redirectUrl: at,
    });
    expect((await root.get('/global/session')).body.currentTeams).toMatchObject([{ id: there.teamId }]);
    expect((await root.post('/global/enter-workspace', { teamId: there.teamId })).body.redirectUrl).toMatch(
      new RegExp(`^${eu.rootUrl.origin}/team-redirect/`),
    );
    await root.post('/global/find-workspace', { email, recaptchaToken: await botCheckToken(root) });
    expect((await newestMail(us.app, email)).text).toContain(`Found There: ${at}`);
    const route = { teamId: there.teamId, subdomain: there.subdomain, region: 'EU_A' };
    expect((await root.get(`/global/latest-subdomain?teamId=${there.teamId}`)).body).toMatchObject(route);
    const redirected = await visit(us, there.subdomain);
    expect(redirected.statusCode).toBe(302);
    expect(redirected.headers.location).toBe(`${at}projects?x=1`);
  });

  test('are found at their new address after a move, in both directions', async () => {
    const person = await signUp(eu.app, 'dora@move.example', 'Moving Away');
    const bearer = await person.member.bearer();
    const taken = await signUp(us.app, 'eve@move.example', 'Taken Here');
    const refused = await move(person.member, bearer, taken.subdomain);
    expect(refused.body.errors[0].message).toBe('This address is taken. Choose another one.');
    expect((await move(person.member, bearer, 'moved-far-away')).body.errors).toBeUndefined();
    expect((await visit(us, 'moved-far-away', '/')).headers.location).toBe(
      `http://moved-far-away.${eu.rootUrl.host}/`,
    );
    expect((await visit(us, person.subdomain, '/')).statusCode).toBe(302);
    expect((await visit(eu, taken.subdomain, '/')).headers.location).toBe(
      `http://${taken.subdomain}.${us.rootUrl.host}/`,
    );
    expect((await visit(eu, 'nobody-anywhere', '/')).statusCode).toBe(404);
  });

  test('the regions that answer are named', async () => {
    expect((await new Visitor(us.app).get('/global/closest-region')).body).toEqual({
      fastestRegion: 'US_B',
      availableRegions: ['US_B', 'EU_A'],
    });
  });
});

describe('a workspace of another region', () => {
  test('can’t be signed in to, or read, under its address here', async () => {
    const there = await signUp(eu.app, 'fay@foreign.example', 'Foreign Place');
    const here = new Visitor(us.app, there.subdomain);
    for (const [name, value] of there.member.cookies) here.cookies.set(name, value);
    expect((await here.get('/api/auth/environment')).status).toBe(404);
    expect((await here.post('/api/auth/token')).status).toBe(404);
    const bearer = await there.member.bearer();
    expect((await here.graphql('{ viewer { id } }', bearer)).status).not.toBe(200);
  });
});

describe('the directory refuses', () => {
  const path = '/global/upsert-tenant-route';
  const route = (region: string) => ({ teamId: newId(), subdomain: `spoofed-${newId().slice(-8)}`, region });
  const signed = (body: object, over: { path?: string; now?: Date; id?: string } = {}) =>
    signCall(eu.env, 'US_B', { path, body, now: us.app.services.now(), id: newId(), ...over });

  test('calls that nobody signed, or somebody who is no region', async () => {
    const body = route('EU_A');
    expect((await call(us, path, body, 'none')).status).toBe(401);
    // The directory's own key is no other region's.
    const own = await signCall(us.env, 'US_B', { path, body, now: us.app.services.now(), id: newId() });
    expect((await call(us, path, body, own)).status).toBe(401);
    const forged = { ...eu.env, privateKey: us.env.privateKey };
    const stolen = await signCall(forged, 'US_B', { path, body, now: us.app.services.now(), id: newId() });
    expect((await call(us, path, body, stolen)).status).toBe(401);
  });

  test('a signature for another body, path, region or time, and one that was used', async () => {
    const body = route('EU_A');
    const now = us.app.services.now();
    expect((await call(us, path, { ...body, subdomain: 'changed-since' }, await signed(body))).status).toBe(
      401,
    );
    expect((await call(us, '/global/delete-tenant-route', body, await signed(body))).status).toBe(401);
    const forOther = await signCall(eu.env, 'AU_A', { path, body, now, id: newId() });
    expect((await call(us, path, body, forOther)).status).toBe(401);
    for (const seconds of [-120, 120]) {
      const token = await signed(body, { now: new Date(now.getTime() + seconds * 1000) });
      expect((await call(us, path, body, token)).status).toBe(401);
    }
    const token = await signed(body);
    expect((await call(us, path, body, token)).body.status).toBe('success');
    expect((await call(us, path, body, token)).status).toBe(401);
  });

  test('a region that speaks for another, takes its workspace or its address', async () => {
    const owned = await signUp(us.app, 'gus@spoof.example', 'Not Yours');
    const foreign = { teamId: newId(), subdomain: 'not-of-that-region', region: 'US_B' };
    const takenTeam = { teamId: owned.teamId, subdomain: 'stolen-team-name', region: 'EU_A' };
    const takenAddress = { teamId: newId(), subdomain: owned.subdomain, region: 'EU_A' };
    const codes = [];
    for (const body of [foreign, takenTeam, takenAddress]) {
      const { body: answer } = await call(us, path, body, await signed(body));
      codes.push(answer.error?.code);
    }
    expect(codes).toEqual(['Forbidden', 'Forbidden', 'InvalidOperation']);
    const drop = { teamId: owned.teamId, subdomain: owned.subdomain };
    const dropPath = '/global/delete-tenant-route';
    await call(us, dropPath, drop, await signed(drop, { path: dropPath }));
    expect((await visit(eu, owned.subdomain, '/')).headers.location).toBe(
      `http://${owned.subdomain}.${us.rootUrl.host}/`,
    );
  });

  test('to be the directory where it is not one', async () => {
    const body = route('US_B');
    const token = await signCall(us.env, 'EU_A', { path, body, now: eu.app.services.now(), id: newId() });
    expect((await call(eu, path, body, token)).status).toBe(404);
  });
});

describe('without the region that keeps the directory', () => {
  test('a region’s own workspaces go on, and new ones wait', async () => {
    const pair = await startTwoRegions();
    try {
      const own = await signUp(pair.eu.app, 'joe@alone.example', 'Left Alone');
      await pair.us.app.http.close();
      expect((await own.root.post('/global/enter-workspace', { teamId: own.teamId })).status).toBe(200);
      expect(await own.member.bearer()).toMatch(/^ey/);
      const lost = await visit(pair.eu, 'somewhere-else', '/');
      expect(lost.statusCode).toBe(503);
      expect(lost.body).toContain('United States (Ohio) can’t be reached right now');
      const refused = await own.root.post('/global/create-tenant', {
        method: 'ONE_TIME_CODE',
        email: own.email,
        teamName: 'One More',
        name: 'Joe',
      });
      expect(refused.status).toBe(503);
      expect(refused.body.errors[0].title).toContain('United States (Ohio) can’t be reached right now');
    } finally {
      await pair.close();
    }
  });
});

/** Last: the other region does not come back. */
describe('one region down', () => {
  test('gives a clear page, and the other goes on', async () => {
    const here = await signUp(us.app, 'hal@down.example', 'Still Here');
    const there = await signUp(eu.app, 'hal@down.example', 'Gone Dark');
    await eu.app.http.close();
    us.app.clock.pass(1);
    await expect
      .poll(async () => (await visit(us, there.subdomain)).statusCode, { timeout: 20_000 })
      .toBe(503);
    const page = await visit(us, there.subdomain);
    expect(page.body).toContain('Europe (Ireland) can’t be reached right now');
    expect(page.headers['retry-after']).toBe('10');
    const { body } = await here.root.get('/global/session');
    expect(body).toMatchObject({ currentTeams: [{ id: here.teamId }], unreachableRegions: ['EU_A'] });
    expect((await here.root.post('/global/enter-workspace', { teamId: there.teamId })).status).toBe(503);
    expect((await here.root.post('/global/enter-workspace', { teamId: here.teamId })).status).toBe(200);
    const next = await signUp(us.app, 'ida@down.example', 'Made Meanwhile');
    expect(next.subdomain).toBe('made-meanwhile');
  });
});
