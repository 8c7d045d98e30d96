import type { TypeOf } from '#domain/codec/codec.ts';
import { finite, integer, literal, refine, string } from '#domain/codec/primitives.ts';
import { object, optional, tagged, union } from '#domain/codec/structures.ts';

export const mediaJobKinds = [
  'HLS_STREAMING',
  'NORMALISATION',
  'AUDIO_EXTRACTION',
  'HIGHLIGHT_REEL_EXPORT',
  'AUDIO_VIDEO_CLIP',
] as const;
export type MediaJobKind = (typeof mediaJobKinds)[number];

export const mediaJobEvents = [
  'source.transferred',
  'output.processed',
  'job.completed',
  'job.skipped',
  'job.failed',
  'metadata.processed',
  'av-export.progress',
  'av-export.completed',
  'av-export.failed',
] as const;
export type MediaJobEvent = (typeof mediaJobEvents)[number];

const progress = refine(finite, 'progress from 0 to 1', (value) => value >= 0 && value <= 1);
const underWay = object({ progress: optional(progress), message: optional(string) });

export const mediaJobResultCodec = tagged('status', {
  PROGRESSING: underWay,
  STATUS_UPDATE: underWay,
  NEW_WARNING: underWay,
  QUEUE_HOP: underWay,
  INPUT_INFORMATION: underWay,
  COMPLETE: object({
    progress: literal(1),
    duration: refine(finite, 'duration in seconds', (value) => value >= 0),
    mediaType: literal('AUDIO', 'VIDEO'),
  }),
  ERROR: object({ code: union(string, integer), message: string }),
});
export type MediaJobResult = TypeOf<typeof mediaJobResultCodec>;
