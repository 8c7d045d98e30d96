import { literal } from '#domain/codec/primitives.ts';
import { readLocalValue, writeLocalValue } from '#web/lib/local-value.ts';

/** By the connection, or one of the two streams that a recording may have. */
export type Quality = 'auto' | 'light' | 'sharp';

const codec = literal('auto', 'light', 'sharp');

/** What this device plays recordings in. */
export function readQuality(): Quality {
  return readLocalValue('quality', codec, 'auto');
}

export function keepQuality(quality: Quality): void {
  writeLocalValue('quality', quality);
}
