import { CodecError, type Codec, type TypeOf } from '#domain/codec/codec.ts';
import { finite, literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional, tagged } from '#domain/codec/structures.ts';
import { parseHexColor } from '#domain/color/hex-color.ts';
import { checkLength } from '#domain/limits/length.ts';
import { textLimits } from '#domain/limits/text-limits.ts';

export const canvasObjectTypes = [
  'rectangle',
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

const placed = { id: uuid, x: coordinate, y: coordinate };
const shape = { ...placed, width: length, height: length };
const reference = object({ ...placed, refId: uuid, width: optional(length), height: optional(length) });
const text = refine(string, 'canvas text', (value) => checkLength(textLimits.fieldText, value).ok);
const groupTitle = refine(string, 'group title', (value) => checkLength(textLimits.tagTitle, value).ok);

export const canvasObjectCodec = tagged('type', {
  rectangle: object({ ...shape, color: optional(hexColor) }),
  text: object({ ...shape, text, textFormat: literal(...textFormats) }),
  group: object({ ...shape, title: groupTitle, color: hexColor }),
  reel: reference,
  insight: reference,
  note: reference,
  highlight: reference,
});
export type CanvasObject = TypeOf<typeof canvasObjectCodec>;
