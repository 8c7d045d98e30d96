import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgram, type Program } from '#tests/support/program.ts';
import { createScene, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let program: Program;
// oxlint-disable-next-line typescript/no-explicit-any -- the description is what is looked into
let api: any;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Described');
  program = await startProgram(app, place.owner, ['WRITE', 'ADMIN']);
  api = (await program.send('GET', '/api/v1/openapi.json', undefined, { authorization: '' })).body;
});
afterAll(() => app.close());

test('describes every path of /api/v1, from the schemas that read the requests', () => {
  expect(api.openapi).toBe('3.1.0');
  expect(api.servers).toEqual([{ url: `http://${place.owner.visitor.host}` }]);
  expect(Object.entries(api.paths).map(([path, methods]) => [path, Object.keys(methods as object)])).toEqual([
    ['/api/v1/notes', ['post']],
    ['/api/v1/data-points', ['post']],
    ['/api/v1/contacts', ['post']],
    ['/api/v1/hooks', ['post']],
    ['/api/v1/hooks/{id}', ['delete']],
    ['/api/v1/hooks/sample', ['get']],
  ]);
  const [many, one] = api.paths['/api/v1/notes'].post.requestBody.content['application/json'].schema.anyOf;
  expect(many.required).toEqual(['projectId', 'items']);
  expect(many.properties.items).toMatchObject({ minItems: 1, maxItems: 1000 });
  expect(one.required).toEqual(['projectId']);
  expect(one.properties.text).toMatchObject({ type: 'string', maxLength: 100_000 });
  expect(one.additionalProperties).toBe(false);
  expect(JSON.stringify(api)).not.toContain('"$schema"');
});

/** Ids of examples name nothing; a reader puts their own in their place. */
async function places(): Promise<Record<string, string>> {
  const { createChannel } = await ask(
    place.owner,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  return { projectId: await addProject(place.owner), channelId: createChannel.id };
}

test('its examples run', async () => {
  const own = await places();
  let ran = 0;
  for (const [path, methods] of Object.entries<Record<string, { requestBody?: unknown }>>(api.paths)) {
    const content = JSON.parse(JSON.stringify(methods['post']?.requestBody ?? null))?.content;
    for (const { value } of Object.values<{ value: object }>(content?.['application/json'].examples ?? {})) {
      const body = Object.fromEntries(Object.entries(value).map(([key, given]) => [key, own[key] ?? given]));
      const { status, body: answer } = await program.post(path, body);
      expect({ path, status, answer }).toMatchObject({ path, status: path.endsWith('hooks') ? 201 : 200 });
      ran += 1;
    }
  }
  expect(ran).toBe(7);
});
