import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ScannerAddress } from './scan-file.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, sendPiece, startUpload } from '#tests/support/upload.ts';
import { addProject, ask } from '#tests/support/work.ts';

const marker = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';
const notChecked = 'This file could not be checked for viruses. Try again later.';

/** As much of clamd as is asked of it: the pieces of a stream by their lengths, then a verdict. */
function clamd(mostBytes = Infinity): Promise<{ address: ScannerAddress; seen: () => number }> {
  let seen = 0;
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, Buffer.from(chunk)]);
      const stream = readStream(heard);
      if (stream === undefined) return socket.end('UNKNOWN COMMAND\0');
      seen = Math.max(seen, stream.bytes.length);
      if (stream.bytes.length > mostBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (!stream.ended) return undefined;
      return socket.end(stream.bytes.includes(marker) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  onTestFinished(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      const port = typeof at === 'object' && at ? at.port : 0;
      resolve({ address: { host: '127.0.0.1', port }, seen: () => seen });
    });
  });
}

function readStream(heard: Buffer): { bytes: Buffer; ended: boolean } | undefined {
  const command = 'zINSTREAM\0';
  if (heard.subarray(0, command.length).toString('latin1') !== command.slice(0, heard.length))
    return undefined;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= heard.length) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return { bytes: Buffer.concat(pieces), ended: true };
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { bytes: Buffer.concat(pieces), ended: false };
}

describe('with a virus scanner', () => {
  let app: TestApp;
  let ada: Person;
  let project: string;
  beforeAll(async () => {
    app = await startTestApp({ services: ['web'] });
    ada = await (await createScene(app)).member();
    project = await addProject(ada);
  });
  afterAll(() => app.close());

  /** The last byte of a file, and what became of it. */
  async function send(name: string, bytes: Buffer, virusScanner: ScannerAddress) {
    Object.assign(app.env, { virusScanner });
    const id = await startUpload(ada, { type: 'PROJECT', id: project }, { name, size: bytes.length });
    const { status } = await sendPiece(app, ada, id, 0, bytes);
    const { uploadStatus, error } = await readFileOf(ada, id);
    const downloaded = await fetchBytes(app, ada, `/files/download/${id}`);
    return { status, uploadStatus, error, download: downloaded.status };
  }

  test('a clean file comes in once every byte of it was looked at', async () => {
    const { address, seen } = await clamd();
    const bytes = Buffer.alloc(700_000, 'calm words ');
    expect(await send('clean.txt', bytes, address)).toEqual({
      status: 204,
      uploadStatus: 'DONE',
      error: null,
      download: 200,
    });
    expect(seen()).toBe(bytes.length);
  });

  test('a virus is named, and its file is neither listed nor to be had', async () => {
    const { address } = await clamd();
    const bytes = Buffer.from(`${'words '.repeat(60_000)}${marker}`);
    expect(await send('catch.txt', bytes, address)).toEqual({
      status: 422,
      uploadStatus: 'FAILED',
      error: 'A virus was found in this file: Eicar-Signature',
      download: 404,
    });
    const { files } = await ask(ada, 'query ($id: ID!) { files(ownerId: $id) { items { name } } }', {
      id: project,
    });
    expect(files.items).toEqual([{ name: 'clean.txt' }]);
  });

  test('what the scanner will not look at, or is not there for, does not come in', async () => {
    const refused = { status: 422, uploadStatus: 'FAILED', error: notChecked, download: 404 };
    const { address } = await clamd(100_000);
    expect(await send('long.txt', Buffer.alloc(5_000_000, 'a'), address)).toEqual(refused);
    expect(await send('a.txt', Buffer.from('a'), { host: '127.0.0.1', port: 1 })).toEqual(refused);
    expect(await send('b.txt', Buffer.from('b'), { path: '/nowhere/clamd.sock' })).toEqual(refused);
  });
});
