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

/** As a channel keeps it. A conversation is one thing that somebody had to say, and its first message says who. */
export function dataPointOf(item: RawItem): DataPointDraft {
  const messages = messagesOf(item);
  const [first] = messages;
  const saidAt = first ? new Date(first.timestamp) : null;
  const from = {
    saidAt,
    participant: first?.participant ?? null,
    url: item.externalUrl ?? item.importUrl,
    externalId: item.externalId,
  };
  if (messages.length < 2) return { ...from, text: first?.text ?? '' };
  const turns = messages.map(({ text, participant, timestamp }) => ({
    text,
    participant,
    saidAt: new Date(timestamp),
  }));
  return { ...from, turns };
}
