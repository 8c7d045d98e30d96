import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** The passphrase is missing or wrong; the message says what to do. */
export class SealedBackup extends Error {}
/** A sealed part is not what was written. */
export class BrokenSeal extends Error {}

const magic = Buffer.from('HARKSEAL1\n');
const saltBytes = 16;
const checkBytes = 32;
const headBytes = magic.length + saltBytes + checkBytes;
const partBytes = 65_536;
const tagBytes = 16;

/**
 * Seals in parts, each with its number and whether it is the last: a part that was changed, moved, added or cut off
 * does not open. Every backup has a salt and so a key of its own, under which no number is used twice.
 */
export async function* sealBackup(
  content: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes);
  const key = await deriveKey(passphrase, salt);
  yield Buffer.concat([magic, salt, checkOf(key)]);
  let waiting = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of content) {
    waiting = Buffer.concat([waiting, chunk]);
    // The last part is only known when nothing follows, so one is always kept back.
    for (; waiting.length > partBytes; number += 1) {
      yield sealPart(key, { number, isLast: false }, waiting.subarray(0, partBytes));
      waiting = waiting.subarray(partBytes);
    }
  }
  yield sealPart(key, { number, isLast: true }, waiting);
}

/** The bytes of a backup file, unsealed where it is sealed. */
export async function openSealed(file: string, passphrase: string | undefined): Promise<Readable> {
  const head = await readHead(file);
  if (!head.subarray(0, magic.length).equals(magic)) return createReadStream(file);
  if (passphrase === undefined)
    throw new SealedBackup(`The backup ${file} is sealed. Set HARK_BACKUP_PASSPHRASE to open it.`);
  const key = await deriveKey(passphrase, head.subarray(magic.length, magic.length + saltBytes));
  const check = head.subarray(magic.length + saltBytes);
  if (check.length !== checkBytes || !timingSafeEqual(check, checkOf(key)))
    throw new SealedBackup(`The backup ${file} doesn’t open with this passphrase.`);
  return Readable.from(unseal(createReadStream(file, { start: headBytes }), key), { objectMode: false });
}

async function* unseal(sealed: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Uint8Array> {
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  const size = partBytes + tagBytes;
  for await (const chunk of sealed) {
    waiting = Buffer.concat([waiting, chunk]);
    for (; waiting.length > size; number += 1) {
      yield openPart(key, { number, isLast: false }, waiting.subarray(0, size));
      waiting = waiting.subarray(size);
    }
  }
  yield openPart(key, { number, isLast: true }, waiting);
}

type Place = { readonly number: number; readonly isLast: boolean };

function sealPart(key: Buffer, place: Place, part: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place));
  return Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
}

function openPart(key: Buffer, place: Place, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new BrokenSeal('it was cut off');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw new BrokenSeal(`its part ${place.number + 1} is not what was sealed`);
  }
}

function nonceOf({ number, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Slow on purpose: who has the file may try passphrases for as long as they like. */
function deriveKey(passphrase: string, salt: Uint8Array): Promise<Buffer> {
  const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Tells a wrong passphrase from a damaged file. */
function checkOf(key: Buffer): Buffer {
  return createHmac('sha256', key).update('hark backup').digest();
}
