import { CodecError, decode } from '#domain/codec/codec.ts';
import { boolean, literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';
import { dataPointSources } from './data-point.ts';
import { sentiments } from './sentiment.ts';

/** More at once are no question that anybody asks. */
export const mostProperties = 5;

/** Of data points that match, where each has to be looked at, so many are counted for people; then it says “1,000+”. */
export const mostCounted = 1000;

const pointFilter = object(
  {
    query: optional(refine(string, 'search text', (text) => text !== '' && text.length <= 2000)),
    sentiment: optional(literal(...sentiments)),
    source: optional(literal(...dataPointSources)),
    language: optional(refine(string, 'language', (code) => /^[a-z]{2,3}$/u.test(code))),
    topicId: optional(uuid),
    themeId: optional(uuid),
    /** Those in no theme. */
    unthemed: optional(boolean),
    excluded: optional(boolean),
    /** Those with these values of columns. */
    properties: optional(
      refine(
        array(object({ columnId: uuid, value: string }, 'value of a column')),
        'columns',
        ({ length }) => length > 0 && length <= mostProperties,
      ),
    ),
  },
  'filter of data points',
);

/** Which data points of a channel a list shows. What is left out filters nothing. */
export type PointFilter = ReturnType<typeof pointFilter.read>;

export const noPointFilter: PointFilter = {};

/** The text that a link carries in its hash; undefined where nothing is filtered. */
export function encodePointFilter(filter: PointFilter): string | undefined {
  return Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter);
}

/** A link that was cut or made by hand opens unfiltered. */
export function decodePointFilter(text: string | undefined): PointFilter {
  if (text === undefined) return noPointFilter;
  try {
    return decode(pointFilter, JSON.parse(text));
  } catch (error) {
    if (error instanceof CodecError || error instanceof SyntaxError) return noPointFilter;
    throw error;
  }
}
