import { z } from 'zod';
import { conversationLimits } from '#domain/channels/conversation.ts';
import { dataPointLimits, parseDataPoint, type DataPointDraft } from '#domain/channels/data-point.ts';
import { propertyLimits } from '#domain/channels/properties.ts';
import { dataPointRefusal } from '#domain/channels/channel-limits.ts';
import { dataPointOf } from '#domain/imports/raw-item.ts';
import { accepted } from '#domain/parsed/parsed.ts';
import { getChannel, redactDataPoints, storeDataPoints } from '#server/features/channels/index.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { byParsed } from '../by-parsed.ts';
import { failed } from '../item-result.ts';
import { defineOperation } from '../rest-operation.ts';
import { instant, text } from '../schemas.ts';

const { text: words, participant, externalId, url } = dataPointLimits;
const link = text(url.max, 'Where it can be read; http or https.');

const about = {
  participant: text(participant.max, 'Who said it.').optional(),
  url: link.optional(),
  externalId: text(
    externalId.max,
    'What the tool it comes from calls it. The same one is never added twice.',
  ).optional(),
  properties: z
    .record(
      text(propertyLimits.name.max, 'What the column is called.'),
      text(propertyLimits.value.max, 'Its value.'),
    )
    .meta({
      description:
        'What else is known of it, such as a plan or a country; at most 50. Each becomes a column of the channel.',
    })
    .optional(),
  language: text(35, 'Such as en or de-AT; told from the words if left out.').optional(),
};

const plain = z
  .strictObject({
    text: text(words.max, 'What somebody said.'),
    saidAt: instant('When; now if left out.').optional(),
    ...about,
  })
  .meta({ title: 'Data point' });

const turn = z.strictObject({
  text: text(words.max, 'What was written.'),
  saidAt: instant('When.').optional(),
  participant: text(participant.max, 'Who wrote it.').optional(),
  fromCustomer: z
    .boolean()
    .meta({
      description:
        'Only what the customer says is sorted into themes. If no message says so, the customer is who writes first, or who the data point is from.',
    })
    .optional(),
});

const conversation = z
  .strictObject({
    turns: z
      .array(turn)
      .min(1)
      .max(conversationLimits.turns)
      .meta({ description: 'Its messages in their order, 20,000 characters together.' }),
    saidAt: instant('When; the time of its first message if left out.').optional(),
    ...about,
  })
  .meta({ title: 'Conversation' });

const message = {
  externalId: text(externalId.max, 'Its id in the other tool.'),
  text: text(words.max, 'What was written.'),
  timestamp: instant('When.'),
  participant: text(participant.max, 'Who wrote it.').nullable(),
};

/** As other tools keep it: one message, or several that belong together. */
const raw = z
  .strictObject({
    externalId: text(externalId.max, 'Its id in the other tool. The same one is never added twice.'),
    externalUrl: link.nullable(),
    importUrl: link.nullable(),
    raw: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ticket'), ...message }),
      z.strictObject({
        kind: z.literal('conversation'),
        messages: z.array(z.strictObject(message)).min(1).max(conversationLimits.turns),
      }),
    ]),
  })
  .meta({ title: 'Ticket or conversation' });

export const importDataPoints = defineOperation({
  path: '/api/v1/data-points',
  id: 'importDataPoints',
  kind: 'data points',
  summary: 'Import data points',
  description:
    'Adds feedback to a channel that the maker of the token can edit: reviews, answers, tickets, conversations. They are sorted into themes after.',
  place: z.strictObject({ channelId: z.uuid().meta({ description: 'The channel that they go to.' }) }),
  item: z.union([plain, conversation, raw]),
  example: {
    place: { channelId: '018f4b6e-0000-7000-8000-000000000002' },
    item: {
      text: 'I can’t find the export.',
      saidAt: '2026-03-02T10:00:00Z',
      participant: 'Amara',
      url: 'https://reviews.example/4711',
      externalId: 'review-4711',
    },
  },
  async prepare(ctx, { channelId }, items, { env: { workspaceDataPoints: most }, models, secrets }) {
    const parsed = items.map((item) => parseDataPoint('raw' in item ? dataPointOf(item) : draftOf(item)));
    const entered = await redactDataPoints(
      ctx,
      models.own,
      parsed.flatMap((point) => (point.ok ? [point.value] : [])),
    );
    const rest = entered.values();
    const points = parsed.map((point) => (point.ok ? accepted(rest.next().value ?? point.value) : point));
    return async (tx) => {
      allow(tx, 'channel.import', await getChannel(tx, channelId));
      return byParsed(points, async (all) => {
        const stored = await storeDataPoints(tx, {
          channelId,
          source: 'api',
          points: all,
          most,
          box: secrets.box,
        });
        return stored.map((point) => {
          if (point.status === 'created') return point;
          return point.status === 'known' ? { status: 'known' } : failed(dataPointRefusal(most ?? 0));
        });
      });
    };
  },
});

function draftOf(item: z.output<typeof plain> | z.output<typeof conversation>): DataPointDraft {
  const { saidAt, participant: who = null, url: at = null, externalId: id = null, language = null } = item;
  const properties = Object.entries(item.properties ?? {}).map(([name, value]) => ({ name, value }));
  const from = { participant: who, url: at, externalId: id, language, properties, saidAt: timeOf(saidAt) };
  if ('text' in item) return { ...from, text: item.text };
  const turns = item.turns.map(({ text: said, participant: by = null, fromCustomer = null, ...one }) => ({
    text: said,
    participant: by,
    fromCustomer,
    saidAt: timeOf(one.saidAt),
  }));
  return { ...from, turns };
}

function timeOf(instantText: string | undefined): Date | null {
  return instantText === undefined ? null : new Date(instantText);
}
