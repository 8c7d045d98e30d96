import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFile } from './queries.ts';
import { createReceiver, type Receiver } from './receive-bytes.ts';
import { sweepFiles } from './sweep-files.ts';
import { openS3Storage, type S3Settings } from '#server/platform/storage/s3-storage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeSound } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTinyS3 } from '#tests/support/tiny-s3.ts';
import { fetchBytes, readFileOf, sendPiece, startUpload, upload } from '#tests/support/upload.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let s3: { settings: S3Settings; close: () => void };
let project: { type: 'PROJECT'; id: string };
beforeAll(async () => {
  s3 = await startTinyS3();
  app = await startTestApp({ env: { s3: s3.settings } });
  place = await (await createScene(app)).workspace('Bucket');
  ada = await place.member();
  project = { type: 'PROJECT', id: await addProject(ada) };
});
afterAll(async () => {
  await app.close();
  s3.close();
});

const processed = (id: string) =>
  eventually(
    'the file is processed',
    async () => {
      const file = await readFileOf(ada, id);
      return ['COMPLETE', 'ERROR'].includes(file.processing) && file;
    },
    { withinMs: 25_000, everyMs: 100 },
  );

function openServer(): Receiver {
  return createReceiver({ ...app.services, env: { ...app.env, dataDir: tempDir() } });
}

/** Everything a person does with files, where they are in a bucket: nothing is on the disk. */
test('an upload in pieces ends in the bucket, is sent in ranges, and goes when it is thrown away for good', async () => {
  const bytes = Buffer.from('Some words of an interview.');
  const id = await startUpload(ada, project, { name: 'call.txt', size: bytes.length });
  await sendPiece(app, ada, id, 0, bytes.subarray(0, 10));
  const staged = await openS3Storage(s3.settings).list(`${place.workspace.id}/${id}/incoming`);
  expect(staged).toEqual(['0-10']);
  expect((await sendPiece(app, ada, id, 10, bytes.subarray(10))).status).toBe(204);
  const url = `/files/download/${id}`;
  const part = await fetchBytes(app, ada, url, { range: 'bytes=5-9' });
  expect([part.status, part.bytes.toString()]).toEqual([206, 'words']);
  expect((await fetchBytes(app, ada, url)).bytes.equals(bytes)).toBe(true);
  expect(existsSync(join(app.env.dataDir, 'files', place.workspace.id))).toBe(false);
  expect(existsSync(join(app.env.dataDir, 'uploads', place.workspace.id, id))).toBe(false);

  const bucket = openS3Storage(s3.settings);
  expect(await bucket.list(`${place.workspace.id}/${id}/incoming`)).toEqual([]);
  const key = `${place.workspace.id}/${id}/source`;
  expect(await bucket.size(key)).toBe(bytes.length);
  await ask(ada, 'mutation ($ids: [ID!]!) { trashFiles(ids: $ids) { id } }', { ids: [id] });
  expect((await fetchBytes(app, ada, url)).status).toBe(404);
  app.clock.pass(31 * 86_400);
  await sweepFiles(app.services, AbortSignal.timeout(10_000));
  expect(await bucket.size(key)).toBeUndefined();
  // A month has passed: sessions of then are over.
  ada = await place.member();
});

test('any server goes on with an upload, and one that still writes an earlier piece does no harm', async () => {
  const bytes = randomBytes(9 * 1024 ** 2);
  const id = await startUpload(ada, project, { name: 'call.bin', size: bytes.length });
  const ctx = app.services.systemCtx(place.workspace);
  const file = await getFile(ctx, id);
  await ctx.reads.end();
  // With a folder of its own each, as on machines that share nothing but the bucket.
  const [one, other] = [openServer(), openServer()];
  const late = new PassThrough();
  const given = one
    .receive(ctx, file, { body: late, offset: 0, length: bytes.length, came: one.arrive() })
    .catch(() => 'refused');
  late.write(bytes.subarray(0, 5 * 1024 ** 2));
  const reached = await eventually('the first part is stored', () => other.finishIfWhole(ctx, file));
  expect(reached).toBeLessThan(bytes.length);
  const rest = Readable.from([bytes.subarray(reached)]);
  const piece = { body: rest, offset: reached, length: bytes.length - reached, came: other.arrive() };
  const ended = other.receive(ctx, file, piece);
  expect(await ended).toBe(bytes.length);
  late.end(bytes.subarray(5 * 1024 ** 2));
  await given;
  expect((await fetchBytes(app, ada, `/files/download/${id}`)).bytes.equals(bytes)).toBe(true);
  expect(await openS3Storage(s3.settings).list(`${place.workspace.id}/${id}/incoming`)).toEqual([]);
});

test('a cancelled upload leaves nothing in the bucket', async () => {
  const id = await startUpload(ada, project, { name: 'call.bin', size: 100 });
  await sendPiece(app, ada, id, 0, randomBytes(50));
  await ask(ada, 'mutation ($id: ID!) { cancelUpload(id: $id) { id } }', { id });
  expect(await openS3Storage(s3.settings).list(`${place.workspace.id}/${id}/incoming`)).toEqual([]);
});

test('pictures are resized and documents read out of the bucket', async () => {
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
  const picture = await upload(app, ada, project, { name: 'photo.png', bytes: png });
  const shown = await fetchBytes(app, ada, `/image/${picture}?width=256`);
  expect((await sharp(shown.bytes).metadata()).width).toBe(256);

  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([400, 300]).drawText('The checkout is confusing', { x: 40, y: 200, size: 20, font });
  const study = await upload(app, ada, project, { name: 'Study.pdf', bytes: Buffer.from(await pdf.save()) });
  expect(await processed(study)).toMatchObject({ processing: 'COMPLETE', pageCount: 1 });
  const thumbnail = await fetchBytes(app, ada, `/image/pdf-thumbnail/${study}`);
  expect((await sharp(thumbnail.bytes).metadata()).width).toBe(512);
});

test.runIf(await hasFfmpeg())('a recording is streamed out of the bucket piece by piece', async () => {
  const id = await upload(app, ada, project, { name: 'talk.mp3', bytes: await makeSound(2) });
  expect(await processed(id)).toMatchObject({ processing: 'COMPLETE', mediaType: 'AUDIO' });
  const { file } = await ask(ada, 'query ($id: ID!) { file(id: $id) { media { streamUrl waveformUrl } } }', {
    id,
  });
  const list = (await fetchBytes(app, ada, file.media.streamUrl)).bytes.toString();
  const first = list.split('\n').find((line) => line.endsWith('.m4s')) ?? '';
  const url = file.media.streamUrl.replace('index.m3u8', first);
  const segment = await fetchBytes(app, ada, url, { range: 'bytes=4-7' });
  expect([segment.status, segment.bytes.toString()]).toEqual([206, 'styp']);
  expect((await fetchBytes(app, ada, file.media.waveformUrl)).status).toBe(200);
  expect(existsSync(join(app.env.dataDir, 'files', place.workspace.id))).toBe(false);
});
