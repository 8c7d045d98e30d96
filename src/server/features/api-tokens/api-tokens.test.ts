import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticateSocket } from '#server/kernel/accounts/index.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor, type Answer } from '#tests/support/visitor.ts';
import { setRole, suspend } from '#tests/support/workspace-people.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  place = await scene.workspace('Tokens');
});
afterAll(() => app.close());

const create = `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) {
  token apiToken { id name scopes expiresAt lastUsedAt createdBy { id } } } }`;
const list = '{ apiTokens { totalCount endCursor items { id name scopes lastUsedAt } } }';
const projects = '{ projects { totalCount } }';
const newProject = 'mutation { createProject(input: { title: "By a program" }) { id createdBy { id } } }';

async function makeToken(
  maker: Person,
  input: Record<string, unknown> = {},
): Promise<{ id: string; token: string; use: (query: string) => Promise<Answer> }> {
  const { body } = await maker.graphql(create, { input: { name: 'Script', scopes: ['READ'], ...input } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { token, apiToken } = body.data.createApiToken;
  return { id: apiToken.id, token, use: (query) => ask(token, query) };
}

function ask(token: string, query: string, { workspace }: Place = place): Promise<Answer> {
  return new Visitor(app, workspace.subdomain).graphql(query, token);
}

function reasonOf({ body }: Answer): [string, string] {
  const [error] = body.errors;
  return [error.extensions.errorCode, error.message];
}

describe('a token', () => {
  test('is shown once, has its form, and only its hash is kept', async () => {
    const { id, token } = await makeToken(place.owner, { name: ' Nightly export ', scopes: ['WRITE'] });
    expect(token).toMatch(new RegExp(`^api\\.${place.workspace.id}\\.[\\w-]{43}$`));
    const { body } = await place.owner.graphql(list);
    expect(body.data.apiTokens.items).toContainEqual({
      id,
      name: 'Nightly export',
      scopes: ['READ', 'WRITE'],
      lastUsedAt: null,
    });
    const { rows } = await app.database.owner.query('select t::text as row from api_tokens t');
    const secret = token.split('.')[2] ?? '';
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('acts as its maker', async () => {
    const { use } = await makeToken(place.owner, { scopes: ['WRITE'] });
    const { body } = await use(newProject);
    expect(body.data.createProject.createdBy.id).toBe(place.owner.id);
    expect((await use('{ viewer { id } }')).body.data.viewer.id).toBe(place.owner.id);
  });

  test('is noted as used, to the minute', async () => {
    const { id, use } = await makeToken(place.owner);
    const usedAt = async (): Promise<Date | null> => {
      const { rows } = await app.database.owner.query('select last_used_at from api_tokens where id = $1', [
        id,
      ]);
      return rows[0].last_used_at;
    };
    await use(projects);
    const first = await usedAt();
    expect(first).toBeInstanceOf(Date);
    await use(projects);
    expect(await usedAt()).toEqual(first);
    app.clock.pass(61);
    await use(projects);
    expect((await usedAt())?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
  });

  test('is recorded with what it may do', async () => {
    const { id } = await makeToken(place.owner, { name: 'Recorded' });
    await place.owner.graphql(`mutation { revokeApiToken(id: "${id}") { id } }`);
    const { rows } = await app.database.owner.query(
      'select type, actor_id, before, after from events where object_id = $1 order by created_at, id',
      [id],
    );
    const settings = { name: 'Recorded', scopes: ['read'], expiresAt: null };
    expect(rows).toEqual([
      { type: 'apiToken.created', actor_id: place.owner.id, before: null, after: settings },
      { type: 'apiToken.revoked', actor_id: place.owner.id, before: settings, after: null },
    ]);
  });

  test('opens a websocket that ends when it is revoked', async () => {
    const { id, token } = await makeToken(place.owner);
    const opening = { host: `${place.workspace.subdomain}.hark.test`, authorization: `Bearer ${token}` };
    const access = await authenticateSocket(app.services, opening);
    expect(access.ctx.actor).toMatchObject({ kind: 'member', apiToken: { id, scopes: ['read'] } });
    await place.owner.graphql(`mutation { revokeApiToken(id: "${id}") { id } }`);
    expect(access.isAccessEvent('apiToken.revoked')).toBe(true);
    await expect(access.recheck()).rejects.toMatchObject({ code: 'Unauthorized' });
  });
});

describe('refuses', () => {
  test('mutations with a token that can only read', async () => {
    const { use } = await makeToken(place.owner);
    expect((await use(projects)).status).toBe(200);
    expect(reasonOf(await use(newProject))).toEqual(['Forbidden', 'This API token can only read']);
  });

  test('tokens, profiles and sign-in to every token', async () => {
    const { id, token, use } = await makeToken(place.owner, { scopes: ['WRITE'] });
    const never = ['Forbidden', 'API tokens can’t do this. Sign in to do it.'];
    expect(reasonOf(await use(list))).toEqual(never);
    expect(reasonOf(await use(`mutation { revokeApiToken(id: "${id}") { id } }`))).toEqual(never);
    const another = 'mutation { createApiToken(input: { name: "x", scopes: [WRITE] }) { token } }';
    expect(reasonOf(await use(another))).toEqual(never);
    expect(reasonOf(await use('mutation { updateProfile(input: { name: "x" }) { id } }'))).toEqual(never);
    const visitor = new Visitor(app, place.workspace.subdomain);
    const signingIn = await visitor.post(
      '/api/auth/token',
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(signingIn.status).toBe(401);
  });

  test('who gets in and how the workspace is run to a token that writes content', async () => {
    const { use } = await makeToken(place.owner, { scopes: ['WRITE'] });
    const other = await place.member();
    const members = ['Forbidden', 'This API token can’t manage members and sharing'];
    const admin = ['Forbidden', 'This API token can’t administer the workspace'];
    const invite = 'mutation { inviteMember(input: { email: "boss@evil.example", role: MANAGER }) { id } }';
    expect(reasonOf(await use(invite))).toEqual(members);
    expect(reasonOf(await use(`mutation { suspendMember(id: "${other.id}") { id } }`))).toEqual(members);
    expect(reasonOf(await use(`mutation { setMemberRole(id: "${other.id}", role: VIEWER) { id } }`))).toEqual(
      members,
    );
    expect(reasonOf(await use('mutation { addOpenDomain(domain: "@evil.example") }'))).toEqual(admin);
    const granted = await makeToken(place.owner, { scopes: ['MEMBERS'] });
    expect((await granted.use(invite)).body.data.inviteMember.id).toEqual(expect.any(String));
    expect(reasonOf(await granted.use(newProject))).toEqual([
      'Forbidden',
      'This API token can’t change content',
    ]);
  });

  test('everybody but admins to manage tokens', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    const { id } = await makeToken(place.owner);
    const reason = ['Forbidden', 'Only workspace admins can do this'];
    expect(reasonOf(await manager.graphql(list))).toEqual(reason);
    expect(reasonOf(await manager.graphql(create, { input: { name: 'x', scopes: ['READ'] } }))).toEqual(
      reason,
    );
    expect(reasonOf(await manager.graphql(`mutation { revokeApiToken(id: "${id}") { id } }`))).toEqual(
      reason,
    );
  });

  test('a token that was revoked, expired or changed', async () => {
    const { id, token, use } = await makeToken(place.owner);
    expect((await ask(`${token}x`, projects)).status).toBe(401);
    expect((await ask(token.replace('api.', ''), projects)).status).toBe(401);
    expect((await use(projects)).status).toBe(200);
    await place.owner.graphql(`mutation { revokeApiToken(id: "${id}") { id } }`);
    expect((await use(projects)).status).toBe(401);
    const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const short = await makeToken(place.owner, { expiresAt });
    expect((await short.use(projects)).status).toBe(200);
    app.clock.pass(61);
    expect((await short.use(projects)).status).toBe(401);
  });

  test('a token whose maker was suspended or has no role, and no more than a demoted maker may do', async () => {
    const team = { teamId: place.workspace.id };
    const [suspended, roleless, demoted] = await Promise.all(
      [1, 2, 3].map(() => place.member({ role: 'MANAGER', workspaceAdmin: true })),
    );
    if (!suspended || !roleless || !demoted) throw new Error('Nobody came');
    const tokens = [await makeToken(suspended), await makeToken(roleless)];
    const write = await makeToken(demoted, { scopes: ['WRITE'] });
    for (const { use } of tokens) expect((await use(projects)).status).toBe(200);
    await suspend(app, team, suspended.email);
    await setRole(app, team, roleless.email, null);
    await setRole(app, team, demoted.email, 'VIEWER');
    for (const { use } of tokens) expect((await use(projects)).status).toBe(401);
    await app.database.owner.query('update members set workspace_admin = false where id = $1', [demoted.id]);
    expect(reasonOf(await write.use(newProject))).toEqual(['Forbidden', 'Viewers cannot do this']);
  });
});

test('a person who was removed and comes back finds no token of theirs alive', async () => {
  const leaver = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  const { use } = await makeToken(leaver);
  expect((await use(projects)).status).toBe(200);
  await place.owner.graphql(`mutation { removeMember(id: "${leaver.id}") }`);
  await app.dispatcher?.drain();
  const back = "update members set role = 'MANAGER', removed_at = null where id = $1";
  await app.database.owner.query(back, [leaver.id]);
  expect((await use(projects)).status).toBe(401);
});

describe('another workspace', () => {
  test('takes no token of this one, and can’t revoke it', async () => {
    const other = await scene.workspace('Others');
    const { id, token, use } = await makeToken(place.owner);
    expect((await ask(token, projects, other)).status).toBe(401);
    const moved = token.replace(place.workspace.id, other.workspace.id);
    expect((await ask(moved, projects, other)).status).toBe(401);
    const revoking = await other.owner.graphql(`mutation { revokeApiToken(id: "${id}") { id } }`);
    expect(reasonOf(revoking)[0]).toBe('NotFound');
    expect((await use(projects)).status).toBe(200);
  });
});

describe('limits', () => {
  test('name, scopes and expiry', async () => {
    const messageFor = async (input: Record<string, unknown>): Promise<string> =>
      reasonOf(await place.owner.graphql(create, { input: { name: 'x', scopes: ['READ'], ...input } }))[1];
    expect(await messageFor({ name: 'x'.repeat(100) })).toBe('Token name must be at most 99 characters');
    expect(await messageFor({ name: ' ' })).toBe('Token name must not be empty');
    expect(await messageFor({ scopes: [] })).toBe('Choose at least one scope');
    expect(await messageFor({ expiresAt: '2020-01-01T00:00:00Z' })).toBe(
      'The expiry date must be in the future',
    );
  });

  test('1000 requests a minute for a workspace, told in headers; people are not counted', async () => {
    const busy = await scene.workspace('Busy');
    const one = await makeToken(busy.owner);
    const two = await makeToken(busy.owner);
    const first = await ask(one.token, projects, busy);
    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999' });
    const resetsIn = Number(first.headers['x-ratelimit-reset']) - app.clock.now().getTime() / 1000;
    expect(resetsIn).toBeGreaterThan(50);
    expect(resetsIn).toBeLessThanOrEqual(61);
    // A document that is refused costs the least and counts the same.
    for (let n = 2; n <= 1000; n += 1) await ask(n % 2 === 0 ? two.token : one.token, '{ x }', busy);
    const over = await ask(two.token, projects, busy);
    expect(over.status).toBe(429);
    expect(over.headers).toMatchObject({ 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0' });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect(over.body.errors[0].extensions.errorCode).toBe('TooManyRequests');
    const person = await busy.owner.graphql(projects);
    expect(person.status).toBe(200);
    expect(person.headers).not.toHaveProperty('x-ratelimit-limit');
    expect((await ask((await makeToken(place.owner)).token, projects)).status).toBe(200);
    app.clock.pass(61);
    expect((await ask(two.token, projects, busy)).status).toBe(200);
  });

  test('the list comes in pages', async () => {
    const many = await scene.workspace('Many');
    for (let n = 0; n < 3; n += 1) await makeToken(many.owner, { name: `Token ${n}` });
    const page = `query ($after: String) { apiTokens(first: 2, after: $after) { totalCount endCursor items { name } } }`;
    const first = (await many.owner.graphql(page)).body.data.apiTokens;
    expect(first).toMatchObject({ totalCount: 3, items: [{ name: 'Token 2' }, { name: 'Token 1' }] });
    const second = (await many.owner.graphql(page, { after: first.endCursor })).body.data.apiTokens;
    expect(second).toEqual({ totalCount: 3, endCursor: null, items: [{ name: 'Token 0' }] });
  });
});
