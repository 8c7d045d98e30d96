import { sentimentExamples, sentimentOf, type Sentiment } from '#domain/channels/sentiment.ts';
import { cosine } from '#engines/clustering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';

export type JudgeSentiment = (vector: Float32Array) => Sentiment;

/** How texts sound, by which examples they are nearest to in the same model's vectors. */
export async function openSentiment(embedder: Embedder): Promise<JudgeSentiment> {
  const { positive, negative } = sentimentExamples;
  const vectors = await embedder.embed([...positive, ...negative]);
  const nearest = (vector: Float32Array, examples: readonly Float32Array[]): number =>
    Math.max(...examples.map((example) => cosine(vector, example)));
  return (vector) =>
    sentimentOf(
      nearest(vector, vectors.slice(0, positive.length)),
      nearest(vector, vectors.slice(positive.length)),
    );
}
