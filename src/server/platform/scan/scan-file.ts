import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type ScanResult = { clean: true } | { clean: false; found: string };
/** `host:port`, or the path of a socket. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** Asks a running clamd by its INSTREAM command. Throws when it gives no verdict: an unscanned file is not a clean one. */
export async function scanFile(address: ScannerAddress, path: string): Promise<ScanResult> {
  const socket = connect(address);
  socket.setTimeout(120_000, () => socket.destroy(new Error('The virus scanner stopped answering')));
  const answer = text(socket);
  answer.catch(() => {});
  await send(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (!Buffer.isBuffer(chunk)) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    // A scanner that has heard enough closes its side; its answer says why.
    if (!socket.writable) break;
    await send(socket, Buffer.concat([length, chunk]));
  }
  if (socket.writable) socket.end(Buffer.alloc(4));
  const verdict = (await answer).replaceAll('\0', '').trim();
  if (verdict.endsWith('OK')) return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
  if (found !== undefined) return { clean: false, found };
  throw new Error(`The virus scanner gave no verdict: ${verdict}`);
}

function send(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
