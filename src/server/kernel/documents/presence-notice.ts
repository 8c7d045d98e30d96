import { decode, type TypeOf } from '#domain/codec/codec.ts';
import { boolean, integer, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';

export const presenceChannel = 'hark_presence';

const notice = object({
  nodeId: string,
  documentId: uuid,
  /** What editors on that node say about themselves, as their protocol writes it. */
  update: optional(string),
  /** Editors that left it. */
  left: optional(array(integer)),
  /** The node has just opened the document and knows nobody. */
  asks: optional(boolean),
});
export type PresenceNotice = TypeOf<typeof notice>;

export function readPresence(payload: string): PresenceNotice {
  return decode(notice, JSON.parse(payload));
}
