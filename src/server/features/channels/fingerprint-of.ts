import { createHash } from 'node:crypto';
import type { DataPoint } from '#domain/channels/data-point.ts';

/** The same words by the same person at the same time are the same data point, in a file that names none. */
export function fingerprintOf({ text, participant, saidAt, turns }: DataPoint): string {
  const said = turns.length === 0 ? [] : [turns.map((turn) => [turn.participant, turn.text])];
  return hashOf(JSON.stringify([text, participant, saidAt?.toISOString() ?? null, ...said]));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
