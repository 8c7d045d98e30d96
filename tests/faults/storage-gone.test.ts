import { expect, onTestFinished, test } from 'vitest';
import { createScene } from '#tests/support/scene.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { startTinyS3 } from '#tests/support/tiny-s3.ts';
import { fetchBytes, readFileOf, sendPiece, startUpload, tus, upload } from '#tests/support/upload.ts';
import { addNote, addProject, ask } from '#tests/support/work.ts';
import { openLine } from './breakable-line.ts';

test('a storage that is gone stops files alone, lists nothing half-done, and loses nothing', async () => {
  const bucket = await startTinyS3();
  const { hostname, port } = new URL(bucket.settings.endpoint ?? '');
  const line = await openLine({ host: hostname, port: Number(port) });
  const app = await startTestApp({
    services: ['web'],
    env: { s3: { ...bucket.settings, endpoint: `http://127.0.0.1:${line.port}` } },
  });
  onTestFinished(async () => {
    await app.close();
    bucket.close();
  });
  const ada = await (await createScene(app)).member();
  const project = { type: 'PROJECT', id: await addProject(ada) } as const;
  const bytes = Buffer.from('Some words of an interview.');
  const kept = await upload(app, ada, project, { name: 'before.txt', bytes });
  const late = await startUpload(ada, project, { name: 'late.txt', size: bytes.length });
  expect((await sendPiece(app, ada, late, 0, bytes.subarray(0, 10))).status).toBe(204);

  await line.cut();
  const refusal = [503, '5', 'The file storage is not reachable. Try again shortly.'];
  const read = await fetchBytes(app, ada, `/files/download/${kept}`);
  expect([read.status, read.headers['retry-after'], titleOf(read.bytes.toString())]).toEqual(refusal);
  const sent = await sendPiece(app, ada, late, 10, bytes.subarray(10));
  expect([sent.status, sent.headers['retry-after'], titleOf(sent.body)]).toEqual(refusal);
  expect(await listed()).toEqual(['before.txt']);
  // Everything that is no file goes on.
  await addNote(ada, project.id, { title: 'Written meanwhile' });

  await line.mend();
  expect((await fetchBytes(app, ada, `/files/download/${kept}`)).bytes.equals(bytes)).toBe(true);
  // The client asks how far it was: what was acknowledged is there, and what was refused is sent again.
  const asked = await tus(app, ada, 'HEAD', `/files/uploads/${late}`);
  expect([asked.status, asked.headers['upload-offset']]).toEqual([200, '10']);
  expect((await sendPiece(app, ada, late, 10, bytes.subarray(10))).status).toBe(204);
  expect(await readFileOf(ada, late)).toMatchObject({ uploadStatus: 'DONE' });
  expect((await fetchBytes(app, ada, `/files/download/${late}`)).bytes.equals(bytes)).toBe(true);
  expect((await listed()).toSorted()).toEqual(['before.txt', 'late.txt']);

  async function listed(): Promise<string[]> {
    const { files } = await ask(ada, 'query ($id: ID!) { files(ownerId: $id) { items { name } } }', {
      id: project.id,
    });
    return files.items.map(({ name }: { name: string }) => name);
  }
}, 120_000);

function titleOf(body: string): string {
  return JSON.parse(body).errors[0].title;
}
