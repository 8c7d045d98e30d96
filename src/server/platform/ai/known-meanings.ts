import { createHash } from 'node:crypto';
import { readVector } from '#engines/vectors/quantise.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';

/** Words of a highlight with what the search index has read of their meaning, if anything. */
export type StoredText = {
  readonly text: string;
  readonly hash: string | null;
  readonly vectors: Buffer | null;
  readonly passages: number | null;
};

/** The meaning of each text: what the search index knows is taken from there, the rest is read now. */
export async function readMeanings(
  embedder: Embedder,
  stored: readonly StoredText[],
): Promise<Float32Array[]> {
  const known = stored.map(knownVector);
  const missing = [...new Set(stored.flatMap(({ text }, at) => (known[at] ? [] : [text])))];
  const read = missing.length === 0 ? [] : await embedder.embed(missing);
  const byText = new Map(missing.map((text, at) => [text, read[at]]));
  return stored.map(({ text }, at) => known[at] ?? byText.get(text) ?? new Float32Array());
}

/** Not of what was edited since, nor of a text so long that the index cut it into passages. */
function knownVector({ text, hash, vectors, passages }: StoredText): Float32Array | undefined {
  if (vectors === null || passages !== 1 || hash !== hashOf(text)) return undefined;
  return readVector(vectors);
}

/** As the search index remembers which words it has read: of a highlight, which has no title. */
function hashOf(text: string): string {
  return createHash('sha256').update('').update('\0').update(text).digest('base64url');
}
