import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, upload } from '#tests/support/upload.ts';
import { goodPassword, newestMail, signUp, tokenIn, Visitor, type SignedUp } from '#tests/support/visitor.ts';
import { addNote, addProject, ask, close } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: SignedUp;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Audited');
  ada = await signUp(app, 'ada@audited.example', 'Signing in');
});
afterAll(() => app.close());

type Entry = {
  type: string;
  actorName: string | null;
  apiToken: { name: string } | null;
  payload: Record<string, unknown>;
  after: Record<string, unknown> | null;
};
const query = `query ($filter: AuditFilter) { auditLog(first: 100, filter: $filter) {
  items { type actorName apiToken { name } payload after } } }`;
const logOf = async (person: Person, filter: object): Promise<Entry[]> =>
  (await ask(person, query, { filter })).auditLog.items;

it('tells who signed in and who could not, from where and with what, and not without end', async () => {
  const logIn = (password: string, email = ada.email) =>
    new Visitor(app, ada.subdomain).post(
      '/api/auth/login',
      { email, password },
      { headers: { 'user-agent': 'Kiosk/1.0' } },
    );
  for (let n = 0; n < 8; n += 1) expect((await logIn(`Wrong-Password-${n}`)).status).toBe(401);
  expect((await logIn(goodPassword, 'nobody@audited.example')).status).toBe(401);
  app.clock.pass(61);
  expect((await logIn(goodPassword)).status).toBe(204);
  const { body: bearer } = await ada.member.post('/api/auth/token');
  const { body } = await ada.member.graphql(
    `{ auditLog(first: 100, filter: { types: ["member.signedIn", "member.signInFailed"] }) {
      items { type actorName after } } }`,
    bearer.token,
  );
  const items: Entry[] = body.data.auditLog.items;
  const [signedIn, ...before] = items;
  expect(signedIn).toMatchObject({ type: 'member.signedIn', actorName: 'Ada Example' });
  expect(signedIn?.after).toEqual({ address: expect.any(String), agent: 'Kiosk/1.0' });
  const failed = before.filter(({ type }) => type === 'member.signInFailed');
  expect(failed.map(({ actorName }) => actorName)).toEqual(Array.from({ length: 5 }, () => 'Ada Example'));
});

it('tells of a sign-in link that was spent, and of nobody whose link was made up', async () => {
  const bea = await signUp(app, 'bea@audited.example', 'Spent links');
  const link = new Visitor(app, bea.subdomain);
  await link.post('/api/auth/magic-link', { email: bea.email });
  const token = tokenIn(await newestMail(app, bea.email));
  expect((await link.post('/api/auth/magic-login', { token })).status).toBe(200);
  const again = new Visitor(app, bea.subdomain);
  for (const used of [token, 'made-up-token-of-the-usual-length-0123456789'])
    expect((await again.post('/api/auth/magic-login', { token: used })).status).toBe(400);
  const { body: bearer } = await bea.member.post('/api/auth/token');
  const { body } = await bea.member.graphql(
    `{ auditLog(first: 10, filter: { types: ["member.signInFailed"] }) { items { actorName payload } } }`,
    bearer.token,
  );
  const byLink = body.data.auditLog.items.filter(
    ({ payload }: Entry) => payload['provider'] === 'ONE_TIME_CODE',
  );
  expect(byLink).toMatchObject([{ actorName: 'Ada Example' }]);
});

it('names what an entry is about, to those who may see it', async () => {
  const admin = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  const project = await addProject(place.owner, { title: 'Private study' });
  const seen = async (person: Person) => {
    const { auditLog } = await ask(
      person,
      `{ auditLog(first: 1, filter: { types: ["project.created"] }) { items { subjects { id type title } } } }`,
    );
    return auditLog.items[0].subjects;
  };
  const named = [{ id: project, type: 'PROJECT', title: 'Private study' }];
  expect(await seen(admin)).toEqual(named);
  await close(place.owner, { type: 'PROJECT', id: project });
  expect(await seen(place.owner)).toEqual(named);
  expect(await seen(admin)).toEqual([]);
});

it('tells apart what a program did in somebody’s name', async () => {
  const { createApiToken } = await ask(
    place.owner,
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'Nightly import', scopes: ['WRITE'] } },
  );
  const program = new Visitor(app, place.workspace.subdomain);
  await program.graphql(
    'mutation { createProject(input: { title: "By a program" }) { id } }',
    createApiToken.token,
  );
  await addProject(place.owner, { title: 'By hand' });
  const made = await logOf(place.owner, { types: ['project.created'] });
  expect(made.slice(0, 2).map(({ apiToken }) => apiToken?.name ?? null)).toEqual([null, 'Nightly import']);
  const { body } = await place.owner.visitor.get('/api/audit-log.csv?types=project.created');
  expect(body).toContain('Nightly import');
});

it('tells what people took out of the workspace, also who may only read', async () => {
  const reader = await place.member({ role: 'VIEWER', name: 'Rita' });
  const project = await addProject(place.owner);
  const bytes = Buffer.from('name,age\nRosa,40\n');
  const fileId = await upload(
    app,
    place.owner,
    { type: 'PROJECT', id: project },
    { name: 'People.csv', bytes },
  );
  const noteId = await addNote(place.owner, project, { title: 'Visit' });
  await fetchBytes(app, reader, `/files/download/${fileId}`);
  await fetchBytes(app, reader, `/files/download/${fileId}`, { range: 'bytes=4-8' });
  expect((await reader.visitor.get(`/api/documents/${noteId}/export.md`)).status).toBe(200);
  const taken = await logOf(place.owner, {
    actorId: reader.id,
    types: ['file.downloaded', 'export.documentSaved'],
  });
  expect(taken.map(({ payload }) => payload)).toEqual([{ documentId: noteId, format: 'md' }, { fileId }]);
  expect(taken[0]?.actorName).toBe('Rita');
});
