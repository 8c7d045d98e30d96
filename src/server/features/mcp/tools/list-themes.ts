import { z } from 'zod';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { integer, string, uuid } from '#domain/codec/primitives.ts';
import { defineTool, type ToolCall } from '../tool.ts';

const most = 50;
const channelsQuery = `query ($first: Int!) { channels(first: $first) { items {
  id title dataPointCount themeCount } } }`;
const channelsAnswer = object({
  channels: object({
    items: array(object({ id: uuid, title: string, dataPointCount: integer, themeCount: integer })),
  }),
});
const themesQuery = `query ($id: ID!, $first: Int!) { channel(id: $id) { title dataPointCount
  themes(first: $first) { totalCount items { id title dataPointCount quote { text } } } } }`;
const themesAnswer = object({
  channel: nullable(
    object({
      title: string,
      dataPointCount: integer,
      themes: object({
        totalCount: integer,
        items: array(
          object({
            id: uuid,
            title: string,
            dataPointCount: integer,
            quote: nullable(object({ text: string })),
          }),
        ),
      }),
    }),
  ),
});

export const listThemes = defineTool({
  name: 'list_themes',
  title: 'List themes of continuous feedback',
  description:
    'Lists the themes of a channel (tickets, reviews, survey answers), the largest first, each with how many data points it has and a quote. Without a channel it lists the channels.',
  isReadOnly: true,
  input: z.object({ channelId: z.uuid().optional() }),
  run: (call, { channelId }) => (channelId === undefined ? channels(call) : themesOf(call, channelId)),
});

async function channels({ ask, linkTo }: ToolCall): Promise<string> {
  const { items } = (await ask(channelsQuery, { first: most }, channelsAnswer)).channels;
  if (items.length === 0) return 'There are no channels.';
  return items
    .map(
      ({ id, title, dataPointCount, themeCount }) =>
        `${title}: ${dataPointCount} data points in ${themeCount} themes\nid: ${id}\nlink: ${linkTo('CHANNEL', id, title) ?? ''}`,
    )
    .join('\n\n');
}

async function themesOf({ ask, linkTo }: ToolCall, id: string): Promise<string> {
  const { channel } = await ask(themesQuery, { id, first: most }, themesAnswer);
  if (!channel) return 'There is no such channel, or you may not see it.';
  const { title, dataPointCount, themes } = channel;
  const lines = themes.items.map((theme) =>
    [
      `${theme.title}: ${theme.dataPointCount} data points`,
      ...(theme.quote ? [`“${theme.quote.text}”`] : []),
      `id: ${theme.id}`,
      `link: ${linkTo('THEME', theme.id, theme.title) ?? ''}`,
    ].join('\n'),
  );
  return `${title}: ${dataPointCount} data points, ${themes.totalCount} themes.\n\n${lines.join('\n\n')}`;
}
