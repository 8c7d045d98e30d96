const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret that an authenticator app reads from the key on the screen. */
export function secretFrom(key: string): Buffer {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
