import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, startUpload, tus } from '#tests/support/upload.ts';
import { addProject } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  ada = await (await createScene(app)).member();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const cuts = 20;

test(`an upload whose connection is cut ${cuts} times is whole in the end`, async () => {
  const bytes = randomBytes(8_000_000);
  const project = await addProject(ada);
  const id = await startUpload(ada, { type: 'PROJECT', id: project }, { name: 'a.bin', size: bytes.length });
  for (let cut = 0; cut < cuts; cut += 1) {
    const offset = await readOffset(id);
    await sendAndCut(id, bytes, offset, 250_000);
    expect(await readOffset(id)).toBeGreaterThanOrEqual(offset);
  }
  expect(await readOffset(id)).toBeLessThan(bytes.length);
  await sendRest(id, bytes);
  expect(await readFileOf(ada, id)).toMatchObject({ uploadStatus: 'DONE', size: bytes.length });
  const { bytes: stored } = await fetchBytes(app, ada, `/files/download/${id}`);
  expect(stored.equals(bytes)).toBe(true);
});

async function readOffset(id: string): Promise<number> {
  const { headers } = await tus(app, ada, 'HEAD', `/files/uploads/${id}`);
  return Number(headers['upload-offset']);
}

/** Sends from the offset on, and tears the connection after so many bytes. */
async function sendAndCut(id: string, bytes: Buffer, offset: number, after: number): Promise<void> {
  const sending = await openPiece(id, bytes.length - offset, offset);
  await new Promise<void>((resolve) => {
    sending.write(bytes.subarray(offset, offset + after), () => {
      sending.destroy();
      resolve();
    });
  });
}

/** What a torn connection left on its way may still be written after the offset was read: then it is read again. */
async function sendRest(id: string, bytes: Buffer): Promise<void> {
  for (let torn = 0; torn <= cuts; torn += 1) {
    const offset = await readOffset(id);
    const sending = await openPiece(id, bytes.length - offset, offset);
    sending.end(bytes.subarray(offset));
    const [response] = await once(sending, 'response');
    response.resume();
    if (response.statusCode === 409) continue;
    expect(response.statusCode).toBe(204);
    return;
  }
  throw new Error('Refused more often than connections were torn');
}

async function openPiece(id: string, length: number, offset: number): Promise<ClientRequest> {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'PATCH',
    path: `/files/uploads/${id}`,
    headers: {
      host: ada.visitor.host,
      authorization: `Bearer ${await ada.bearer()}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(length),
    },
  });
  sending.on('error', () => {});
  return sending;
}
