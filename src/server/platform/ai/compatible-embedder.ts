import { decode } from '#domain/codec/codec.ts';
import { finite } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import type { AiEnv } from '#server/platform/env/env.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import type { Embedder } from './embedder.ts';

const answer = object({ data: array(object({ embedding: array(finite) })) });
/** Models differ in how near texts lie that have nothing to do with each other: only the clearly far are left out. */
const leastNearness = 0.2;
const limits = { timeoutMs: 30_000, maxBytes: 64 * 1024 ** 2 };

/** Any service that answers POST /embeddings as OpenAI does. */
export function createCompatibleEmbedder({ url, key, embedModel }: AiEnv, outbound: Outbound): Embedder {
  async function embed(texts: readonly string[]): Promise<Float32Array[]> {
    const response = await outbound.fetch(`${url.href.replace(/\/$/, '')}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model: embedModel, input: texts }),
      redirect: 'error',
      ...limits,
    });
    if (!response.ok) throw new Error(`The embedding service answered ${response.status}`);
    const { data } = decode(answer, await response.json());
    if (data.length !== texts.length)
      throw new Error('The embedding service answered with another number of vectors');
    return data.map(({ embedding }) => toLengthOne(embedding));
  }

  return {
    model: embedModel,
    isLocal: false,
    embed,
    async embedQuestion(text) {
      const [vector = new Float32Array()] = await embed([text]);
      return { vector, leastNearness };
    },
    async close() {},
  };
}

function toLengthOne(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
}
