import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
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
  const rest = await readOffset(id);
  expect(rest).toBeLessThan(bytes.length);
  await sendAndCut(id, bytes, rest, Infinity);
  expect(await readFileOf(ada, id)).toMatchObject({ uploadStatus: 'DONE', size: bytes.length });
  const { bytes: stored } = await fetchBytes(app, ada, `/files/download/${id}`);
  expect(stored.equals(bytes)).toBe(true);
});

async function readOffset(id: string): Promise<number> {
  const { headers } = await tus(app, ada, 'HEAD', `/files/uploads/${id}`);
  return Number(headers['upload-offset']);
}

/** Sends from the offset on, and tears the connection after so many bytes; Infinity lets it end. */
async function sendAndCut(id: string, bytes: Buffer, offset: number, after: number): Promise<void> {
  const body = bytes.subarray(offset);
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
      'content-length': String(body.length),
    },
  });
  sending.on('error', () => {});
  if (after === Infinity) {
    sending.end(body);
    const [response] = await once(sending, 'response');
    expect(response.statusCode).toBe(204);
    response.resume();
    return;
  }
  await new Promise<void>((resolve) => {
    sending.write(body.subarray(0, after), () => {
      sending.destroy();
      resolve();
    });
  });
}
