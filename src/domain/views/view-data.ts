import { isOf, type Codec, type TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional, record, tagged } from '#domain/codec/structures.ts';
import { canvasObjectCodec } from '#domain/canvas/canvas-objects.ts';
import { filterFormCodec, filterFormToWire } from '#domain/filters/filter-form.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { peekModes } from '#domain/routes/layout.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { sortDirections } from '#domain/search/search-params.ts';
import { manualSort, mostRanks } from './manual-order.ts';
import { quoteLineChoices } from './quote-lines.ts';
import { isColumnKey } from './view-columns.ts';

const groupOptions = {
  hiddenOptions: optional(array(string)),
  hideUncategorized: optional(boolean),
};

export const viewGroupCodec = tagged('by', {
  SELECT: object({ fieldId: uuid, ...groupOptions }),
  PERSON: object({ fieldId: uuid, ...groupOptions }),
  BOOLEAN: object({ fieldId: uuid, ...groupOptions }),
  NPS: object({ fieldId: uuid, ...groupOptions }),
  /** By status: publishing is the last one. */
  PUBLISHED: object(groupOptions),
  TAG: object(groupOptions),
  /** Beside the kinds of the specification: evidence is read person by person, and source by source. */
  PARTICIPANT: object(groupOptions),
  SOURCE: object(groupOptions),
  /** By what a field says of the participants. */
  CONTACT_FIELD: object({ fieldId: uuid, ...groupOptions }),
});
export type ViewGroup = TypeOf<typeof viewGroupCodec>;

const columnWidth = refine(finite, 'column width', (width) => width >= 40 && width <= 2000);
const point = object({ x: finite, y: finite });

/** What a view of one object type remembers; each layout uses its part and keeps the others. */
export function viewDataCodec(objectType: ObjectType): Codec<ViewData> {
  return viewDataCodecs[objectType];
}

export type ViewData = TypeOf<ReturnType<typeof buildCodec>>;

export function viewDataToWire(data: ViewData): unknown {
  return data.filter ? { ...data, filter: filterFormToWire(data.filter) } : data;
}

const viewDataCodecs = {
  HIGHLIGHT: buildCodec('HIGHLIGHT'),
  INSIGHT: buildCodec('INSIGHT'),
  NOTE: buildCodec('NOTE'),
} as const satisfies Record<ObjectType, Codec<unknown>>;

function isRanks(ids: readonly string[]): boolean {
  return ids.length <= mostRanks && ids.every((id) => isOf(uuid, id));
}

function buildCodec(objectType: ObjectType) {
  const key = refine(string, `column of ${objectType}`, (name) => isColumnKey(objectType, name));
  const sortField = refine(
    string,
    `column of ${objectType}`,
    (name) => name === manualSort || isColumnKey(objectType, name),
  );
  return object(
    {
      sort: optional(array(object({ field: sortField, direction: literal(...sortDirections) }))),
      filter: optional(filterFormCodec),
      group: optional(viewGroupCodec),
      columns: optional(
        array(
          object({
            key,
            width: optional(columnWidth),
            sticky: optional(boolean),
            wrapped: optional(boolean),
          }),
        ),
      ),
      fieldVisibility: optional(array(object({ key, visible: boolean }))),
      canvasObjects: optional(
        refine(array(canvasObjectCodec), 'canvas objects', (all) => all.length <= itemLimits.canvasObjects),
      ),
      objectRanks: optional(refine(record(finite), 'ranks by id', (ranks) => isRanks(Object.keys(ranks)))),
      expandedCardIds: optional(array(uuid)),
      stagingArea: optional(point),
      quoteLines: optional(literal(...quoteLineChoices)),
      peekMode: optional(literal(...peekModes)),
      summary: optional(string),
    },
    'view data',
  );
}
