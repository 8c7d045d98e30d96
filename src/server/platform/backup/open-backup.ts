import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CodecError, decode } from '#domain/codec/codec.ts';
import { manifestCodec, manifestName, type Manifest } from './manifest.ts';
import { BrokenSeal, openSealed } from './seal-backup.ts';
import { BrokenTar, readTar, type TarEntry } from './tar.ts';

export class DamagedBackup extends Error {}

/** Reads the whole file once and answers its manifest when every byte is what it says. Changes nothing. */
export async function verifyBackup(file: string, passphrase?: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, size, content } of readEntries(file, passphrase)) {
      if (name === manifestName) {
        manifest = decode(manifestCodec, JSON.parse(await textOf(content)));
      } else {
        const hash = createHash('sha256');
        for await (const chunk of content) hash.update(chunk);
        found.set(name, { size, sha256: hash.digest('hex') });
      }
    }
  } catch (error) {
    throw isDamage(error) ? new DamagedBackup(`The backup ${file} is damaged: ${messageOf(error)}.`) : error;
  }
  if (!manifest) throw new DamagedBackup(`The backup ${file} is damaged: it has no manifest.`);
  for (const [name, { size, sha256 }] of Object.entries(manifest.entries)) {
    const entry = found.get(name);
    if (!entry) throw new DamagedBackup(`The backup ${file} is damaged: ${name} is missing.`);
    if (entry.size !== size || entry.sha256 !== sha256) {
      throw new DamagedBackup(`The backup ${file} is damaged: ${name} is not what was saved.`);
    }
    found.delete(name);
  }
  const [extra] = found.keys();
  if (extra !== undefined) throw new DamagedBackup(`The backup ${file} is damaged: ${extra} was not in it.`);
  return manifest;
}

export async function* readEntries(file: string, passphrase?: string): AsyncGenerator<TarEntry> {
  const bytes = await openSealed(file, passphrase);
  // The reader of the entries gets every error; the callback only keeps it from being thrown twice.
  yield* readTar(pipeline(bytes, createGunzip(), () => {}));
}

export async function textOf(content: TarEntry['content']): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function isDamage(error: unknown): boolean {
  if ([BrokenTar, BrokenSeal, CodecError, SyntaxError].some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
