import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScene, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor, type Answer } from '#tests/support/visitor.ts';

let app: TestApp;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  const scene = await createScene(app);
  place = await scene.workspace('Visitors');
});
afterAll(() => app.close());

const create =
  'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url link { id } } }';
const revoke = 'mutation ($id: ID!) { revokePublicLink(type: PROJECT, id: $id) { id } }';
const publicObject = '{ publicObject { type title summary author updatedAt } }';

async function share(options: object = {}): Promise<{ projectId: string; linkId: string; path: string }> {
  const { owner } = place;
  const made = await owner.graphql(
    'mutation { createProject(input: { title: "What people pause" }) { id } }',
  );
  const projectId: string = made.body.data.createProject.id;
  const { body } = await owner.graphql(create, { input: { type: 'PROJECT', id: projectId, ...options } });
  const { url, link } = body.data.createPublicLink;
  return { projectId, linkId: link.id, path: new URL(url).pathname };
}

function stranger(): Visitor {
  return new Visitor(app, place.workspace.subdomain);
}

function reasonOf({ body }: Answer): [string, string] {
  const [error] = body.errors;
  return [error.extensions.errorCode, error.message];
}

describe('a visitor’s bearer', () => {
  test('reads the public object and nothing else', async () => {
    const { path, projectId } = await share({ hideNames: true });
    const visitor = stranger();
    const { body } = await visitor.post(`${path}/session`);
    expect(body).toEqual({ token: expect.any(String), expiresIn: 300 });
    const shown = await visitor.graphql(publicObject, body.token);
    expect(shown.body.data.publicObject).toMatchObject({
      type: 'PROJECT',
      title: 'What people pause',
      author: null,
    });
    for (const query of [
      '{ viewer { id } }',
      '{ workspace { id } }',
      `{ project(id: "${projectId}") { id } }`,
      'mutation { createProject(input: { title: "x" }) { id } }',
    ]) {
      expect(reasonOf(await visitor.graphql(query, body.token)), query).toEqual([
        'Forbidden',
        'This needs more than a public link',
      ]);
    }
    const together = await visitor.graphql('{ publicObject { title } workspace { id } }', body.token);
    expect(together.body.data).toBeNull();
  });

  test('ends with its time and with its link', async () => {
    const { path, projectId } = await share();
    const { body } = await stranger().post(`${path}/session`);
    await place.owner.graphql(revoke, { id: projectId });
    expect((await stranger().graphql(publicObject, body.token)).status).toBe(401);
    const again = await share();
    const { body: late } = await stranger().post(`${again.path}/session`);
    app.clock.pass(301);
    expect((await stranger().graphql(publicObject, late.token)).status).toBe(401);
  });

  test('is no sign-in, and a sign-in is no visitor’s bearer', async () => {
    const { path, linkId } = await share();
    const { body } = await stranger().post(`${path}/session`);
    const signingIn = await stranger().post(
      '/api/auth/token',
      {},
      { headers: { authorization: `Bearer ${body.token}` } },
    );
    expect(signingIn.status).toBe(401);
    expect(reasonOf(await place.owner.graphql(publicObject))).toEqual([
      'Forbidden',
      'Only visitors of a public link can do this',
    ]);
    const seconds = Math.floor(app.clock.now().getTime() / 1000);
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
    const forge = (changes: object, purpose: string): Promise<string> =>
      new SignJWT({ ...claims, iat: seconds, exp: seconds + 300, ...changes })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(app.services.secrets.key(purpose));
    // Signed with the key of sign-ins, or made for one with the key of links.
    expect((await stranger().graphql(publicObject, await forge({}, 'bearer'))).status).toBe(401);
    const asPerson = {
      aud: `workspace:${place.workspace.id}`,
      sub: place.owner.id,
      sid: linkId,
      mid: place.owner.id,
    };
    expect((await stranger().graphql('{ viewer { id } }', await forge(asPerson, 'public-link'))).status).toBe(
      401,
    );
    const both = { aud: [`public:${linkId}`, `workspace:${place.workspace.id}`] };
    expect((await stranger().graphql(publicObject, await forge(both, 'public-link'))).status).toBe(401);
    const elsewhere = { aud: `public:${place.owner.id}` };
    expect((await stranger().graphql(publicObject, await forge(elsewhere, 'public-link'))).status).toBe(401);
    expect((await stranger().graphql(publicObject, await forge({}, 'public-link'))).status).toBe(200);
  });
});
