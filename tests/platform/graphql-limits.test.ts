import Fastify, { type FastifyInstance } from 'fastify';
import { buildSchema as buildGraphqlSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integer, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { newId } from '#server/platform/context/new-id.ts';
import type { Database } from '#server/platform/db/database.ts';
import { addGraphqlRoute } from '#server/platform/graphql/graphql-route.ts';
import { mostPerPage, readPageArgs, toPage } from '#server/platform/graphql/page.ts';
import { readRequestBody } from '#server/platform/graphql/request-body.ts';
import { openTestPGlite } from '#tests/support/test-database.ts';
import { systemCtxOf } from './support/test-workspace.ts';

const schema = buildGraphqlSchema(`
  directive @batched on FIELD_DEFINITION
  type Query { me: Person @batched list: [Person!]! page(first: Int): Page! }
  type Page { items: [Person!]! }
  type Mutation { rename: Person }
  type Subscription { changed: Person }
  type Person { id: ID! name: String friend: Person friends(first: Int): Page! }`);

let http: FastifyInstance;
let database: Database;
beforeAll(async () => {
  database = await openTestPGlite();
  http = Fastify({ bodyLimit: 10_001_000 });
  const ctx = systemCtxOf(database, { id: newId(), subdomain: 'x', name: 'x' });
  addGraphqlRoute(http, { schema, database, authenticate: async () => ctx });
});
afterAll(async () => {
  await http.close();
  await database.close();
});

async function post(body: unknown): Promise<{ status: number; body: string; ms: number }> {
  const begun = performance.now();
  const answer = await http.inject({
    method: 'POST',
    url: '/api/graphql',
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: answer.statusCode, body: answer.body, ms: performance.now() - begun };
}

const deep = (levels: number): string => `{ me ${'{ friend '.repeat(levels)}{ id }${' }'.repeat(levels)} }`;
const hostile: [string, string][] = [
  ['a depth of 50', deep(50)],
  ['a depth of 7', deep(6)],
  ['1000 aliases', `{ ${Array.from({ length: 1000 }, (_one, n) => `a${n}: me { id }`).join(' ')} }`],
  ['16 aliases', `{ ${Array.from({ length: 16 }, (_one, n) => `a${n}: me { id }`).join(' ')} }`],
  [
    'a circle of fragments',
    '{ me { ...A } } fragment A on Person { friend { ...B } } fragment B on Person { friend { ...A } }',
  ],
  ['a fragment in itself', '{ me { ...A } } fragment A on Person { ...A }'],
  [
    'depth by fragments',
    `{ me { ...F0 } } ${Array.from({ length: 20 }, (_one, n) => `fragment F${n} on Person { friend { ${n === 19 ? 'id' : `...F${n + 1}`} } }`).join(' ')}`,
  ],
  ['10 000 directives', `{ me { id ${'@include(if: true) '.repeat(10_000)} } }`],
  [
    '60 directives',
    `{ me { ${Array.from({ length: 60 }, (_one, n) => `${n % 2 ? 'id' : 'name'} @skip(if: false)`).join(' ')} } }`,
  ],
  ['1 MB of query', `{ me { id } } ${'#'.repeat(1_000_000)}`],
  ['1 MB of fields', `{ me { ${'id '.repeat(350_000)} } }`],
  ['the schema', '{ __schema { types { name } } }'],
  ['a type of the schema', '{ __type(name: "Person") { fields { name } } }'],
  [
    'exponential fragments',
    `{ me { ...F0 } } ${Array.from({ length: 12 }, (_one, n) => `fragment F${n} on Person { ${n === 11 ? 'id' : `a: friend { ...F${n + 1} } b: friend { ...F${n + 1} }`} }`).join(' ')}`,
  ],
  ['what does not parse', '{ me { id '],
  ['a field that does not exist', '{ me { nme } }'],
  ['a subscription', 'subscription { changed { id } }'],
  ['two operations and no name', 'query A { me { id } } query B { me { id } }'],
  ['nothing', ''],
];

describe('a query with', () => {
  it.each(hostile)('%s is refused at once, without a word about the schema', async (_name, query) => {
    const answer = await post({ query });
    expect(answer.status).toBe(400);
    expect(answer.ms).toBeLessThan(1500);
    const { errors }: { errors: { extensions: object }[] } = JSON.parse(answer.body);
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions } of errors) {
      expect(extensions).toEqual({
        code: 'BAD_USER_INPUT',
        errorCode: 'ValidationError',
        humanReadable: false,
      });
    }
    expect(answer.body).not.toMatch(/Did you mean|node_modules|at \w+ \(/);
  });

  it('a usual shape passes', async () => {
    const answer = await post({ query: '{ me { id name friend { id friends { items { id } } } } }' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ data: { me: null } });
  });

  it('GET is no way to send one', async () => {
    const answer = await http.inject({ method: 'GET', url: '/api/graphql?query={me{id}}' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a batch', () => {
  const comments = { query: 'query Comments { me { id } }', operationName: 'Comments' };

  it('of the named query is answered as a list', async () => {
    const answer = await post([comments, comments]);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual([{ data: { me: null } }, { data: { me: null } }]);
  });

  it.each([
    ['nothing', []],
    ['11 operations', Array.from({ length: 11 }, () => comments)],
    ['another query', [{ query: 'query List { list { id } }', operationName: 'List' }]],
    [
      'another query under the name',
      [{ query: 'query Comments { list { id } }', operationName: 'Comments' }],
    ],
    ['the query and another', [{ query: '{ me { id } list { id } }' }]],
    ['the query in a fragment', [{ query: '{ ...F } fragment F on Query { me { id } list { id } }' }]],
    [
      'one that only says it is the named one',
      [{ query: 'mutation M { rename { id } }', operationName: 'Comments' }],
    ],
    ['lists in lists', [[comments]]],
    ['null', [null]],
  ])('of %s is refused', async (_name, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it.each([
    null,
    7,
    'text',
    {},
    { query: 7 },
    { query: '{me{id}}', variables: 'x' },
    { query: '{me{id}}', variables: [] },
  ])('a body of %j is refused', (body) => {
    expect(() => readRequestBody(body)).toThrow(/Expected/);
  });
});

describe('variables', () => {
  const nested = `query ($n: Int) { page(first: $n) { items { friends(first: $n) { items { id } } } } }`;

  it('count: long pages in long pages are refused whatever way their length comes', async () => {
    const literal = await post({ query: nested.replace('($n: Int)', '').replaceAll('$n', '200') });
    expect(literal.status).toBe(400);
    const variable = await post({ query: nested, variables: { n: 200 } });
    const byDefault = await post({ query: nested.replace('Int)', 'Int = 200)') });
    for (const answer of [variable, byDefault]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toContain('Ask for at most 25000 rows at a time');
    }
    expect((await post({ query: nested, variables: { n: 10 } })).body).not.toContain('Ask for at most');
  });

  it('count: a list of 20 000 values is refused', async () => {
    const answer = await post({ query: '{ me { id } }', variables: { ids: Array<number>(20_000).fill(1) } });
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('Send at most 10000 values')]);
  });
});

describe('a page', () => {
  const key = object({ name: string, at: integer });

  it('has 50 items unless told, and at most 100', () => {
    expect(readPageArgs({}, key)).toEqual({ limit: 50, after: null });
    expect(readPageArgs({ first: 0 }, key).limit).toBe(0);
    expect(readPageArgs({ first: mostPerPage }, key).limit).toBe(100);
    for (const first of [-1, 101, 1e9])
      expect(() => readPageArgs({ first }, key)).toThrow('Ask for 0 to 100 items');
  });

  it('leads to the next one until the last', () => {
    const rows = Array.from({ length: 4 }, (_one, at) => ({ name: `ünïcödé "${at}"`, at }));
    const request = readPageArgs({ first: 3 }, key);
    const page = toPage(rows, request, (row) => row, 4);
    expect(page.items).toHaveLength(3);
    expect(readPageArgs({ after: page.endCursor }, key).after).toEqual(rows[2]);
    expect(toPage(rows.slice(0, 3), request, (row) => row, 3).endCursor).toBeNull();
    expect(toPage([], request, (row) => row, 0)).toEqual({ items: [], endCursor: null, totalCount: 0 });
  });

  it.each([
    '',
    'x',
    '%%%',
    '{}',
    Buffer.from('{"name":1,"at":1}').toString('base64url'),
    Buffer.from('{"at":1}').toString('base64url'),
    Buffer.from('null').toString('base64url'),
    Buffer.from('[]').toString('base64url'),
  ])('refuses the cursor %j', (after) => {
    expect(() => readPageArgs({ after }, key)).toThrow(
      'The page cursor is not valid. Start from the first page.',
    );
  });
});
