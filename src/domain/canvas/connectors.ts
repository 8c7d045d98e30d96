import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { checkLength } from '#domain/limits/length.ts';
import { textLimits } from '#domain/limits/text-limits.ts';

/** Which ends have a head. */
export const arrowKinds = ['end', 'both', 'none'] as const;
export type ArrowKind = (typeof arrowKinds)[number];

const label = refine(
  string,
  'connector label',
  (value) => value !== '' && checkLength(textLimits.tagTitle, value).ok,
);

/** A line between two objects of a canvas. It has no place: it follows them. */
export const connectorCodec = refine(
  object({ id: uuid, from: uuid, to: uuid, arrow: literal(...arrowKinds), label: optional(label) }),
  'connector',
  ({ from, to }) => from !== to,
);
export type Connector = TypeOf<typeof connectorCodec>;

/** The connector between two objects, whichever way it points. */
export function findConnector(
  connectors: readonly Connector[],
  [one, other]: readonly [string, string],
): Connector | undefined {
  return connectors.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
}
