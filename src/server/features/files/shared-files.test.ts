import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  place = await (await createScene(app)).workspace('Shared files');
  ada = await place.member();
  project = await addProject(ada);
});
afterAll(() => app.close());

const stranger = () => new Visitor(app, place.workspace.subdomain);

/** A note that is its file, and the path of a link to it. */
async function shareFile(name: string, bytes: Buffer, link: Record<string, unknown> = {}) {
  const id = await upload(app, ada, { type: 'PROJECT', id: project }, { name, bytes, asNotes: true });
  const { ownerId } = await readFileOf(ada, id);
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'NOTE', id: ownerId, ...link } },
  );
  const path = new URL(createPublicLink.url).pathname;
  return { id, ownerId, path, file: `${path}/files/${id}` };
}

/** A second of silence. */
function wav(): Buffer {
  const bytes = Buffer.alloc(44 + 8000);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    bytes.writeUInt16LE(value, at);
  bytes.writeUInt32LE(8000, 24);
  bytes.writeUInt32LE(8000, 28);
  bytes.write('data', 36);
  bytes.writeUInt32LE(8000, 40);
  return bytes;
}

const png = (): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#286' } })
    .png()
    .toBuffer();

test('a shared page shows its picture to strangers, on each of its addresses, until it is revoked', async () => {
  const { id, ownerId, path, file } = await shareFile('photo.png', await png());
  const { body, headers } = await stranger().get(path);
  expect(body).toMatch(new RegExp(`<img alt="photo\\.png"[^>]* src="${file}"`));
  expect(headers['content-security-policy']).toContain("img-src 'self'; media-src 'self'");
  for (const at of ['/p', '/p/data', '/public-object']) {
    const shown = await stranger().get(file.replace(/^\/p/, at));
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const other = await shareFile('other.png', await png());
  expect((await stranger().get(`${path}/files/${other.id}`)).status).toBe(404);
  expect((await stranger().get(`${path}/files/${ownerId}`)).status).toBe(404);
  expect((await stranger().get(`/p/${'x'.repeat(12)}/files/${id}`)).status).toBe(404);
  const revoke = 'mutation ($id: ID!) { revokePublicLink(type: NOTE, id: $id) { id } }';
  await ask(ada, revoke, { id: ownerId });
  expect((await stranger().get(file)).status).toBe(404);
});

test('a recording plays and a document is saved; where the link allows no downloads it only plays', async () => {
  const sound = await shareFile('talk.wav', wav());
  const page = await stranger().get(sound.path);
  expect(page.body).toContain(`<audio src="${sound.file}" controls="controls"`);
  const part = await stranger().get(sound.file, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.body, part.headers['content-disposition']]).toEqual([206, 'RIFF', undefined]);

  const letter = await shareFile('page.html', Buffer.from('<!doctype html><script>x()</script>'));
  expect((await stranger().get(letter.path)).body).toContain(`<a href="${letter.file}">page.html</a>`);
  const saved = await stranger().get(letter.file);
  expect(saved.headers['content-disposition']).toContain('attachment');
  expect(saved.headers['content-security-policy']).toContain('sandbox');
  await stranger().get(letter.file, { headers: { range: 'bytes=4-8' } });
  const { auditLog } = await ask(
    place.owner,
    '{ auditLog(filter: { types: ["file.downloaded"] }) { items { actorName payload } } }',
  );
  expect(auditLog.items).toEqual([
    { actorName: null, payload: { fileId: letter.id, publicLinkId: expect.any(String) } },
  ]);

  const closed = await shareFile('talk.wav', wav(), { noDownload: true });
  const silent = await stranger().get(closed.path);
  expect(silent.body).toContain(`<audio src="${closed.file}" controls="controls"`);
  expect(silent.body).toContain('controlslist="nodownload"');
  const played = await stranger().get(closed.file);
  expect([played.status, played.headers['content-disposition']]).toEqual([200, undefined]);
  const kept = await shareFile('page.html', Buffer.from('<!doctype html>'), { noDownload: true });
  expect((await stranger().get(kept.path)).body).toContain('<div class="file">page.html</div>');
  expect((await stranger().get(kept.file)).status).toBe(404);
  const seen = await shareFile('photo.png', await png(), { noDownload: true });
  expect((await stranger().get(seen.file)).status).toBe(200);
});

test('while the workspace lets nobody download, visitors save nothing either', async () => {
  const letter = await shareFile('page.html', Buffer.from('<!doctype html>'));
  const sound = await shareFile('talk.wav', wav());
  const turn = (exportDisabled: boolean) =>
    ask(
      place.owner,
      'mutation ($input: UpdateWorkspaceSettingsInput!) { updateWorkspaceSettings(input: $input) { exportDisabled } }',
      { input: { exportDisabled } },
    );
  await turn(true);
  try {
    expect((await stranger().get(letter.path)).body).toContain('<div class="file">page.html</div>');
    expect((await stranger().get(letter.file)).status).toBe(404);
    expect((await stranger().get(sound.path)).body).toContain('controlslist="nodownload"');
    expect((await stranger().get(sound.file)).status).toBe(200);
  } finally {
    await turn(false);
  }
  expect((await stranger().get(letter.file)).status).toBe(200);
});

test('an insight has a picture of its own as its cover, on its public page too, until it is removed', async () => {
  const insight = await addInsight(ada, project, { title: 'Pauses' });
  const fileId = await upload(
    app,
    ada,
    { type: 'INSIGHT', id: insight },
    { name: 'photo.png', bytes: await png() },
  );
  const setCover = (coverFileId: string | null) =>
    ada.graphql('mutation ($input: UpdateInsightInput!) { updateInsight(input: $input) { coverFileId } }', {
      input: { id: insight, coverFileId },
    });
  const { id: foreign } = await shareFile('photo.png', await png());
  expect(errorOf(await setCover(foreign))[1]).toBe('A cover has to be a picture in this insight');
  expect((await setCover(fileId)).body.data.updateInsight).toEqual({ coverFileId: fileId });
  await ask(ada, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insight });
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'INSIGHT', id: insight } },
  );
  const path = new URL(createPublicLink.url).pathname;
  expect((await stranger().get(path)).body).toContain(`<img src="${path}/files/${fileId}" alt="">`);
  expect((await stranger().get(`${path}/files/${fileId}`)).headers['content-type']).toBe('image/webp');
  await ask(ada, 'mutation ($ids: [ID!]!) { trashFiles(ids: $ids) { id } }', { ids: [fileId] });
  expect(await ask(ada, `{ insight(id: "${insight}") { coverFileId } }`)).toEqual({
    insight: { coverFileId: null },
  });
  expect((await setCover(null)).body.errors).toBeUndefined();
  expect((await stranger().get(path)).body).not.toContain('<img');
});

test('a password guards the files of its page too', async () => {
  const { path, file } = await shareFile('photo.png', await png(), { password: 'Correct-Horse-7' });
  const visitor = stranger();
  expect((await visitor.get(file)).status).toBe(404);
  expect((await visitor.post(path, { password: 'Correct-Horse-7' })).status).toBe(303);
  expect((await visitor.get(file)).status).toBe(200);
  expect((await stranger().get(file)).status).toBe(404);
});
