import { existsSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { fetchBytes, readFileOf, sendPiece, startUpload, tus, upload } from '#tests/support/upload.ts';
import { addNote, addProject, ask, close, errorOf, eventsOf } from '#tests/support/work.ts';
import { getFile } from './queries.ts';
import { createReceiver } from './receive-bytes.ts';
import { failUpload } from './fail-upload.ts';
import { sweepFiles } from './sweep-files.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  scene = await createScene(app);
  place = await scene.workspace('Uploads');
  ada = await place.member();
  project = await addProject(ada);
});
afterAll(() => app.close());

const words = Buffer.from('Some words of an interview.');
const inProject = () => ({ type: 'PROJECT', id: project }) as const;

describe('an upload', () => {
  test('goes on where it broke off, and is a file once its last byte is there', async () => {
    const id = await startUpload(ada, inProject(), { name: 'call.txt', size: words.length });
    expect(await readFileOf(ada, id)).toMatchObject({ uploadStatus: 'UPLOADING', uploadedBytes: 0 });
    expect((await sendPiece(app, ada, id, 0, words.subarray(0, 10))).headers['upload-offset']).toBe('10');
    const head = await tus(app, ada, 'HEAD', `/files/uploads/${id}`);
    expect([head.status, head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
      200,
      '10',
      String(words.length),
    ]);
    const wrong = await sendPiece(app, ada, id, 4, words.subarray(4));
    expect([wrong.status, JSON.parse(wrong.body).errors[0].title]).toEqual([
      409,
      'The upload goes on at byte 10',
    ]);
    const { files } = await ask(ada, 'query ($id: ID!) { files(ownerId: $id) { totalCount } }', {
      id: project,
    });
    expect(files.totalCount).toBe(0);
    expect((await sendPiece(app, ada, id, 10, words.subarray(10))).status).toBe(204);
    expect(await readFileOf(ada, id)).toMatchObject({
      uploadStatus: 'DONE',
      type: 'DOCUMENT',
      contentType: 'text/plain',
      uploadedBytes: words.length,
    });
    expect(await eventsOf(app, place, id)).toEqual(['file.uploadStarted', 'file.uploaded']);
    const again = await tus(app, ada, 'HEAD', `/files/uploads/${id}`);
    expect(again.headers['upload-offset']).toBe(String(words.length));
  });

  test('is created by a tus client too', async () => {
    const pair = (key: string, value: string) => `${key} ${Buffer.from(value).toString('base64')}`;
    const metadata = [
      pair('filename', 'ünïcode/../notes.md'),
      pair('ownerType', 'PROJECT'),
      pair('ownerId', project),
      pair('asNote', 'true'),
    ].join(',');
    const created = await tus(app, ada, 'POST', '/files/uploads', {
      headers: { 'upload-length': String(words.length), 'upload-metadata': metadata },
    });
    expect(created.status).toBe(201);
    const id = String(created.headers.location).split('/').at(-1) ?? '';
    await sendPiece(app, ada, id, 0, words);
    const file = await readFileOf(ada, id);
    expect(file).toMatchObject({ name: 'notes.md', contentType: 'text/markdown', ownerType: 'NOTE' });
    const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { title content projectId } }', {
      id: file.ownerId,
    });
    expect([note.title, note.projectId]).toEqual(['notes', project]);
    expect(note.content.content[0]).toMatchObject({ type: 'file', attrs: { fileId: id, name: 'notes.md' } });
  });

  test('of nothing is refused with its name', async () => {
    const query = `mutation ($input: StartUploadsInput!) { startUploads(input: $input) { id } }`;
    const { type: ownerType, id: ownerId } = inProject();
    const input = { ownerType, ownerId, files: [{ name: 'empty.txt', size: 0 }] };
    expect(errorOf(await ada.graphql(query, { input }))[1]).toBe('“empty.txt” is empty');
  });

  test('can be cancelled: its bytes go, and nothing follows', async () => {
    const id = await startUpload(ada, inProject(), { name: 'call.mp4', size: 100 });
    await sendPiece(app, ada, id, 0, Buffer.alloc(50));
    const staged = join(app.env.dataDir, 'uploads', place.workspace.id, id);
    expect(existsSync(staged)).toBe(true);
    expect((await tus(app, ada, 'DELETE', `/files/uploads/${id}`)).status).toBe(204);
    expect(existsSync(staged)).toBe(false);
    expect(await readFileOf(ada, id)).toMatchObject({ uploadStatus: 'CANCELLED' });
    expect((await sendPiece(app, ada, id, 50, Buffer.alloc(50))).status).toBe(409);
    const { uploads } = await ask(ada, '{ uploads { items { id uploadStatus } } }');
    expect(uploads.items).toContainEqual({ id, uploadStatus: 'CANCELLED' });
  });

  test('that nobody goes on with is given up after a day', async () => {
    const id = await startUpload(ada, inProject(), { name: 'late.mp4', size: 100 });
    await sendPiece(app, ada, id, 0, Buffer.alloc(50));
    app.clock.pass(25 * 3600);
    await sweepFiles(app.services, AbortSignal.timeout(10_000));
    expect(await readFileOf(ada, id)).toMatchObject({
      uploadStatus: 'FAILED',
      error: 'The upload was not finished within a day',
    });
    expect(existsSync(join(app.env.dataDir, 'uploads', place.workspace.id, id))).toBe(false);
  });

  async function openUpload() {
    const id = await startUpload(ada, inProject(), { name: 'talk.txt', size: words.length });
    const ctx = app.services.systemCtx(place.workspace);
    const file = await getFile(ctx, id);
    await ctx.reads.end();
    const receiver = createReceiver(app.services);
    const send = (body: PassThrough, came = receiver.arrive()) =>
      receiver.receive(ctx, file, { body, offset: 0, length: words.length, came });
    return { id, arrive: receiver.arrive, send };
  }

  test('takes one piece at a time, however many wait for the one before', async () => {
    const { id, send } = await openUpload();
    const stuck = send(new PassThrough()).catch(() => undefined);
    await setImmediate();
    const bodies = [new PassThrough(), new PassThrough(), new PassThrough()];
    const later = Promise.allSettled(bodies.map((body) => send(body)));
    await stuck;
    for (const body of bodies) body.end(words);
    await later;
    expect((await fetchBytes(app, ada, `/files/download/${id}`)).bytes.toString()).toBe(words.toString());
  });

  test('goes on while a piece of an earlier connection turns up late', async () => {
    const { arrive, send } = await openUpload();
    const [early, body] = [arrive(), new PassThrough()];
    const taken = send(body);
    await expect(send(new PassThrough(), early)).rejects.toThrow('The connection ended before the piece did');
    body.end(words);
    expect(await taken).toBe(words.length);
  });

  test('stops where its project is archived meanwhile, and can still be given up', async () => {
    const shelved = await addProject(ada);
    const owner = { type: 'PROJECT', id: shelved } as const;
    const id = await startUpload(ada, owner, { name: 'late.txt', size: words.length });
    await ask(ada, `mutation { setProjectStatus(ids: ["${shelved}"], status: ARCHIVED) { id } }`);
    expect((await sendPiece(app, ada, id, 0, words)).status).toBe(403);
    expect((await tus(app, ada, 'DELETE', `/files/uploads/${id}`)).status).toBe(204);
    expect(await readFileOf(ada, id)).toMatchObject({ uploadStatus: 'CANCELLED' });
  });

  test('is its maker’s alone, and only while they may write there', async () => {
    const other = await place.member();
    const id = await startUpload(ada, inProject(), { name: 'mine.txt', size: words.length });
    expect((await sendPiece(app, other, id, 0, words)).status).toBe(404);
    const stranger = (await scene.workspace('Elsewhere')).owner;
    expect((await sendPiece(app, stranger, id, 0, words)).status).toBe(404);
    const viewer = await place.member({ role: 'VIEWER' });
    const refused = await viewer.graphql(
      'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { id } }',
      { input: { ownerType: 'PROJECT', ownerId: project, files: [{ name: 'a', size: 1 }] } },
    );
    expect(errorOf(refused)[0]).toBe('Forbidden');
  });
});

describe('what a file is', () => {
  const png = async (width = 3, height = 2): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();

  test.each([
    ['page.png', '<!doctype html><script>alert(1)</script>', 'text/html', 'DOCUMENT'],
    [
      'photo.jpg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
      'image/svg+xml',
      'IMAGE',
    ],
    ['noise.mp4', '\0\u0001\0\u0002\0', 'video/mp4', 'VIDEO'],
    ['video.mp4', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n', 'text/plain', 'DOCUMENT'],
    ['table.csv', 'a;b\n1;2\n', 'text/csv', 'SPREADSHEET'],
    ['talk.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n', 'text/vtt', 'OTHER'],
    ['letter.doc', String.raw`{\rtf1 Hello}`, 'application/rtf', 'DOCUMENT'],
    ['page.txt', `${'<!-- note -->\n'.repeat(20)}<html><script>x()</script>`, 'text/html', 'DOCUMENT'],
    ['comments.txt', `${'<!---->'.repeat(5000)}nothing else`, 'text/plain', 'DOCUMENT'],
    [
      'sign.txt',
      `<?xml version="1.0"?><!-- a --><!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>`,
      'image/svg+xml',
      'IMAGE',
    ],
    ['photo.png', 'MZ\u0000\u0001\u0002binary', 'application/x-msdownload', 'OTHER'],
  ])('%s is known by its content', async (name, content, contentType, type) => {
    const id = await upload(app, ada, inProject(), { name, bytes: Buffer.from(content) });
    expect(await readFileOf(ada, id)).toMatchObject({ contentType, type });
  });

  test('a picture has its size and colour, and is shown in the size asked for', async () => {
    const id = await upload(app, ada, inProject(), { name: 'red.txt', bytes: await png(300, 200) });
    const file = await readFileOf(ada, id);
    expect(file).toMatchObject({ type: 'IMAGE', contentType: 'image/png', width: 300, height: 200 });
    expect(file.color).toMatch(/^#[0-9a-f]{6}$/);
    const { status, headers, bytes } = await fetchBytes(app, ada, `/image/${id}?width=100`);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect((await sharp(bytes).metadata()).width).toBe(128);
    const same = await fetchBytes(app, ada, `/image/${id}?width=100`, {
      'if-none-match': String(headers.etag),
    });
    expect(same.status).toBe(304);
    expect((await fetchBytes(app, ada, `/image/${id}?width=-1`)).status).toBe(400);
  });

  test('an SVG is shown as pixels and saved as what it is, without a chance to act', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" onload="alert(1)"><script>alert(1)</script><rect width="20" height="20"/></svg>';
    const id = await upload(app, ada, inProject(), { name: 'a.svg', bytes: Buffer.from(svg) });
    const shown = await fetchBytes(app, ada, `/image/${id}`);
    expect(shown.headers['content-type']).toBe('image/webp');
    const saved = await fetchBytes(app, ada, `/files/download/${id}`);
    expect(saved.headers['content-disposition']).toContain('attachment');
    expect(saved.headers['content-security-policy']).toContain('sandbox');
    expect(saved.bytes.toString()).toBe(svg);
  });

  test('a picture that claims 65,000 × 65,000 pixels, a broken one and a large GIF are refused', async () => {
    const huge = await png();
    huge.writeUInt32BE(65_000, 16);
    huge.writeUInt32BE(65_000, 20);
    const cases: [string, Buffer, string][] = [
      ['huge.png', huge, 'This image has too many pixels'],
      ['broken.png', (await png()).subarray(0, 40), 'This image is damaged and can’t be read'],
      [
        'a.png',
        Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(2_000_000)]),
        'GIF image must be at most 2 MB',
      ],
    ];
    for (const [name, bytes, message] of cases) {
      const id = await startUpload(ada, inProject(), { name, size: bytes.length });
      const reply = await sendPiece(app, ada, id, 0, bytes);
      expect([reply.status, JSON.parse(reply.body).errors[0].title]).toEqual([422, message]);
      expect(await readFileOf(ada, id)).toMatchObject({ uploadStatus: 'FAILED', error: message });
      expect((await fetchBytes(app, ada, `/files/download/${id}`)).status).toBe(404);
    }
  });
});

describe('a file', () => {
  test('is sent whole or in ranges, under its own name', async () => {
    const id = await upload(app, ada, inProject(), { name: 'Größe "1".txt', bytes: words });
    const url = `/files/download/${id}`;
    const whole = await fetchBytes(app, ada, url);
    expect(whole.bytes).toEqual(words);
    expect(whole.headers['content-disposition']).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.txt");
    expect(whole.headers['cache-control']).toBe('private, no-cache');
    const range = (value: string) => fetchBytes(app, ada, url, { range: value });
    const part = await range('bytes=5-9');
    expect([part.status, part.headers['content-range'], part.bytes.toString()]).toEqual([
      206,
      `bytes 5-9/${words.length}`,
      'words',
    ]);
    expect((await range('bytes=-10')).bytes.toString()).toBe('interview.');
    expect((await range('bytes=24-999')).bytes.toString()).toBe('ew.');
    expect((await range('bytes=999-')).status).toBe(416);
    expect((await range('bytes=0-1,4-5')).status).toBe(200);
  });

  test('follows the access of what it belongs to, at every request', async () => {
    const secret = await addProject(ada);
    const note = await addNote(ada, secret);
    const id = await upload(app, ada, { type: 'NOTE', id: note }, { name: 'a.txt', bytes: words });
    const other = await place.member();
    expect((await fetchBytes(app, other, `/files/download/${id}`)).status).toBe(200);
    await close(ada, { type: 'PROJECT', id: secret });
    expect((await fetchBytes(app, other, `/files/download/${id}`)).status).toBe(404);
    expect(await readFileOf(other, id)).toBeNull();
    await ask(ada, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [note] });
    expect((await fetchBytes(app, ada, `/files/download/${id}`)).status).toBe(404);
  });

  test('is seen by visitors of its note, and kept by them only where the link allows it', async () => {
    const note = await addNote(ada, project);
    const id = await upload(app, ada, { type: 'NOTE', id: note }, { name: 'a.txt', bytes: words });
    await app.database.owner.query("update files set content_type = 'audio/wav' where id = $1", [id]);
    const link = async (noDownload: boolean) => {
      const { createPublicLink } = await ask(
        ada,
        'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
        { input: { type: 'NOTE', id: note, noDownload } },
      );
      const stranger = new Visitor(app, place.workspace.subdomain);
      const { body } = await stranger.post(`${new URL(createPublicLink.url).pathname}/session`);
      const headers = { authorization: `Bearer ${body.token}` };
      return async (path: string) => (await stranger.get(path, { headers })).status;
    };
    const paths = [`/files/download/${id}`, `/files/stream/${id}/source`];
    const open = await link(false);
    expect([await open(paths[0] ?? ''), await open(paths[1] ?? '')]).toEqual([200, 200]);
    const closed = await link(true);
    expect([await closed(paths[0] ?? ''), await closed(paths[1] ?? '')]).toEqual([404, 404]);
  });

  test('remote pictures inside the network are not fetched', async () => {
    const url = encodeURIComponent('http://127.0.0.1:1/secret.png');
    const { status } = await fetchBytes(app, ada, `/image/remote/stream?url=${url}`);
    expect(status).toBe(422);
  });

  test('can be renamed, thrown away and taken back, and is gone for good after a month', async () => {
    const id = await upload(app, ada, inProject(), { name: 'a.txt', bytes: words });
    const rename = 'mutation ($input: UpdateFileInput!) { updateFile(input: $input) { name } }';
    expect((await ask(ada, rename, { input: { id, name: '../b.txt' } })).updateFile.name).toBe('b.txt');
    const ids = [id];
    await ask(ada, 'mutation ($ids: [ID!]!) { trashFiles(ids: $ids) { id } }', { ids });
    expect(await readFileOf(ada, id)).toBeNull();
    await ask(ada, 'mutation ($ids: [ID!]!) { restoreFiles(ids: $ids) { id } }', { ids });
    expect(await readFileOf(ada, id)).toMatchObject({ name: 'b.txt' });
    await ask(ada, 'mutation ($ids: [ID!]!) { trashFiles(ids: $ids) { id } }', { ids });
    app.clock.pass(31 * 86_400);
    await sweepFiles(app.services, AbortSignal.timeout(10_000));
    expect(existsSync(join(app.env.dataDir, 'files', place.workspace.id, id))).toBe(false);
  });
});

describe('what is left behind', () => {
  test('the files of a deleted workspace go, and nobody else’s', async () => {
    const gone = await scene.workspace('Gone');
    const owner = { type: 'PROJECT', id: await addProject(gone.owner) } as const;
    await upload(app, gone.owner, owner, { name: 'a.txt', bytes: words });
    const half = await startUpload(gone.owner, owner, { name: 'b.txt', size: 100 });
    await sendPiece(app, gone.owner, half, 0, words);
    const other = (await scene.workspace('Other')).owner;
    const theirs = { type: 'PROJECT', id: await addProject(other) } as const;
    const kept = await upload(app, other, theirs, { name: 'kept.txt', bytes: words });
    const folders = ['files', 'uploads'].map((name) => join(app.env.dataDir, name, gone.workspace.id));
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
    await app.database.owner.query('delete from workspaces where id = $1', [gone.workspace.id]);
    await sweepFiles(app.services, AbortSignal.timeout(10_000));
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
    expect((await fetchBytes(app, other, `/files/download/${kept}`)).status).toBe(200);
  });

  test('uploads that ended without a file are forgotten: a cancelled one after a day, a failed one after a month', async () => {
    // Days have passed in the tests before: sessions of theirs are over.
    const bea = await place.member();
    const start = (name: string) => startUpload(bea, inProject(), { name, size: 100 });
    const [cancelled, failed, done] = [
      await start('cancelled.txt'),
      await start('failed.txt'),
      await upload(app, bea, inProject(), { name: 'done.txt', bytes: words }),
    ];
    await tus(app, bea, 'DELETE', `/files/uploads/${cancelled}`);
    const ctx = app.services.systemCtx(place.workspace);
    await failUpload(app.services, ctx, failed, 'There is no space left');
    const known = async () => {
      await sweepFiles(app.services, AbortSignal.timeout(10_000));
      const { rows } = await app.database.owner.query<{ id: string; status: string }>(
        'select id, status from files where workspace_id = $1',
        [place.workspace.id],
      );
      const statuses = new Map(rows.map(({ id, status }) => [id, status]));
      return [cancelled, failed, done].map((id) => statuses.get(id) ?? 'gone');
    };
    expect(await known()).toEqual(['CANCELLED', 'FAILED', 'DONE']);
    app.clock.pass(2 * 86_400);
    expect(await known()).toEqual(['gone', 'FAILED', 'DONE']);
    app.clock.pass(31 * 86_400);
    expect(await known()).toEqual(['gone', 'gone', 'DONE']);
  });

  test('the folder of a job that was killed goes after two days', async () => {
    const folder = join(app.env.dataDir, 'work', 'killed');
    await mkdir(folder, { recursive: true });
    await utimes(folder, app.clock.now(), app.clock.now());
    await sweepFiles(app.services, AbortSignal.timeout(10_000));
    expect(existsSync(folder)).toBe(true);
    app.clock.pass(3 * 86_400);
    await sweepFiles(app.services, AbortSignal.timeout(10_000));
    expect(existsSync(folder)).toBe(false);
  });
});
