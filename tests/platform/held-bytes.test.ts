import { request, type ClientRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendTo, type Answered } from '#tests/faults/flood/reach-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let port: number;
let places: [Place, Place, Place];
const held: ClientRequest[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { trustedProxies: 1 } });
  const scene = await createScene(app);
  places = [await scene.workspace('One'), await scene.workspace('Two'), await scene.workspace('Three')];
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(letGo);
afterAll(() => app.close());

function letGo(): void {
  for (const asked of held.splice(0)) asked.destroy();
}

type From = { host: string; path: string; headers: Record<string, string> };

const asMember = async (person: Person): Promise<From> => ({
  host: person.visitor.host,
  path: '/api/graphql',
  headers: { authorization: `Bearer ${await person.bearer()}` },
});
/** Whatever is sent there, nobody is signed in by it. */
const asStranger = (address: string): From => ({
  host: places[0].owner.visitor.host,
  path: '/api/auth/token',
  headers: { 'x-forwarded-for': address },
});

/** Sends all of a body but its last byte. */
function hold({ host, path, headers }: From, bytes: number): void {
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    agent: false,
    headers: { host, ...headers, 'content-type': 'application/json', 'content-length': bytes + 1 },
  });
  asked.on('error', () => {});
  // Refused, because a question was on its way at the same time.
  asked.once('response', (answer) => {
    answer.resume();
    if (held.includes(asked)) hold({ host, path, headers }, bytes);
  });
  asked.write(Buffer.alloc(bytes, 'a'));
  held.push(asked);
}

function ask(from: From, bytes: number): Promise<Answered> {
  const body = JSON.stringify({ query: '{ viewer { id } }', variables: { a: 'a'.repeat(bytes) } });
  return sendTo(port, { ...from, method: 'POST', body });
}

/** Once what is held has arrived. */
function refusal(from: From, bytes: number, status: number): Promise<Answered> {
  return eventually(
    `a request is answered with ${status}`,
    async () => {
      const answer = await ask(from, bytes);
      return answer.status === status && answer;
    },
    { everyMs: 100 },
  );
}

const tooMuch = 'Too much is being sent at once. Try again in a moment.';
const busy = 'Hark is busy. Try again shortly.';

test('a member who sends more than 34 MB at once is told to wait, and the rest of the team goes on', async () => {
  const [place] = places;
  const [greedy, modest] = [await asMember(place.owner), await asMember(await place.member())];
  for (const bytes of [10_000_000, 10_000_000, 10_000_000, 3_950_000]) hold(greedy, bytes);
  const refused = await refusal(greedy, 500_000, 429);
  expect(JSON.parse(refused.body).errors[0].message).toBe(tooMuch);
  expect(refused.headers['retry-after']).toBe('1');
  expect((await ask(modest, 500_000)).status).toBe(200);
  letGo();
  expect((await refusal(greedy, 500_000, 200)).body).toContain('"viewer"');
});

test('when members hold 96 MB, what is large waits and what is small goes on', async () => {
  const [one, two, three] = places;
  for (const place of [one, two]) {
    const [first, second] = [await asMember(place.owner), await asMember(await place.member())];
    for (const bytes of [10_000_000, 10_000_000, 10_000_000, 3_990_000]) hold(first, bytes);
    for (const bytes of [10_000_000, 3_990_000]) hold(second, bytes);
  }
  const other = await asMember(three.owner);
  const refused = await refusal(other, 500_000, 503);
  expect(JSON.parse(refused.body).errors[0].message).toBe(busy);
  expect(refused.headers['retry-after']).toBe('2');
  expect((await ask(other, 60_000)).status).toBe(200);
});

test('when strangers hold 16 MB, those who hold much wait and others go on', async () => {
  const addresses = Array.from({ length: 9 }, (_one, at) => `10.9.0.${at + 1}`);
  for (const address of addresses)
    for (let count = 0; count < (address === '10.9.0.9' ? 4 : 30); count += 1)
      hold(asStranger(address), 65_500);
  const own = await refusal(asStranger('10.9.0.1'), 60_000, 429);
  expect(JSON.parse(own.body).errors[0].title).toBe(tooMuch);
  const shared = await refusal(asStranger('10.9.0.9'), 60_000, 503);
  expect(JSON.parse(shared.body).errors[0].title).toBe(busy);
  expect((await ask(asStranger('10.9.1.1'), 60_000)).status).toBe(401);
  expect((await ask(await asMember(places[2].owner), 500_000)).status).toBe(200);
});
