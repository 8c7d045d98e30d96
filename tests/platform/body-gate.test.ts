import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyLimits } from '#domain/limits/request-limits.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
let projectId: string;
beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member();
  projectId = await addProject(ada);
});
afterAll(() => app.close());

const unfinished = `{"variables":{"a":[${'{},'.repeat(3_000_000)}`;

async function send(payload: string, bearer?: string, url = '/api/graphql') {
  return app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      host: ada.visitor.host,
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
  });
}

describe('a body', () => {
  test('of a stranger is not read', async () => {
    const answer = await send(unfinished);
    expect([answer.statusCode, answer.json().errors[0].extensions.errorCode]).toEqual([401, 'Unauthorized']);
  });

  test('of more than 64 kB reaches no route that knows nobody', async () => {
    const answer = await send(JSON.stringify({ email: 'a'.repeat(70_000) }), undefined, '/api/auth/login');
    expect(answer.statusCode).toBe(413);
  });

  test('of millions of values is refused before they are made, whoever sends it', async () => {
    const answer = await send(unfinished, await ada.bearer());
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      400,
      'The request holds too many values',
    ]);
  });

  test('may be large only for a field that carries a document', async () => {
    const text = 'a'.repeat(bodyLimits.member);
    const rename = 'mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { id } }';
    expect(errorOf(await ada.graphql(rename, { input: { id: projectId, title: text } }))).toEqual([
      'ValidationError',
      'The request is too large',
    ]);
    const { body } = await ada.graphql(
      'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
      { input: { projectId, content: documentOf(text) } },
    );
    expect(body.errors).toBeUndefined();
  });
});
