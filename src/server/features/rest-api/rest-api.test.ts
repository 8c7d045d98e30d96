import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addField } from '#tests/support/fields.ts';
import { startProgram, type Program, type ProgramAnswer } from '#tests/support/program.ts';
import { findAs } from '#tests/support/search.ts';
import { createScene, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, close } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let project: string;
let program: Program;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Programs');
  project = await addProject(place.owner);
  program = await startProgram(app, place.owner);
});

async function addChannel(owner = place.owner): Promise<string> {
  return (await ask(owner, 'mutation { createChannel(input: { title: "Reviews" }) { id } }')).createChannel
    .id;
}

async function count(table: string): Promise<number> {
  const { rows } = await app.database.owner.query(
    `select count(*)::int as count from ${table} where workspace_id = $1`,
    [place.workspace.id],
  );
  return rows[0].count;
}

function errorIn({ status, body }: ProgramAnswer): [number, string, string] {
  return [status, body.errors?.[0].code, body.errors?.[0].title];
}

describe('notes', () => {
  test('one alone, as Markdown, with who took part and its fields', async () => {
    const { options } = await addField(place.owner, project, {
      label: 'Plan',
      type: 'SELECT',
      options: [{ label: 'Pro' }],
    });
    const { status, body } = await program.post('/api/v1/notes', {
      projectId: project,
      title: 'Call with Amara',
      text: '# Export\n\nIt **loses** all tags.',
      participant: 'amara@customer.example',
      createdAt: '2026-03-02T10:00:00+01:00',
      fields: { plan: ['pro'] },
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'created' } });
    expect(body.url).toContain(`http://${place.owner.visitor.host}/data/`);
    const { note } = await ask(
      place.owner,
      `query ($id: ID!) { note(id: $id) { title createdAt createdBy { id } content
        people { person { email } } fieldValues { value } } }`,
      { id: body.id },
    );
    expect(note).toMatchObject({
      title: 'Call with Amara',
      createdAt: '2026-03-02T09:00:00.000Z',
      createdBy: { id: place.owner.id },
      people: [{ person: { email: 'amara@customer.example' } }],
    });
    expect(note.content.content.map(({ type }: { type: string }) => type)).toEqual(['heading', 'paragraph']);
    expect(JSON.stringify(note.fieldValues)).toContain(options[0]?.id);
  });

  test('many at once: each is written or refused on its own, in their order', async () => {
    const { status, body } = await program.post('/api/v1/notes', {
      projectId: project,
      items: [
        { title: 'First' },
        { title: 'x'.repeat(2000) },
        { titel: 'Misspelled' },
        { text: 7 },
        'nothing',
        { title: 'Zero \u0000' },
        {},
        { title: 'Fielded', fields: { Nowhere: 'x' } },
        { title: 'Last', text: 'Words', createdAt: 'yesterday' },
        { title: 'Last', text: 'Words' },
      ],
    });
    expect(status).toBe(207);
    expect(body).toMatchObject({ createdCount: 2, updatedCount: 0, knownCount: 0, failedCount: 8 });
    expect(
      body.results.map((one: { message?: string; status: string }) => one.message ?? one.status),
    ).toEqual([
      'created',
      expect.stringMatching(/^Note title must be at most|^Title must be at most/),
      '“titel” is unknown',
      '“text” must be a string',
      'An item must be an object',
      '“title” has a character that can’t be stored',
      'A note needs a title or a text',
      'There is no field “Nowhere” that can be filled',
      '“createdAt” isn’t valid',
      'created',
    ]);
    expect(body.results[1]).toMatchObject({ index: 1, status: 'failed', code: 'ValidationError' });
    const { notes } = await ask(
      place.owner,
      'query ($id: ID!) { notes(projectId: $id) { items { title } } }',
      {
        id: project,
      },
    );
    expect(notes.items.map(({ title }: { title: string }) => title).toSorted()).toEqual(['First', 'Last']);
  });

  test('a thousand in one request are found by their words', async () => {
    const items = Array.from({ length: 1000 }, (_, at) => ({ title: `Note ${at}`, text: `Wombat ${at}` }));
    const { status, body } = await program.post('/api/v1/notes', { projectId: project, items });
    expect([status, body.createdCount]).toEqual([200, 1000]);
    const found = await findAs(app, place.owner, 'wombat 731');
    expect(found.items.map(({ id }) => id)).toContain(body.results[731].id);
  });
});

describe('data points', () => {
  test('are added once each, as plain words or as another tool keeps them', async () => {
    const channelId = await addChannel();
    const items = [
      { text: 'I can’t find the export', externalId: 'r-1', url: 'https://reviews.example/1' },
      {
        externalId: 't-2',
        externalUrl: 'https://tickets.example/2',
        importUrl: null,
        raw: {
          kind: 'conversation',
          messages: [
            { externalId: 'm-2', text: 'Which one?', timestamp: '2026-02-01T10:05:00Z', participant: 'Bea' },
            { externalId: 'm-1', text: 'It fails', timestamp: '2026-02-01T10:00:00Z', participant: 'Ada' },
          ],
        },
      },
      { text: 'A link', url: 'javascript:alert(1)' },
    ];
    const first = await program.post('/api/v1/data-points', { channelId, items });
    expect([first.status, first.body.createdCount, first.body.failedCount]).toEqual([207, 2, 1]);
    const again = await program.post('/api/v1/data-points', { channelId, items: items.slice(0, 2) });
    expect(again.body).toMatchObject({ createdCount: 0, knownCount: 2 });
    const { rows } = await app.database.owner.query(
      'select source, external_id, text, participant, url from data_points where channel_id = $1 order by external_id',
      [channelId],
    );
    expect(rows).toEqual([
      {
        source: 'api',
        external_id: 'r-1',
        text: 'I can’t find the export',
        participant: null,
        url: 'https://reviews.example/1',
      },
      {
        source: 'api',
        external_id: 't-2',
        text: 'It fails',
        participant: 'Ada',
        url: 'https://tickets.example/2',
      },
    ]);
  });
});

describe('contacts', () => {
  test('are known by their e-mail address, and updated where asked', async () => {
    const person = await addField(place.owner, null, { owner: 'PERSON', label: 'Company', type: 'TEXT' });
    const ada = { name: 'Ada', email: 'Ada@Customer.example' };
    const first = await program.post('/api/v1/contacts', { items: [ada, { name: 'Bea' }, ada] });
    expect(first.status).toBe(200);
    expect(first.body.results.map(({ status }: { status: string }) => status)).toEqual([
      'created',
      'created',
      'known',
    ]);
    const [{ id }] = first.body.results;
    expect((await program.post('/api/v1/contacts', ada)).body).toMatchObject({ status: 'known', id });
    const renamed = { ...ada, name: 'Ada Lovelace', fields: { Company: 'Engines' } };
    const updated = await program.post('/api/v1/contacts', { existing: 'UPDATE', items: [renamed] });
    expect(updated.body.results).toMatchObject([{ status: 'updated', id }]);
    const { person: read } = await ask(
      place.owner,
      'query ($id: ID!) { person(id: $id) { name fieldValues { fieldId value } } }',
      { id },
    );
    expect(read).toEqual({ name: 'Ada Lovelace', fieldValues: [{ fieldId: person.id, value: 'Engines' }] });
    expect(errorIn(await program.post('/api/v1/contacts', { email: 'nobody' }))[0]).toBe(400);
  });
});

describe('a request sent again', () => {
  test('with the same key has the same answer and is done once, also in parallel', async () => {
    const body = { projectId: project, title: 'Once' };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => program.post('/api/v1/notes', body, headers)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true')).toHaveLength(4);
    expect(await count('notes')).toBe(1);
  });

  test('with another body or to another path is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await program.post('/api/v1/notes', { projectId: project, title: 'One' }, headers);
    const reused = [422, 'UnprocessableContent', 'This Idempotency-Key was used for another request'];
    const other = await program.post('/api/v1/notes', { projectId: project, title: 'Two' }, headers);
    expect(errorIn(other)).toEqual(reused);
    expect(errorIn(await program.post('/api/v1/contacts', { name: 'Two' }, headers))).toEqual(reused);
    expect(await count('notes')).toBe(1);
  });

  test('after a refusal is tried anew, and after a day too', async () => {
    const headers = { 'idempotency-key': 'nightly-1' };
    const body = { projectId: project, title: 'Later' };
    expect((await program.post('/api/v1/notes', { ...body, title: '' }, headers)).status).toBe(400);
    expect((await program.post('/api/v1/notes', body, headers)).status).toBe(200);
    expect((await program.post('/api/v1/notes', body, headers)).headers['idempotency-replayed']).toBe('true');
    app.clock.pass(25 * 3600);
    expect((await program.post('/api/v1/notes', body, headers)).headers).not.toHaveProperty(
      'idempotency-replayed',
    );
    expect(await count('notes')).toBe(2);
  });

  test('of another token is another request', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const second = await startProgram(app, place.owner);
    await program.post('/api/v1/notes', { projectId: project, title: 'Mine' }, headers);
    expect((await second.post('/api/v1/notes', { projectId: project, title: 'Mine' }, headers)).status).toBe(
      200,
    );
    expect(await count('notes')).toBe(2);
  });
});

describe('limits', () => {
  test('a thousand items a minute for all tokens of a workspace', async () => {
    const many = (length: number) => ({ items: Array.from({ length }, (_, at) => ({ name: `P ${at}` })) });
    const other = await startProgram(app, place.owner);
    expect((await program.post('/api/v1/contacts', many(900))).status).toBe(200);
    const over = await other.post('/api/v1/contacts', many(101));
    expect(over.status).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect(over.body.errors[0].title).toMatch(/^A workspace can import 1,000 items a minute/);
    expect(await count('people')).toBe(900);
    expect((await other.post('/api/v1/contacts', many(100))).status).toBe(200);
    expect((await program.post('/api/v1/contacts', many(1))).status).toBe(429);
    app.clock.pass(61);
    expect((await program.post('/api/v1/contacts', many(1))).status).toBe(200);
  });

  test('bodies that would exhaust the server are refused in a moment', async () => {
    const post = async (text: string): Promise<number> => (await program.post('/api/v1/notes', text)).status;
    expect(await post(`{"projectId":"${project}","items":[${'{},'.repeat(1000)}{}]}`)).toBe(400);
    expect(await post(`{"items":[${'{},'.repeat(1_000_000)}{}]}`)).toBe(400);
    expect(await post('['.repeat(1_000_000))).toBe(400);
    expect(await post(`{"fields":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`)).toBe(400);
    expect(await post(`{"title":"${'x'.repeat(11_000_000)}"}`)).toBe(413);
    expect(await post('{"__proto__":{"projectId":"x"}}')).toBe(400);
    expect(await post('{"projectId"')).toBe(400);
    expect(await count('notes')).toBe(0);
  });

  test('long Markdown made to be slow is read apart, and the server answers others meanwhile', async () => {
    const slow = `${'['.repeat(20_000)}${'*a_'.repeat(20_000)}`;
    const writing = program.post('/api/v1/notes', { projectId: project, title: 'Slow', text: slow });
    const started = performance.now();
    expect((await program.send('GET', '/ping')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2000);
    expect((await writing).status).toBe(200);
  });
});

describe('refuses', () => {
  test('what the maker of the token may not do, and what the token may not', async () => {
    const hidden = await place.member({ role: 'CONTRIBUTOR' });
    const secret = await addProject(hidden);
    await close(hidden, { type: 'PROJECT', id: secret });
    const body = { title: 'Seen' };
    expect(errorIn(await program.post('/api/v1/notes', { ...body, projectId: secret }))).toEqual([
      404,
      'NotFound',
      'Not found',
    ]);
    const reader = await startProgram(app, place.owner, ['READ']);
    expect(errorIn(await reader.post('/api/v1/notes', { ...body, projectId: project }))).toEqual([
      403,
      'Forbidden',
      'This API token can only read',
    ]);
    const members = await startProgram(app, place.owner, ['MEMBERS']);
    expect((await members.post('/api/v1/contacts', { name: 'X' })).status).toBe(403);
    const anonymous = await program.post('/api/v1/contacts', { name: 'X' }, { authorization: '' });
    expect(anonymous.status).toBe(401);
    const person = { authorization: `Bearer ${await place.owner.bearer()}` };
    expect((await program.post('/api/v1/contacts', { name: 'X' }, person)).status).toBe(401);
    const elsewhere = await program.post(
      '/api/v1/contacts',
      { name: 'X' },
      { origin: 'https://evil.example' },
    );
    expect(elsewhere.status).toBe(403);
    expect([await count('notes'), await count('people')]).toEqual([0, 0]);
  });

  test('everything of another workspace', async () => {
    const away = await scene.workspace('Away');
    const theirs = { project: await addProject(away.owner), channel: await addChannel(away.owner) };
    expect((await program.post('/api/v1/notes', { projectId: theirs.project, title: 'x' })).status).toBe(404);
    expect((await program.post('/api/v1/data-points', { channelId: theirs.channel, text: 'x' })).status).toBe(
      404,
    );
    const host = { host: away.owner.visitor.host };
    expect((await program.post('/api/v1/contacts', { name: 'x' }, host)).status).toBe(401);
    const smuggled = {
      projectId: project,
      title: 'x',
      workspaceId: away.workspace.id,
      createdBy: away.owner.id,
    };
    expect(errorIn(await program.post('/api/v1/notes', smuggled))[0]).toBe(400);
  });
});

test('each import is in the audit log with its token', async () => {
  await program.post('/api/v1/contacts', { items: [{ name: 'Ada' }, {}] });
  const { rows } = await app.database.owner.query(
    "select actor_id, payload from events where workspace_id = $1 and type = 'apiToken.imported'",
    [place.workspace.id],
  );
  expect(rows).toEqual([
    {
      actor_id: place.owner.id,
      payload: { apiTokenId: expect.any(String), kind: 'contacts', count: 1, failedCount: 1 },
    },
  ]);
});
