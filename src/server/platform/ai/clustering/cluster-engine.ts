import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Env } from '#server/platform/env/env.ts';

/** What texts are sorted into groups with. */
export type ClusterEngine = { readonly embedder: Embedder; readonly packDir: string };

/** Undefined without the model pack. */
export function clusterEngineOf(services: {
  readonly embedder: Embedder | undefined;
  readonly env: Env;
}): ClusterEngine | undefined {
  const { embedder, env } = services;
  return embedder && { embedder, packDir: env.modelsDir ?? '' };
}
