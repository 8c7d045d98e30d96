import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit, type DefinitionNode } from 'graphql';
import type pg from 'pg';
import { largeChannel, type LargeChannel } from './large-channel.ts';

export type Asked = { readonly query: string; readonly variables: object };

/** What each page of a channel asks, by what somebody chose on it, in the words of the browser. */
export async function channelPages(
  db: pg.Pool,
  { channelId: id }: LargeChannel,
): Promise<Record<string, Asked>> {
  const one = async (text: string): Promise<string> =>
    (await db.query<{ id: string }>(text, [id])).rows[0]?.id ?? '';
  const themeId = await one('select id from themes where channel_id = $1 order by point_count desc limit 1');
  const topicId = await one(
    'select topic_id as id from themes where channel_id = $1 and topic_id is not null limit 1',
  );
  const column = (name: string) =>
    one(`select id from channel_columns where channel_id = $1 and name = '${name}'`);
  const [planId, countryId] = [await column('Plan'), await column('Country')];
  const datumId = await one(
    'select id from data_points where channel_id = $1 and theme_id is not null limit 1',
  );
  const outlierId = await one(
    'select id from data_points where channel_id = $1 and theme_id is null limit 1',
  );
  const ever = { from: '1900-01-01T00:00:00Z', to: '2201-01-01T00:00:00Z' };
  const days180 = { from: '2026-06-05T00:00:00Z', to: '2026-12-02T00:00:00Z' };
  const past = { from: '2026-01-01T00:00:00Z', to: '2026-03-01T00:00:00Z' };
  const ask = (operation: string, variables: object): Asked => ({
    query: operationText(operation),
    variables,
  });
  const points = (variables: object) => ({
    page: ask('DataPoints', { id, first: 50, ...variables }),
    count: ask('DataPointCount', { id, ...variables }),
  });
  const lists = {
    all: {},
    theme: { themeId },
    topic: { topicId },
    outliers: { outliers: true },
    excluded: { excluded: true },
    days: past,
    themeDays: { themeId, ...past },
    positive: { sentiment: 'POSITIVE' },
    neutral: { sentiment: 'NEUTRAL' },
    themePositive: { themeId, sentiment: 'POSITIVE' },
    source: { source: 'CSV' },
    rareSource: { source: 'PASTE' },
    language: { language: 'en' },
    rareLanguage: { language: 'nl' },
    noLanguage: { language: 'und' },
    plan: { properties: [{ columnId: planId, value: 'Plan 1' }] },
    noPlan: { properties: [{ columnId: planId, value: '' }] },
    planDays: { properties: [{ columnId: planId, value: 'Plan 1' }], ...past },
    ...Object.fromEntries(
      Object.entries(largeChannel.words).map(([how, query]) => [`${how}Word`, { query }]),
    ),
    phrase: { query: largeChannel.phrase },
  };
  return {
    channel: ask('Channel', { id }),
    themes: ask('ChannelThemes', { id, first: 50 }),
    topics: ask('ChannelTopics', { id }),
    overview: ask('ChannelOverview', { id, ...ever }),
    overview180: ask('ChannelOverview', { id, ...days180 }),
    overviewTopic: ask('ChannelOverview', { id, ...ever, topicId }),
    people: ask('ChannelPeople', { id, ...ever }),
    people180: ask('ChannelPeople', { id, ...days180 }),
    peoplePast: ask('ChannelPeople', { id, ...past }),
    peopleTopic: ask('ChannelPeople', { id, ...ever, topicId }),
    wrap: ask('ChannelWrap', { id, ...days180 }),
    chart: ask('ChannelChart', { id, ...ever }),
    chartPlan: ask('ChannelChart', { id, ...ever, fieldId: planId }),
    chartCountry: ask('ChannelChart', { id, ...ever, fieldId: countryId }),
    chartCountry180: ask('ChannelChart', { id, ...days180, fieldId: countryId }),
    themeDays: ask('ThemeDays', { id: themeId, ...ever }),
    themePage: ask('Theme', { id: themeId }),
    datum: ask('DataPoint', { id: datumId }),
    outlier: ask('DataPoint', { id: outlierId }),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, variables]) => {
        const { page, count } = points(variables);
        return [
          [`list ${name}`, page],
          [`count ${name}`, count],
        ];
      }),
    ),
  };
}

const written = parse(
  readFileSync(join(import.meta.dirname, '../../src/web/features/channels/channels.graphql'), 'utf8'),
);

/** An operation of the browser with the fragments that it uses. */
function operationText(name: string): string {
  const used: DefinitionNode[] = [];
  const add = (wanted: string): void => {
    const found = written.definitions.find(
      (one) =>
        (one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION) &&
        one.name?.value === wanted,
    );
    if (!found) throw new Error(`There is no ${wanted}`);
    if (used.includes(found)) return;
    used.push(found);
    visit(found, { FragmentSpread: ({ name: spread }) => add(spread.value) });
  };
  add(name);
  return used.map((one) => print(one)).join('\n');
}
