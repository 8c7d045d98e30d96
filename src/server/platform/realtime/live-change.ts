import { decode } from '#domain/codec/codec.ts';
import { integer, string, uuid } from '#domain/codec/primitives.ts';
import { nullable, object } from '#domain/codec/structures.ts';
import type { TypeOf } from '#domain/codec/codec.ts';

export const liveChannel = 'hark_live';

const liveChange = object({
  workspaceId: uuid,
  event: string,
  type: string,
  id: nullable(uuid),
  version: integer,
});
/** What travels to every node and every open client: enough to know what to read again, nothing to read. */
export type LiveChange = TypeOf<typeof liveChange>;

export function parseLiveChange(payload: string): LiveChange {
  return decode(liveChange, JSON.parse(payload));
}
