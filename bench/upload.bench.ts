// An upload beside a raw HTTP PUT to the same disk, and the memory of the server while a very large file comes in and
// goes out again. The bytes are made while they are sent.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { startChild } from './support/child-server.ts';
import { postTo } from './support/post-to.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';
import { watchMemory } from './support/watch-memory.ts';

const targets = { ratio: 0.7, mostMegabytes: 400 };
const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3];
const large = 5 * gigabyte;
const small = 256 * megabyte;
const rounds = 6;
/** Nothing that anybody would read: what is done with a file after it came is not measured here. */
const block = randomBytes(megabyte);

const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
const { bavail, bsize } = statfsSync(dir);
if (bavail * bsize < large + 2 * gigabyte) {
  console.log('There is not enough space on this disk for a file of 5 GB; skipped.');
  rmSync(dir, { recursive: true });
  process.exit(0);
}
// What the embedded database takes is not the upload's: a server of its own where one can be had.
const postgres = await startPostgres();
const server = await startChild('upload-server.ts', [dir, postgres?.url ?? '']);
const plain = await startChild('plain-put-server.ts', [dir]);
try {
  const bearer = await signIn(server);
  const ask = async (query: string, variables: object): Promise<unknown> => {
    const to = { address: server.address, host: server.host ?? '' };
    const { body } = await postTo(to, '/api/graphql', { query, variables }, '', bearer);
    return JSON.parse(body).data;
  };
  const project = decode(
    object({ createProject: object({ id: string }) }),
    await ask('mutation { createProject(input: { title: "Large" }) { id } }', {}),
  ).createProject.id;

  // One after the other, so that a busy machine is as busy for both; the best of each counts.
  const [own, raw]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    raw.push(await timed(() => send(plain.address, 'PUT', `/raw-${round}`, small, {})));
    const id = await start(small);
    own.push(await timed(() => upload(id, small)));
  }
  const ratio = Math.min(...raw) / Math.min(...own);

  const memory = watchMemory(server.pid);
  const atRest = memory.most();
  const id = await start(large);
  const upSeconds = await timed(() => upload(id, large));
  const afterUpload = memory.most();
  const downSeconds = await timed(() => download(id));
  const mostMegabytes = postgres ? memory.stop() : memory.stop() - atRest;
  report(
    'upload',
    {
      ratio: round2(ratio),
      ownMegabytesPerSecond: Math.round(small / megabyte / Math.min(...own)),
      rawMegabytesPerSecond: Math.round(small / megabyte / Math.min(...raw)),
      database: postgres ? 'postgres' : 'embedded, its memory left out',
      gigabytes: large / gigabyte,
      atRestMegabytes: Math.round(atRest),
      mostMegabytes: Math.round(mostMegabytes),
      mostMegabytesOfUpload: Math.round(afterUpload),
      upSeconds: round2(upSeconds),
      downSeconds: round2(downSeconds),
      targets,
    },
    ratio >= targets.ratio && mostMegabytes < targets.mostMegabytes,
  );

  async function start(size: number): Promise<string> {
    const started = await ask(
      'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { id } }',
      {
        input: {
          ownerType: 'PROJECT',
          ownerId: project,
          asNotes: false,
          files: [{ name: 'large.bin', size }],
        },
      },
    );
    const [file] = decode(object({ startUploads: array(object({ id: string })) }), started).startUploads;
    if (!file) throw new Error('No upload was started');
    return file.id;
  }

  function upload(fileId: string, size: number): Promise<void> {
    return send(server.address, 'PATCH', `/files/uploads/${fileId}`, size, {
      host: server.host ?? '',
      authorization: `Bearer ${bearer}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    });
  }

  async function download(fileId: string): Promise<void> {
    const headers = { host: server.host ?? '', authorization: `Bearer ${bearer}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${server.address}/files/download/${fileId}`, { headers }, resolve).once('error', reject).end();
    });
    let bytes = 0;
    for await (const chunk of answer) bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (answer.statusCode !== 200 || bytes !== large) throw new Error(`${answer.statusCode}, ${bytes} bytes`);
  }
} finally {
  server.stop();
  plain.stop();
  postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function send(
  address: string,
  method: string,
  path: string,
  size: number,
  headers: Record<string, string>,
): Promise<void> {
  const length = { 'content-length': String(size) };
  const sending = request(`${address}${path}`, { method, headers: { ...headers, ...length } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).once('error', reject);
  });
  await pipeline(Readable.from(blocks(size)), sending);
  const { statusCode = 0 } = (await answered).resume();
  if (statusCode >= 300) throw new Error(`${method} ${path} was answered ${statusCode}`);
}

function* blocks(size: number): Generator<Buffer> {
  for (let sent = 0; sent < size; sent += block.length) yield block.subarray(0, size - sent);
}

/** The most resident memory of a process, in megabytes, looked at ten times a second. */

async function timed(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
}

function round2(value: number): number {
  return Number(value.toFixed(2));
}
