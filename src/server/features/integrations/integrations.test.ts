import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startProgram, type Program } from '#tests/support/program.ts';
import { createScene, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor, type Answer } from '#tests/support/visitor.ts';
import { startReceiver, type Receiver, type Received } from '#tests/support/webhook-receiver.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let receiver: Receiver;
let program: Program;
let host: { host: string };

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ env: { allowedHosts: [receiver.host] } });
  scene = await createScene(app);
  host = { host: app.env.rootUrl.host };
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  place = await scene.workspace('Connected');
  program = await startProgram(app, place.owner, ['ADMIN']);
});

const calls = '/api/global/integrations/webhooks';
const subscription = () => ({ targetUrl: receiver.url(), event: 'project.created' });

function shown({ headers, raw }: Received, change: Record<string, string> = {}): Record<string, string> {
  return {
    webhook: headers['hark-webhook'] ?? '',
    id: headers['webhook-id'] ?? '',
    timestamp: headers['webhook-timestamp'] ?? '',
    signature: headers['webhook-signature'] ?? '',
    body: raw,
    ...change,
  };
}

describe('calls of other tools', () => {
  test('subscribe, get a sample, hear, and unsubscribe at the root host', async () => {
    const made = await program.post(`${calls}/subscribe`, subscription(), host);
    expect(made).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_/) } });
    const sample = await program.send('GET', `${calls}/sample?event=project.created`, undefined, host);
    expect(sample.status).toBe(200);
    expect(JSON.parse(sample.body)).toMatchObject([
      { type: 'project.created', data: { items: [{ title: 'Sample' }] } },
    ]);
    await addProject(place.owner, { title: 'Heard' });
    expect((await receiver.waitFor(1))[0]?.body.data.items[0].title).toBe('Heard');
    const real = await program.send('GET', `${calls}/sample?event=project.created`, undefined, host);
    expect(JSON.parse(real.body)[0].data.items[0].title).toBe('Heard');
    expect((await program.post(`${calls}/unsubscribe`, { id: made.body.id }, host)).status).toBe(204);
    expect((await program.post(`${calls}/unsubscribe`, { id: made.body.id }, host)).status).toBe(404);
  });

  test('and over /api/v1/hooks of the workspace', async () => {
    const made = await program.post('/api/v1/hooks', subscription());
    expect(made.status).toBe(201);
    const { webhooks } = await ask(place.owner, '{ webhooks { items { id byProgram url } } }');
    expect(webhooks.items).toEqual([{ id: made.body.id, byProgram: true, url: receiver.url() }]);
    expect((await program.send('DELETE', `/api/v1/hooks/${made.body.id}`)).status).toBe(204);
    expect((await program.send('DELETE', '/api/v1/hooks/nothing')).status).toBe(400);
  });

  test('that nobody knows are not found, and those of others are refused', async () => {
    const missing = { errors: [{ code: 'NotFound', title: 'There is no such integration' }] };
    for (const path of [
      'nothing/subscribe',
      'webhooks/nothing',
      'slack/subscribe',
      'webhooks/..%2Fsubscribe',
    ])
      expect(await program.post(`/api/global/integrations/${path}`, {}, host)).toMatchObject({
        status: 404,
        body: missing,
      });
    const writer = await startProgram(app, place.owner, ['WRITE']);
    expect((await writer.post(`${calls}/subscribe`, subscription(), host)).status).toBe(403);
    const bad = { ...subscription(), event: 'member.signedIn' };
    expect((await program.post(`${calls}/subscribe`, bad, host)).status).toBe(400);
    const inside = { targetUrl: 'http://169.254.169.254/', event: 'note.created' };
    expect((await program.post(`${calls}/subscribe`, inside, host)).status).toBe(400);
    const away = await scene.workspace('Away');
    const theirs = await startProgram(app, away.owner, ['ADMIN']);
    const { body } = await program.post(`${calls}/subscribe`, subscription(), host);
    expect((await theirs.post(`${calls}/unsubscribe`, { id: body.id }, host)).status).toBe(404);
    expect(
      (await program.post(`${calls}/sample`, {}, { ...host, authorization: 'Bearer api.x.y' })).status,
    ).toBe(401);
  });
});

describe('identify-webhook', () => {
  const identify = (message: Record<string, string>, visitor = new Visitor(app)): Promise<Answer> =>
    visitor.post('/global/identify-webhook', message);

  test('says whose message it is, to who shows it with its signature', async () => {
    await program.post(`${calls}/subscribe`, subscription(), host);
    await addProject(place.owner);
    const [message] = await receiver.waitFor(1);
    if (!message) throw new Error('No message');
    expect((await identify(shown(message))).body).toEqual({ teamId: place.workspace.id });
    const none = { status: 404, body: { errors: [{ code: 'NotFound', title: 'There is no such webhook' }] } };
    const changes = [
      { body: `${message.raw} ` },
      { signature: 'v1,AAAA' },
      { signature: '' },
      { id: 'another' },
      { timestamp: String(Number(message.headers['webhook-timestamp']) + 1) },
      { timestamp: '1e9' },
      { webhook: '' },
      { webhook: `${message.headers['hark-webhook']?.slice(0, -4)}AAAA` },
    ];
    for (const change of changes) expect(await identify(shown(message, change))).toMatchObject(none);
    app.clock.pass(301);
    expect(await identify(shown(message))).toMatchObject(none);
  });

  test('is asked only so often', async () => {
    const visitor = new Visitor(app);
    const message = { webhook: 'x', id: 'x', timestamp: '1', signature: 'x', body: '' };
    for (let n = 0; n < 60; n += 1) expect((await identify(message, visitor)).status).toBe(404);
    expect((await identify(message, visitor)).status).toBe(429);
  });
});

describe('connected-integrations', () => {
  const list = async (bearer: string, teamId = place.workspace.id): Promise<Answer> =>
    new Visitor(app).get(`/global/connected-integrations?teamId=${teamId}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });

  test('tells admins what is set up, with its state', async () => {
    const { secret: _, id } = (await program.post(`${calls}/subscribe`, subscription(), host)).body;
    const found = await list(await place.owner.bearer());
    expect(found.body).toMatchObject({
      teamId: place.workspace.id,
      integrations: [
        { integration: 'api-tokens', label: 'Programs and assistants', state: 'CONNECTED', count: 1 },
        { integration: 'webhooks', state: 'CONNECTED', count: 1, lastUsedAt: null },
      ],
    });
    await app.database.owner.query('update webhooks set failing_since = now() where id = $1', [id]);
    const again = await list(program.token);
    expect(again.body.integrations[1]).toMatchObject({ integration: 'webhooks', state: 'FAILING' });
  });

  test('tells nobody else', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    expect((await list(await manager.bearer())).status).toBe(403);
    const away = await scene.workspace('Away');
    expect((await list(await away.owner.bearer())).status).toBe(401);
    expect((await list(await place.owner.bearer(), away.workspace.id)).status).toBe(401);
    expect(
      (await new Visitor(app).get(`/global/connected-integrations?teamId=${place.workspace.id}`)).status,
    ).toBe(401);
    expect((await list(program.token, '018f4b6e-0000-7000-8000-0000000000ff')).status).toBe(404);
  });
});
