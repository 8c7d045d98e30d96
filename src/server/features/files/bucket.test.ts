import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from './sweep-files.ts';
import { openS3Storage, type S3Settings } from '#server/platform/storage/s3-storage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeSound } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
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

/** Everything a person does with files, where they are in a bucket: nothing but half an upload is on the disk. */
test('an upload in pieces ends in the bucket, is sent in ranges, and goes when it is thrown away for good', async () => {
  const bytes = Buffer.from('Some words of an interview.');
  const id = await startUpload(ada, project, { name: 'call.txt', size: bytes.length });
  await sendPiece(app, ada, id, 0, bytes.subarray(0, 10));
  expect((await sendPiece(app, ada, id, 10, bytes.subarray(10))).status).toBe(204);
  const url = `/files/download/${id}`;
  const part = await fetchBytes(app, ada, url, { range: 'bytes=5-9' });
  expect([part.status, part.bytes.toString()]).toEqual([206, 'words']);
  expect((await fetchBytes(app, ada, url)).bytes.equals(bytes)).toBe(true);
  expect(existsSync(join(app.env.dataDir, 'files', place.workspace.id))).toBe(false);
  expect(existsSync(join(app.env.dataDir, 'uploads', place.workspace.id, id))).toBe(false);

  const bucket = openS3Storage(s3.settings);
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
