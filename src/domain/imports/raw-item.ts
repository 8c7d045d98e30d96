import type { TypeOf } from '#domain/codec/codec.ts';
import type { DataPointDraft } from '#domain/channels/data-point.ts';
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

/** As a channel keeps it. A conversation is one thing that somebody had to say: each message under its writer's name. */
export function dataPointOf(item: RawItem): DataPointDraft {
  const messages = messagesOf(item);
  const [first] = messages;
  const text =
    messages.length > 1
      ? messages.map((one) => (one.participant ? `${one.participant}: ${one.text}` : one.text)).join('\n\n')
      : (first?.text ?? '');
  return {
    text,
    saidAt: first ? new Date(first.timestamp) : null,
    participant: first?.participant ?? null,
    url: item.externalUrl ?? item.importUrl,
    externalId: item.externalId,
  };
}
