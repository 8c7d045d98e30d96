import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, refine, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';

/** Which ends have a head. */
export const arrowKinds = ['end', 'both', 'none'] as const;
export type ArrowKind = (typeof arrowKinds)[number];

/** A line between two objects of a canvas. It has no place: it follows them. */
export const connectorCodec = refine(
  object({ id: uuid, from: uuid, to: uuid, arrow: literal(...arrowKinds) }),
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
