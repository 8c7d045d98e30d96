import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export type SealKey = { readonly id: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The id tells keys apart and nothing about them. */
export function sealKeyOf(root: string): SealKey {
  const bytes = new Uint8Array(hkdfSync('sha256', root, 'hark', 'seal', 32));
  return { id: createHash('sha256').update('hark seal ').update(bytes).digest('hex').slice(0, 16), bytes };
}

/** `place` says where the value belongs; moved to another row it doesn't open. */
export function seal(key: SealKey, place: string, value: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes }).setAAD(
    Buffer.from(place),
  );
  const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]);
}

/** Undefined where the key, the place or a byte is another. */
export function unseal(key: SealKey, place: string, sealed: Buffer): string | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined;
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(sealed.length - tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    const body = sealed.subarray(nonceBytes, sealed.length - tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
