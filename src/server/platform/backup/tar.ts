/** The POSIX tar format, as much as a backup needs: plain files, long paths by a pax header. `tar tzf` reads it. */
const block = 512;

export type TarEntry = {
  name: string;
  size: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

export async function* writeTarEntry({ name, size, content }: TarEntry): AsyncGenerator<Uint8Array> {
  const isLong = Buffer.byteLength(name) > 100 || size >= 8 ** 11;
  if (isLong) {
    const records = Buffer.from(paxRecord('path', name) + paxRecord('size', String(size)));
    yield header('pax', records.length, 'x');
    yield records;
    yield padding(records.length);
  }
  yield header(isLong ? 'long' : name, isLong ? Math.min(size, 8 ** 11 - 1) : size, '0');
  let written = 0;
  for await (const chunk of content) {
    written += chunk.length;
    yield chunk;
  }
  if (written !== size)
    throw new Error(`${name} changed while it was read: ${written} bytes instead of ${size}`);
  yield padding(size);
}

export function tarEnd(): Uint8Array {
  return Buffer.alloc(2 * block);
}

/** Each entry's content has to be read to its end before the next one is asked for. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  try {
    let pax: Pax = {};
    for (;;) {
      const head = await bytes.take(block);
      if (head.every((byte) => byte === 0)) break;
      if (checksumOf(head) !== readOctal(head, 148, 8)) throw new BrokenTar();
      const type = String.fromCharCode(head[156] ?? 0);
      const size = pax.size === undefined ? readOctal(head, 124, 12) : Number(pax.size);
      if (type === 'x') {
        pax = readPax(await bytes.take(size));
      } else {
        yield { name: pax.path ?? readText(head, 0, 100), size, content: bytes.stream(size) };
        pax = {};
      }
      await bytes.take((block - (size % block)) % block);
    }
    // The compression's own checksum comes last.
    await bytes.drain();
  } finally {
    await bytes.close();
  }
}

type Pax = { path?: string; size?: string };

export class BrokenTar extends Error {
  constructor() {
    super('Not a backup file, or a damaged one');
  }
}

function header(name: string, size: number, type: '0' | 'x'): Buffer {
  const head = Buffer.alloc(block);
  head.write(name, 0);
  head.write('0000600\0', 100);
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136);
  head.write(type, 156);
  head.write('ustar\x0000', 257);
  head.write(`${checksumOf(head).toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

function checksumOf(head: Uint8Array): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function padding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}

/** A record states its own length, its digits included. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bare = Buffer.byteLength(rest);
  const length = bare + String(bare + String(bare).length).length;
  return `${length}${rest}`;
}

function readPax(bytes: Buffer): Pax {
  const found: Pax = {};
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const length = Number(bytes.toString('utf8', at, space));
    if (!(length > 0)) throw new BrokenTar();
    const [, key, value] = /^([^=]+)=(.*)\n$/s.exec(bytes.toString('utf8', space + 1, at + length)) ?? [];
    if (key === 'path' && value !== undefined) found.path = value;
    if (key === 'size' && value !== undefined) found.size = value;
    at += length;
  }
  return found;
}

function readOctal(head: Buffer, at: number, length: number): number {
  const text = readText(head, at, length).trim();
  if (!/^[0-7]+$/.test(text)) throw new BrokenTar();
  return Number.parseInt(text, 8);
}

function readText(head: Buffer, at: number, length: number): string {
  const end = head.indexOf(0, at);
  return head.toString('utf8', at, end === -1 || end > at + length ? at + length : end);
}

class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(length)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *stream(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#source.next();
        if (next.done === true) throw new BrokenTar();
        this.#rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async drain(): Promise<void> {
    while ((await this.#source.next()).done !== true);
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
