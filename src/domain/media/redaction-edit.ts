import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, literal, string } from '#domain/codec/primitives.ts';
import { object, union } from '#domain/codec/structures.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Tiles along the longer side of a blurred picture: too few for letters, enough to tell that someone is there. */
export const redactionTiles = 16;
/** How redactions are rendered; what was rendered by an earlier method is rendered again. */
export const redactionMethod = 2;
/** Of one recording. */
export const mostRedactions = 200;

export const redactionEditCodec = object(
  {
    type: literal('obfuscation'),
    redactionId: union(string, finite),
    parameters: object(
      { videoBlur: boolean, audioMuted: boolean, start: finite, end: finite },
      'redaction parameters',
    ),
  },
  'redaction edit',
);
export type RedactionEdit = TypeOf<typeof redactionEditCodec>;

/** An edit that hides nothing would leave a person believing that something is hidden. */
export function checkRedactionEdit(edit: RedactionEdit, durationSeconds: number): Parsed<RedactionEdit> {
  const { start, end, videoBlur, audioMuted } = edit.parameters;
  if (start < 0 || end > durationSeconds) return refused('A redaction must be within the recording');
  if (start >= end) return refused('A redaction must end after it starts');
  if (!videoBlur && !audioMuted) return refused('A redaction must blur the picture or mute the sound');
  return accepted(edit);
}
