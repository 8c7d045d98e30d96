import { CodecError, type Codec, type TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, integer, literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional, tagged } from '#domain/codec/structures.ts';
import { parseHexColor } from '#domain/color/hex-color.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { checkLength } from '#domain/limits/length.ts';
import { textLimits } from '#domain/limits/text-limits.ts';

export const canvasObjectTypes = [
  'rectangle',
  'ellipse',
  'diamond',
  'stroke',
  'text',
  'group',
  'reel',
  'insight',
  'note',
  'highlight',
] as const;
export type CanvasObjectType = (typeof canvasObjectTypes)[number];

/** Objects that stand for something of the project; the rest exist on the board alone. */
export const referenceTypes = ['reel', 'insight', 'note', 'highlight'] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** Outlines with words in them. */
export const shapeTypes = ['rectangle', 'ellipse', 'diamond'] as const;
export type ShapeType = (typeof shapeTypes)[number];

/** Widths of a pen, thin to wide. */
export const strokeWidths = [2, 4, 8] as const;

/** A point of a stroke is two shares of its box: it keeps its form when the box changes. */
export const strokeShares = 10_000;

export const textFormats = ['PARAGRAPH', 'H1', 'H2', 'H3'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Far beyond any board, near enough that sums of coordinates stay exact. */
const maxCoordinate = 1e7;
const coordinate = refine(finite, 'coordinate', (value) => Math.abs(value) <= maxCoordinate);
const length = refine(finite, 'length', (value) => value >= 0 && value <= maxCoordinate);

const hexColor: Codec<string> = {
  name: 'hex color',
  read(value, path) {
    const parsed = parseHexColor(string.read(value, path));
    if (!parsed.ok) throw new CodecError('hex color', path, value);
    return parsed.value;
  },
};

/** Objects of one bundle are selected and moved together. One that is locked stays as and where it is. */
const placed = {
  id: uuid,
  x: coordinate,
  y: coordinate,
  bundleId: optional(uuid),
  locked: optional(boolean),
};
const boxed = { ...placed, width: length, height: length };
const reference = object({ ...placed, refId: uuid, width: optional(length), height: optional(length) });
const text = refine(string, 'canvas text', (value) => checkLength(textLimits.fieldText, value).ok);
const shape = object({ ...boxed, color: optional(hexColor), text: optional(text) });
const share = refine(integer, 'share', (value) => value >= 0 && value <= strokeShares);
const points = refine(
  array(share),
  'points of a stroke',
  ({ length: count }) => count >= 4 && count % 2 === 0 && count <= 2 * itemLimits.strokePoints,
);
const groupTitle = refine(string, 'group title', (value) => checkLength(textLimits.tagTitle, value).ok);

export const canvasObjectCodec = tagged('type', {
  rectangle: shape,
  ellipse: shape,
  diamond: shape,
  stroke: object({ ...boxed, color: hexColor, strokeWidth: literal(...strokeWidths), points }),
  text: object({ ...boxed, text, textFormat: literal(...textFormats) }),
  group: object({ ...boxed, title: groupTitle, color: hexColor }),
  reel: reference,
  insight: reference,
  note: reference,
  highlight: reference,
});
export type CanvasObject = TypeOf<typeof canvasObjectCodec>;
