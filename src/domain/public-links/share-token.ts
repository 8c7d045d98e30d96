export const shareTokenLength = 12;

export const shareTokenAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function isShareToken(text: string): boolean {
  return /^[A-Za-z0-9]{12}$/.test(text);
}

/** Bytes at or above the largest multiple of 62 are skipped, else some letters would be likelier than others. */
export function shareTokenFrom(randomBytes: Iterable<number>): string {
  let token = '';
  for (const byte of randomBytes) {
    if (byte >= 248) continue;
    token += shareTokenAlphabet.charAt(byte % shareTokenAlphabet.length);
    if (token.length === shareTokenLength) return token;
  }
  throw new RangeError('Not enough random bytes for a share token');
}
