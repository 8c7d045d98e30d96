/**
 * SHA-256 of ASCII text as hex. crypto.subtle does not exist on plain http:// (a self-hosted server on a local
 * network), and one awaited call a guess would be slower than this.
 */
export function sha256(text: string): string {
  const words = padded(text);
  const hash = [...initial];
  for (let block = 0; block < words.length; block += 16) compress(hash, words.subarray(block, block + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function padded(text: string): Uint32Array {
  const bytes = text.length;
  const words = new Uint32Array((((bytes + 8) >> 6) + 1) * 16);
  for (let i = 0; i < bytes; i += 1) {
    words[i >> 2] = (words[i >> 2] ?? 0) | (text.charCodeAt(i) << (24 - (i & 3) * 8));
  }
  words[bytes >> 2] = (words[bytes >> 2] ?? 0) | (0x80 << (24 - (bytes & 3) * 8));
  words[words.length - 1] = bytes * 8;
  return words;
}

const schedule = new Int32Array(64);

function compress(hash: number[], block: Uint32Array): void {
  for (let i = 0; i < 64; i += 1) schedule[i] = i < 16 ? at(block, i) : extended(i);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(constants, i) + at(schedule, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = ((hash[i] ?? 0) + word) | 0;
}

function extended(i: number): number {
  const w15 = at(schedule, i - 15);
  const w2 = at(schedule, i - 2);
  const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
  const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
  return (at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1) | 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] ?? 0;
}

/** The fractional bits of the roots of the first primes, as the standard defines them. */
const primes = firstPrimes(64);
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
