import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '#domain/codec/codec.ts';
import { analyticsEventCodec, type AnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { goodPassword, signUp, Visitor, type SignedUp } from '#tests/support/visitor.ts';
import { inviteByMail } from '#tests/support/workspace-people.ts';

let app: TestApp;
let collector: Server;
let isDown = false;
const received: { event: AnalyticsEvent; key: string | undefined; id: unknown }[] = [];

beforeAll(async () => {
  collector = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (!isDown)
        received.push({
          event: decode(analyticsEventCodec, JSON.parse(body)),
          key: request.headers.authorization,
          id: request.headers['idempotency-key'],
        });
      reply.writeHead(isDown ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await startTestApp({
    env: {
      track: { url: new URL(`http://127.0.0.1:${port}/track`), key: 'collector-key' },
      allowedHosts: [`127.0.0.1:${port}`],
    },
  });
});
afterAll(async () => {
  await app.close();
  collector.close();
});

function namesOf(teamId: string): string[] {
  return received.flatMap(({ event }) =>
    event.type === 'TRACK' && event.eventMeta?.['teamId'] === teamId ? [event.eventName] : [],
  );
}

async function heard(teamId: string, name: string, times = 1): Promise<void> {
  await eventually(`${name} × ${times} among ${namesOf(teamId).join(', ')}`, () => {
    return namesOf(teamId).filter((one) => one === name).length === times;
  });
}

async function join(host: SignedUp, email: string): Promise<{ visitor: Visitor; id: string }> {
  const token = await inviteByMail(app, host, email);
  const visitor = new Visitor(app, host.subdomain);
  await visitor.post('/api/auth/accept-invite', { token, name: 'Nel', password: goodPassword });
  const { body } = await visitor.graphql('{ viewer { id } }', await visitor.bearer());
  return { visitor, id: body.data.viewer.id };
}

test('sign-ins, changes and removals are told with ids and without names', async () => {
  const host = await signUp(app, 'ada@tracked.example', 'Tracked');
  await heard(host.teamId, 'login');
  const { visitor, id } = await join(host, 'nel@tracked.example');
  await heard(host.teamId, 'login', 2);
  await visitor.graphql(
    'mutation { updateProfile(input: { name: "Nelly" }) { name } }',
    await visitor.bearer(),
  );
  await heard(host.teamId, 'user updated');
  await host.member.graphql(`mutation { removeMember(id: "${id}") }`, await host.member.bearer());
  await heard(host.teamId, 'organization member deleted');
  await heard(host.teamId, 'user deleted');
  const mine = received.filter(
    ({ event }) => event.type === 'TRACK' && event.eventMeta?.['teamId'] === host.teamId,
  );
  expect(new Set(mine.map((one) => one.id)).size).toBe(mine.length);
  expect(mine.map((one) => one.key)).toEqual(mine.map(() => 'Bearer collector-key'));
  expect(JSON.stringify(mine)).not.toMatch(/Nel|Ada|@/);
});

test('who is still in another workspace is no deleted user', async () => {
  const host = await signUp(app, 'bo@first.example', 'First Place');
  const other = await signUp(app, 'cy@second.example', 'Second Place');
  const { id } = await join(host, 'dee@both.example');
  const token = await inviteByMail(app, other, 'dee@both.example');
  const visitor = new Visitor(app, other.subdomain);
  const joined = { token, name: 'Dee', password: goodPassword };
  expect((await visitor.post('/api/auth/accept-invite', joined)).status).toBe(204);
  await host.member.graphql(`mutation { removeMember(id: "${id}") }`, await host.member.bearer());
  await heard(host.teamId, 'organization member deleted');
  expect(namesOf(host.teamId)).not.toContain('user deleted');
});

test('a collector that is down keeps nobody out', async () => {
  isDown = true;
  const host = await signUp(app, 'eve@down.example', 'Down Here');
  expect(await host.member.bearer()).toMatch(/^ey/);
  expect(namesOf(host.teamId)).toEqual([]);
  isDown = false;
});
