import type { TypeOf } from '#domain/codec/codec.ts';
import { instant, string } from '#domain/codec/primitives.ts';
import { array, nullable, object, tagged } from '#domain/codec/structures.ts';

export const rawMessageCodec = object(
  { externalId: string, text: string, timestamp: instant, participant: nullable(string) },
  'message',
);
export type RawMessage = TypeOf<typeof rawMessageCodec>;

/** One thing as another service gave it, before it becomes a data point. */
export const rawItemCodec = object(
  {
    externalId: string,
    externalUrl: nullable(string),
    importUrl: nullable(string),
    raw: tagged('kind', {
      ticket: rawMessageCodec,
      conversation: object({ messages: array(rawMessageCodec) }),
    }),
  },
  'imported item',
);
export type RawItem = TypeOf<typeof rawItemCodec>;

/** The messages in the order they were written; equal times keep the source's order. */
export function messagesOf(item: RawItem): RawMessage[] {
  if (item.raw.kind === 'ticket') {
    const { kind: _, ...message } = item.raw;
    return [message];
  }
  return item.raw.messages.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
}
