import { getIntrospectionQuery, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitRules } from '#server/platform/graphql/limits.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let viewer: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'], env: { introspection: true } });
  const scene = await createScene(app);
  viewer = await scene.member({ role: 'VIEWER' });
  admin = await scene.member({ role: 'MANAGER', workspaceAdmin: true });
});
afterAll(() => app.close());

const list =
  'query ($kind: ApiOperationKind, $search: String, $first: Int, $after: String) { apiOperations(kind: $kind, search: $search, first: $first, after: $after) { totalCount endCursor items { kind name description type typeName arguments { name type defaultValue } example { query variables runs } } } }';

type Operation = { kind: string; name: string; example: { query: string; variables: string; runs: boolean } };

async function everyOperation(): Promise<Operation[]> {
  const all: Operation[] = [];
  for (let after: string | null = null, more = true; more; more = after !== null) {
    const { apiOperations } = await ask(viewer, list, { first: 100, after });
    all.push(...apiOperations.items);
    after = apiOperations.endCursor;
  }
  return all;
}

describe('the reference', () => {
  it('finds operations by words, page by page', async () => {
    const { apiOperations } = await ask(viewer, list, {
      kind: 'MUTATION',
      search: 'create project',
      first: 50,
    });
    const found = apiOperations.items.find(({ name }: Operation) => name === 'createProject');
    expect(found).toMatchObject({
      kind: 'MUTATION',
      typeName: 'Project',
      arguments: [{ name: 'input', type: 'CreateProjectInput!', defaultValue: null }],
      example: { runs: false },
    });
    const first = (await ask(viewer, list, { first: 1 })).apiOperations;
    const second = (await ask(viewer, list, { first: 1, after: first.endCursor })).apiOperations;
    expect(second.items[0].name > first.items[0].name).toBe(true);
    expect(second.totalCount).toBe(first.totalCount);
    expect((await ask(viewer, list, { search: 'nothing like this' })).apiOperations.totalCount).toBe(0);
  });

  it('has an example for each that the API takes', async () => {
    const all = await everyOperation();
    expect(all.length).toBeGreaterThan(200);
    const refused = all.flatMap(({ name, example }) =>
      validate(app.schema, parse(example.query), limitRules).map(({ message }) => `${name}: ${message}`),
    );
    expect(refused).toEqual([]);
  });

  it('has examples of queries that run as they are', async () => {
    const runnable = (await everyOperation()).filter(({ example }) => example.runs);
    expect(runnable.length).toBeGreaterThan(40);
    const faults: string[] = [];
    for (const { name, example } of runnable) {
      const { body } = await admin.graphql(example.query, JSON.parse(example.variables));
      const [error] = body.errors ?? [];
      if (error?.extensions.errorCode === 'InternalError' || (error && body.data === undefined))
        faults.push(`${name}: ${error.message}`);
    }
    expect(faults).toEqual([]);
  });

  it('describes types, and nothing that is not in the schema', async () => {
    const type =
      'query ($name: String!) { apiType(name: $name) { keyword fields { name type } values { name } } }';
    const { apiType } = await ask(viewer, type, { name: 'StorageKind' });
    expect(apiType).toMatchObject({
      keyword: 'enum',
      values: expect.arrayContaining([{ name: 'RECORDINGS' }]),
    });
    expect((await ask(viewer, type, { name: 'StorageUse' })).apiType.fields).toContainEqual({
      name: 'limitBytes',
      type: 'Float',
    });
    expect((await ask(viewer, type, { name: 'Nothing' })).apiType).toBeNull();
    expect((await ask(viewer, type, { name: 'Query' })).apiType).toBeNull();
  });
});

describe('introspection', () => {
  it('answers members where the operator allows it', async () => {
    const { body } = await viewer.graphql(getIntrospectionQuery());
    expect(body.errors).toBeUndefined();
    expect(JSON.stringify(body.data)).toContain('"queryType":{"name":"Query"');
  });

  it('comes alone, and not in circles', async () => {
    expect(errorOf(await viewer.graphql('{ __schema { types { name } } projects { totalCount } }'))[0]).toBe(
      'ValidationError',
    );
    const circle =
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
    expect(errorOf(await viewer.graphql(circle))[0]).toBe('ValidationError');
  });
});
