import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { highlight } from '#tests/support/coding.ts';
import { Visitor, type Answer } from '#tests/support/visitor.ts';
import { addInsight, addNote, ask, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  place = await scene.workspace('Sharing');
});
afterAll(() => app.close());

const create = `mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) {
  url link { id objectType objectId hasPassword noDownload hideNames viewCount expiresAt createdBy { id } } } }`;
const update = `mutation ($input: UpdatePublicLinkInput!) { updatePublicLink(input: $input) {
  hasPassword noDownload hideNames expiresAt } }`;
const revoke = 'mutation ($id: ID!) { revokePublicLink(type: PROJECT, id: $id) { id } }';
const read = 'query ($id: ID!) { publicLink(type: PROJECT, id: $id) { id viewCount hasPassword } }';
const publicObject = '{ publicObject { type title summary author updatedAt } }';

type Shared = { projectId: string; linkId: string; path: string; token: string };

async function addProject(person: Person = place.owner, title = 'What people pause'): Promise<string> {
  const summary = 'First <b>paragraph</b>.\\n\\nSecond & last.';
  const query = `mutation { createProject(input: { title: "${title}", summary: "${summary}" }) { id } }`;
  const { body } = await person.graphql(query);
  return body.data.createProject.id;
}

async function share(options: Record<string, unknown> = {}, owner: Person = place.owner): Promise<Shared> {
  const projectId = await addProject(owner);
  const { body } = await owner.graphql(create, { input: { type: 'PROJECT', id: projectId, ...options } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  const { url, link } = body.data.createPublicLink;
  const path = new URL(url).pathname;
  return { projectId, linkId: link.id, path, token: path.slice('/p/'.length) };
}

function stranger({ workspace }: Place = place): Visitor {
  return new Visitor(app, workspace.subdomain);
}

function typePassword(visitor: Visitor, path: string, password: string): Promise<Answer> {
  return visitor.send('POST', path, {
    body: new URLSearchParams({ password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

async function viewsOf(projectId: string): Promise<number> {
  return (await place.owner.graphql(read, { id: projectId })).body.data.publicLink.viewCount;
}

function reasonOf({ body }: Answer): [string, string] {
  const [error] = body.errors;
  return [error.extensions.errorCode, error.message];
}

describe('a public link', () => {
  test('shows a project without signing in, on all three addresses', async () => {
    const { token } = await share();
    for (const path of [`/p/${token}`, `/p/data/${token}`, `/public-object/${token}`, `/p/${token}/`]) {
      const { status, body } = await stranger().get(path);
      expect(status).toBe(200);
      expect(body).toContain('<h1>What people pause</h1>');
      expect(body).toContain('<p>First &lt;b&gt;paragraph&lt;/b&gt;.</p>\n<p>Second &amp; last.</p>');
      expect(body).toContain(`By ${place.owner.name}`);
    }
  });

  test('shows the readme and the published insights of a project, with their evidence', async () => {
    const { owner } = place;
    const { path, projectId } = await share();
    const noteId = await addNote(owner, projectId, { title: 'Call', content: documentOf('It froze twice.') });
    const id = await highlight(owner, noteId, 'It froze twice.');
    const card = { type: 'referenceCard', attrs: { kind: 'highlight', id } };
    const content = JSON.stringify({ type: 'doc', content: [card] });
    const out = await addInsight(owner, projectId, { title: 'Freezing loses orders', content });
    await addInsight(owner, projectId, { title: 'Still a draft', content });
    await ask(owner, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: out });
    const { body } = await stranger().get(path);
    expect(body).toContain('<h2>Freezing loses orders</h2>');
    expect(body).toContain('It froze twice.');
    expect(body).not.toContain('Still a draft');
  });

  test('shows a note or an insight as a page: its words, nobody else’s titles, nothing that loads', async () => {
    const { owner } = place;
    const projectId = await addProject();
    const mention = (kind: string, label: string) => ({
      type: 'mention',
      attrs: { kind, id: '0198a3d2-0000-7000-8000-000000000001', label },
    });
    const content = JSON.stringify({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'What <b>she</b> said' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'With ' },
            mention('member', 'Robin Okafor'),
            mention('project', 'Secret merger'),
          ],
        },
        { type: 'embed', attrs: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
        { type: 'image', attrs: { src: 'https://example.com/a.png', alt: 'A fridge' } },
      ],
    });
    for (const kind of ['Note', 'Insight']) {
      const made = await owner.graphql(
        `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) { id } }`,
        { input: { projectId, title: `A ${kind} to show`, content } },
      );
      const input = { type: kind.toUpperCase(), id: made.body.data.made.id };
      const { body } = await owner.graphql(create, { input });
      const { pathname } = new URL(body.data.createPublicLink.url);
      const shown = await stranger().get(pathname);
      expect(shown.body).toContain(`<h1>A ${kind} to show</h1>`);
      expect(shown.body).toContain('What &lt;b&gt;she&lt;/b&gt; said');
      expect(shown.body).toContain('@Robin Okafor');
      expect(shown.body).toContain('Picture: A fridge');
      expect(shown.body).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
      expect(shown.body).not.toMatch(/Secret merger|<iframe|<img|0198a3d2/);

      await owner.graphql(update, { input: { ...input, hideNames: true } });
      const anonymous = await stranger().get(pathname);
      expect(anonymous.body).toContain('@someone');
      expect(anonymous.body).not.toMatch(new RegExp(`Robin Okafor|${owner.name}`));

      await owner.graphql(`mutation ($ids: [ID!]!) { trash${kind}s(ids: $ids) { id } }`, { ids: [input.id] });
      expect((await stranger().get(pathname)).status).toBe(404);
    }
  });

  test('is a light page: no script, nothing to load, not for search engines, no ids', async () => {
    const { path, projectId, linkId } = await share();
    const { headers, body } = await stranger().get(path);
    expect(body).not.toMatch(/<script|<link|<img|src=|javascript:/i);
    expect(gzipSync(body).length).toBeLessThan(4000);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(body).toContain('color-scheme: light dark');
    expect(body).toContain('width=device-width');
    for (const id of [
      projectId,
      linkId,
      place.owner.id,
      place.owner.email,
      place.workspace.id,
      place.workspace.name,
    ]) {
      expect(body).not.toContain(id);
    }
  });

  test('hides names when told to', async () => {
    const { path } = await share({ hideNames: true });
    const { body } = await stranger().get(path);
    expect(body).not.toContain(place.owner.name);
    expect(body).toContain('>Updated <time');
  });

  test('counts visits, not robots that only look whether it is there', async () => {
    const { path, projectId } = await share();
    await stranger().get(path);
    await stranger().get(path);
    const head = await app.http.inject({ method: 'HEAD', url: path, headers: { host: stranger().host } });
    expect(head.statusCode).toBe(200);
    expect(await viewsOf(projectId)).toBe(2);
  });

  test('keeps only a hash of its token, and tells its settings', async () => {
    const { projectId, token } = await share({ noDownload: true });
    const { rows } = await app.database.owner.query('select l::text as row from public_links l');
    expect(JSON.stringify(rows)).not.toContain(token);
    const input = { type: 'PROJECT', id: projectId, hideNames: true, expiresAt: '2199-01-01T00:00:00Z' };
    expect((await place.owner.graphql(update, { input })).body.data.updatePublicLink).toEqual({
      hasPassword: false,
      noDownload: true,
      hideNames: true,
      expiresAt: '2199-01-01T00:00:00.000Z',
    });
    const { rows: events } = await app.database.owner.query(
      `select type, before, after from events where object_id = $1 and type like 'publicLink.%' order by created_at, id`,
      [projectId],
    );
    const nothingElse = { showNotes: false, showViews: false };
    const before = {
      hasPassword: false,
      noDownload: true,
      hideNames: false,
      ...nothingElse,
      expiresAt: null,
    };
    const after = { ...before, hideNames: true, expiresAt: '2199-01-01T00:00:00.000Z' };
    expect(events).toEqual([
      { type: 'publicLink.created', before: null, after: before },
      { type: 'publicLink.updated', before, after },
    ]);
  });

  test('replaces the one before it', async () => {
    const first = await share();
    const input = { type: 'PROJECT', id: first.projectId };
    const { body } = await place.owner.graphql(create, { input });
    expect((await stranger().get(first.path)).status).toBe(404);
    expect((await stranger().get(new URL(body.data.createPublicLink.url).pathname)).status).toBe(200);
  });
});

describe('a password', () => {
  const password = 'pass the salt';

  test('is asked for, and opens the page for this browser and this link', async () => {
    const { path, projectId } = await share({ password });
    const other = await share({ password });
    const visitor = stranger();
    const asked = await visitor.get(path);
    expect(asked.status).toBe(401);
    expect(asked.body).toContain('<form method="post">');
    expect(asked.body).not.toContain('What people pause');
    const wrong = await typePassword(visitor, path, 'not it at all');
    expect([wrong.status, wrong.body.includes('Wrong password')]).toEqual([401, true]);
    const right = await typePassword(visitor, path, password);
    expect([right.status, right.headers['location']]).toEqual([303, path]);
    const cookie = String(right.headers['set-cookie']);
    expect(cookie).toContain(`Path=${path};`);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('Max-Age=1800');
    expect((await visitor.get(path)).status).toBe(200);
    expect((await visitor.get(other.path)).status).toBe(401);
    expect((await stranger().get(path)).status).toBe(401);
    expect(await viewsOf(projectId)).toBe(1);
    app.clock.pass(1801);
    expect((await visitor.get(path)).status).toBe(401);
  });

  test('that changes shuts out whoever knew the old one', async () => {
    const { path, projectId } = await share({ password });
    const visitor = stranger();
    await typePassword(visitor, path, password);
    const { body } = await visitor.post(`${path}/session`);
    expect((await visitor.graphql(publicObject, body.token)).status).toBe(200);
    await place.owner.graphql(update, { input: { type: 'PROJECT', id: projectId, password: 'another one' } });
    expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.graphql(publicObject, body.token)).status).toBe(401);
    await place.owner.graphql(update, { input: { type: 'PROJECT', id: projectId, password: null } });
    expect((await stranger().get(path)).status).toBe(200);
  });

  test('can’t be guessed at speed, nor posted by another site', async () => {
    const { path } = await share({ password });
    const visitor = stranger();
    const foreign = await visitor.send('POST', path, {
      body: `password=${encodeURIComponent(password)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    for (let n = 0; n < 10; n += 1)
      expect((await typePassword(visitor, path, `guess ${n}`)).status).toBe(401);
    const over = await typePassword(visitor, path, password);
    expect(over.status).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect(over.body).toContain('Try again later');
    expect((await typePassword(stranger(), path, password)).status).toBe(303);
  });
});

describe('a link that does not open', () => {
  test('looks the same for every reason', async () => {
    const revoked = await share();
    const expired = await share({ expiresAt: new Date(app.clock.now().getTime() + 60_000).toISOString() });
    const trashed = await share();
    for (const { path } of [revoked, expired, trashed]) expect((await stranger().get(path)).status).toBe(200);
    await place.owner.graphql(revoke, { id: revoked.projectId });
    expect((await stranger().get(revoked.path)).status).toBe(404);
    app.clock.pass(61);
    await place.owner.graphql(`mutation { trashProject(id: "${trashed.projectId}") { id } }`);
    const unknown = [
      '/p/AAAAAAAAAAAA',
      '/p/short',
      `/p/${'x'.repeat(300)}`,
      `/p/%00`,
      `/p/${revoked.token}x`,
    ];
    const answers = [];
    for (const path of [revoked.path, expired.path, trashed.path, ...unknown]) {
      const started = performance.now();
      const { status, headers, body } = await stranger().get(path);
      const { date: _, ...rest } = headers;
      answers.push(JSON.stringify({ status, headers: rest, body }));
      // Answers leave on steps of 100 ms, whatever was wrong.
      expect(performance.now() - started).toBeGreaterThan(99);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"status":404');
    for (const { path } of [revoked, expired, trashed]) {
      expect((await stranger().post(`${path}/session`)).status).toBe(404);
      expect((await typePassword(stranger(), path, 'whatever it is')).status).toBe(404);
    }
  });

  test('opens again when its project comes back from the trash', async () => {
    const { path, projectId } = await share();
    await place.owner.graphql(`mutation { trashProject(id: "${projectId}") { id } }`);
    expect((await stranger().get(path)).status).toBe(404);
    await place.owner.graphql(`mutation { restoreProject(id: "${projectId}") { id } }`);
    expect((await stranger().get(path)).status).toBe(200);
  });

  test('is nowhere on the root host', async () => {
    const { path } = await share();
    expect((await new Visitor(app).get(path)).body).not.toContain('What people pause');
    expect((await new Visitor(app).post(`${path}/session`)).status).toBe(404);
  });
});

describe('refuses', () => {
  test('everybody without full access, with the reason', async () => {
    const { projectId } = await share();
    const contributor = await place.member({ role: 'CONTRIBUTOR' });
    const viewer = await place.member({ role: 'VIEWER' });
    const input = { type: 'PROJECT', id: projectId };
    const full = ['Forbidden', 'You need full access to this project'];
    expect(reasonOf(await contributor.graphql(create, { input }))).toEqual(full);
    expect(reasonOf(await contributor.graphql(update, { input: { ...input, hideNames: true } }))).toEqual(
      full,
    );
    expect(reasonOf(await contributor.graphql(revoke, { id: projectId }))).toEqual(full);
    expect(reasonOf(await viewer.graphql(create, { input }))).toEqual([
      'Forbidden',
      'Viewers cannot do this',
    ]);
    expect((await viewer.graphql(read, { id: projectId })).body.data.publicLink.id).toBeTruthy();
  });

  test('what is in the trash, and what has no link', async () => {
    const id = await addProject();
    expect(reasonOf(await place.owner.graphql(revoke, { id }))[0]).toBe('NotFound');
    expect(reasonOf(await place.owner.graphql(update, { input: { type: 'PROJECT', id } }))[0]).toBe(
      'NotFound',
    );
    expect(reasonOf(await place.owner.graphql(create, { input: { type: 'NOTE', id } }))[0]).toBe('NotFound');
    await place.owner.graphql(`mutation { trashProject(id: "${id}") { id } }`);
    expect(reasonOf(await place.owner.graphql(create, { input: { type: 'PROJECT', id } }))[0]).toBe(
      'NotFound',
    );
  });
});

describe('another workspace', () => {
  test('does not know the link, its bearer or its project', async () => {
    const other = await scene.workspace('Elsewhere');
    const { path, projectId } = await share();
    expect((await stranger(other).get(path)).status).toBe(404);
    const { body } = await stranger().post(`${path}/session`);
    expect((await stranger(other).graphql(publicObject, body.token)).status).toBe(401);
    const input = { type: 'PROJECT', id: projectId };
    for (const query of [create, update]) {
      expect(reasonOf(await other.owner.graphql(query, { input }))[0]).toBe('NotFound');
    }
    expect(reasonOf(await other.owner.graphql(revoke, { id: projectId }))[0]).toBe('NotFound');
    expect(reasonOf(await other.owner.graphql(read, { id: projectId }))[0]).toBe('NotFound');
    expect((await stranger().get(path)).status).toBe(200);
  });
});

describe('limits', () => {
  test('password and expiry', async () => {
    const id = await addProject();
    const messageFor = async (options: object): Promise<string> =>
      reasonOf(await place.owner.graphql(create, { input: { type: 'PROJECT', id, ...options } }))[1];
    expect(await messageFor({ password: '1234567' })).toBe('Password must have at least 8 characters');
    expect(await messageFor({ password: 'x'.repeat(129) })).toBe('Password must have at most 128 characters');
    expect(await messageFor({ expiresAt: '2020-01-01T00:00:00Z' })).toBe(
      'The expiry date must be in the future',
    );
  });

  test('120 visits a minute from one address', async () => {
    const { path } = await share();
    const visitor = stranger();
    for (let n = 0; n < 120; n += 1) expect((await visitor.get(path)).status).toBe(200);
    expect((await visitor.get(path)).status).toBe(429);
    expect((await stranger().get(path)).status).toBe(200);
  });
});
