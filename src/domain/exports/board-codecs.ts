import { canvasObjectCodec } from '#domain/canvas/canvas-objects.ts';
import { connectorCodec } from '#domain/canvas/connectors.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { finite, instant, literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { reelLayouts } from '#domain/media/reel-layouts.ts';

/** A reel of an insight. The times of a part are those that it had when it was added. */
export const exportedReelCodec = object(
  {
    id: uuid,
    insightId: uuid,
    title: string,
    layout: literal(...reelLayouts),
    createdAt: instant,
    parts: array(
      object(
        {
          highlightId: nullable(uuid),
          fileId: uuid,
          title: string,
          startTime: finite,
          endTime: finite,
          rank: finite,
        },
        'part of a reel',
      ),
    ),
  },
  'exported reel',
);
export type ExportedReel = TypeOf<typeof exportedReelCodec>;

/** What is on the canvas of a view, which names it as `docId`. */
export const exportedCanvasCodec = object(
  { id: uuid, objects: array(canvasObjectCodec), connectors: array(connectorCodec) },
  'exported canvas',
);
export type ExportedCanvas = TypeOf<typeof exportedCanvasCodec>;
