import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#tests/support/visitor.ts';
import { actorNames, type Actor, type ActorName } from './actors.ts';
import { fingerprint } from './fingerprint.ts';
import { routesOf } from './routes.ts';
import { httpRows, type HttpRow } from './rows/http.ts';
import { setStage, type Stage } from './stage.ts';

/** Whatever was asked, and whether it was answered or refused. */
const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': expect.any(String),
  'content-security-policy': expect.any(String),
  'permissions-policy': expect.stringContaining('camera=(), microphone=()'),
};

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
  await stage.app.http.ready();
});
afterAll(() => stage.app.close());
afterEach(() => stage.home.tidy());

test('every path of the server has a row, and no row is left over', () => {
  const routes = routesOf(stage.app.http);
  const named = httpRows.map(({ route }) => route);
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter((route) => !named.includes(route))).toEqual([]);
  expect(named.filter((route) => !routes.includes(route))).toEqual([]);
});

describe.each(httpRows.map((row) => ({ row, name: row.route })))('$name', ({ row }) => {
  const refused = actorNames.filter((name) => row.expected[name] >= 400);
  const answered = actorNames.filter((name) => row.expected[name] < 400);

  test.runIf(refused.length > 0)(`${refused.join(', ')}: nothing changes`, async () => {
    // Made for all before the first of them tries, so that whatever is new afterwards is their doing.
    const tries: [ActorName, string][] = [];
    for (const name of refused) tries.push([name, await urlOf(row)]);
    const before = await fingerprint(stage.app.database);
    for (const [name, url] of tries) await expectAnswer(name, url);
    expect(await fingerprint(stage.app.database)).toEqual(before);
  });

  test.each(answered)('%s', async (name) => {
    await expectAnswer(name, await urlOf(row));
  });

  test('is not there on the other kind of host', async () => {
    if (row.route === 'GET /ping' || row.route === 'POST /api/telemetry') return;
    const other = row.onRoot ? stage.actors.admin.visitor.host : stage.app.env.rootUrl.host;
    const { status } = await send(stage.actors.admin, row, await urlOf(row), other);
    expect(status).toBe(404);
  });

  async function expectAnswer(name: ActorName, url: string): Promise<void> {
    const { status, body, headers } = await send(stage.actors[name], row, url, hostOf(row));
    expect(headers).toMatchObject(onEveryAnswer);
    expect({ name, status, body: status === row.expected[name] ? '' : body }).toEqual({
      name,
      status: row.expected[name],
      body: '',
    });
  }
});

function urlOf(row: HttpRow): Promise<string> {
  return Promise.resolve(row.url?.(stage.home) ?? row.route.slice(row.route.indexOf(' ') + 1));
}

function hostOf(row: HttpRow): string {
  return row.onRoot
    ? stage.app.env.rootUrl.host
    : `${stage.home.place.workspace.subdomain}.${stage.app.env.rootUrl.host}`;
}

/** With all that the actor has: the session's cookie where it is one's own host, and the bearer everywhere. */
async function send(
  actor: Actor,
  row: HttpRow,
  url: string,
  host: string,
): Promise<Pick<Answer, 'status' | 'body' | 'headers'>> {
  const authorization =
    row.route.includes('audit-log.csv') && !isProgram(actor) ? undefined : await actor.authorization();
  const reply = await stage.app.http.inject({
    method: methodOf(row),
    url,
    remoteAddress: nextAddress(),
    headers: { host, ...row.headers, ...(authorization !== undefined && { authorization }) },
    cookies: Object.fromEntries(actor.visitor.cookies),
    ...(row.route.startsWith('POST') && { payload: row.body?.() ?? {} }),
  });
  return { status: reply.statusCode, body: reply.body.slice(0, 300), headers: reply.headers };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

function methodOf({ route }: HttpRow): Method {
  return route.slice(0, route.indexOf(' ')) as Method;
}

function isProgram({ name }: Actor): boolean {
  return name === 'shareToken' || name.startsWith('api');
}

let tries = 0;

/** A limit of tries from one address is tested elsewhere. */
function nextAddress(): string {
  tries += 1;
  return `10.9.${Math.floor(tries / 250)}.${(tries % 250) + 1}`;
}
