import type { Env } from '#server/platform/env/env.ts';
import type { Log } from '#server/platform/log/log.ts';
import { hostEntry } from '#server/platform/outbound/allowed-hosts.ts';
import { openOutbound } from '#server/platform/outbound/outbound.ts';
import { createCompatibleEmbedder } from './compatible-embedder.ts';
import type { Embedder } from './embedder.ts';
import { createEmbeddedEmbedder } from './embedded-embedder.ts';
import { findModel, type FoundModel } from './model-pack.ts';

/** The service of the settings, else the model of the pack, else none: then search goes by words alone. */
export function openEmbedder(
  { ai, modelsDir }: Pick<Env, 'ai' | 'modelsDir'>,
  log: Log,
  pack?: FoundModel,
): Embedder | undefined {
  if (ai) return createCompatibleEmbedder(ai, openOutbound({ allowed: [hostEntry(ai.url)] }));
  if (modelsDir === undefined) return undefined;
  const found = pack ?? findModel(modelsDir);
  if (found.ok) return createEmbeddedEmbedder(found.files);
  log.warn(`Search by meaning is off: ${found.why}. Search by words works.`);
  return undefined;
}
