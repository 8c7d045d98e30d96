import { beforeEach, expect, test } from 'vitest';
import { errorOf, addProject, ask, close } from '#tests/support/work.ts';
import { says } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, maker, model, place } from '#tests/support/scripted-team.ts';
import { summarize } from '#tests/support/summarizing.ts';
import { addTheme } from '#tests/support/themes.ts';

let channel: string;
let late: string;
let price: string;

gatherScriptedTeam();
beforeEach(async () => {
  channel = (await ask(maker, 'mutation { createChannel(input: { title: "Reviews" }) { id } }')).createChannel
    .id;
  late = await addTheme(app, place, channel, [
    { text: 'My parcel came three days late and nobody told me about it.', participant: 'Ada' },
    { text: 'The courier lost the parcel twice.', participant: 'Ben' },
    { text: 'It came late again, and the box was open.', participant: 'Cleo' },
  ]);
  price = await addTheme(app, place, channel, [
    { text: 'The subscription costs more than last year.', participant: 'Dan' },
    { text: 'Too expensive for what it offers.', participant: 'Ada' },
  ]);
  await rename(late, 'Late parcels');
  await rename(price, 'Price');
  await app.dispatcher?.drain();
});

/** Rows that are made by hand are told of by an event of their theme. */
const rename = (id: string, title: string) =>
  ask(maker, 'mutation ($input: UpdateThemeInput!) { updateTheme(input: $input) { changeId } }', {
    input: { id, title },
  });
const days = { from: '2026-02-25T00:00:00Z', to: '2026-03-04T00:00:00Z' };
const keepMutation = `mutation ($channelId: ID!, $from: DateTime!, $to: DateTime!) {
  keepWrap(channelId: $channelId, from: $from, to: $to) { id title firstDay lastDay } }`;

async function keep(period: object = days): Promise<{ id: string; title: string; firstDay: string }> {
  return (await ask(maker, keepMutation, { channelId: channel, ...period })).keepWrap;
}

type Block = {
  type: string;
  text: string | null;
  citations: { themeId: string; quote: string | null; participant: string | null }[];
};
async function blocks(id: string, person = maker): Promise<Block[]> {
  const { wrap } = await ask(
    person,
    `{ wrap(id: "${id}") { blocks { type text level citations { themeId title quote participant } themes { themeId } } } }`,
  );
  return wrap.blocks;
}
const told = async (id: string): Promise<Block[]> =>
  (await blocks(id)).filter(({ citations }) => citations.some(({ quote }) => quote !== null));
const withoutModel = () =>
  ask(
    place.owner,
    'mutation { updateModelSettings(input: { generationEnabled: false }) { generationEnabled } }',
  );

test('a period is kept as it was counted, and found again by its days', async () => {
  const kept = await keep();
  expect(kept).toMatchObject({
    title: 'Reviews: 25 Feb 2026 – 3 Mar 2026',
    firstDay: '2026-02-25',
    lastDay: '2026-03-03',
  });
  expect((await blocks(kept.id))[0]?.text).toBe('5 data points in 7 days, none in the 7 days before.');
  await addTheme(app, place, channel, [{ text: 'Something else' }]);
  expect((await blocks(kept.id))[0]?.text).toContain('5 data points');
  expect(await keep()).toMatchObject({ id: kept.id });
  expect((await blocks(kept.id))[0]?.text).toContain('6 data points');
  const { channel: read } = await ask(
    maker,
    'query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) { keptWrap(from: $from, to: $to) { id } wraps { items { id } totalCount } } }',
    { id: channel, ...days },
  );
  expect(read).toEqual({ keptWrap: { id: kept.id }, wraps: { items: [{ id: kept.id }], totalCount: 1 } });
});

test('without a language model each theme is told by its counts and by what people said', async () => {
  await withoutModel();
  const { id } = await keep();
  const summary = await summarize(app, maker, { objectType: 'WRAP', objectId: id });
  expect(summary).toMatchObject({ state: 'DONE', engine: 'EMBEDDED', framework: 'ByThemes' });
  const all = await blocks(id);
  expect(all.filter(({ type }) => type === 'HEADING').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Late parcels: 3 data points, 0 before', 'Price: 2 data points, 0 before']),
  );
  const texts = await told(id);
  expect(texts).toHaveLength(2);
  const { rows } = await app.database.owner.query<{ text: string; theme_id: string }>(
    'select text, theme_id from data_points where channel_id = $1',
    [channel],
  );
  for (const { citations } of texts)
    for (const { quote, themeId } of citations)
      expect(rows.some((row) => row.theme_id === themeId && row.text.includes(quote ?? '?'))).toBe(true);
});

test('a model’s text is shown as evidence only where people said it, under the titles of the themes', async () => {
  model.answer(
    says(
      '## Late parcels\nA parcel came three days late [1.1]. It cost 900 euros [2.1].\n## Everything else\nThe subscription costs more than last year [4.1].',
    ),
  );
  const { id } = await keep();
  const summary = await summarize(app, maker, { objectType: 'WRAP', objectId: id });
  expect(summary).toMatchObject({ state: 'DONE', engine: 'MODEL' });
  expect(summary.sentences.map(({ text, support }) => [text, support])).toEqual([
    ['Late parcels: 3 data points, 0 before', 'SUPPORTED'],
    ['A parcel came three days late.', 'SUPPORTED'],
    ['It cost 900 euros.', 'UNSUPPORTED'],
    ['The subscription costs more than last year.', 'SUPPORTED'],
  ]);
  // Nobody said what was counted.
  expect(summary.sentences[0]?.citations).toEqual([]);
  expect(JSON.stringify(await blocks(id))).not.toContain('Everything else');
  expect((await told(id))[0]?.citations[0]).toMatchObject({
    themeId: late,
    quote: 'My parcel came three days late and nobody told me about it.',
    participant: 'Ada',
  });
});

test('names of hidden contacts are in no wrap, and excluded data points are quoted by none', async () => {
  await withoutModel();
  const manager = await place.member({ role: 'MANAGER' });
  const { createPerson } = await ask(maker, 'mutation { createPerson(input: { name: "Dan" }) { id } }');
  await ask(
    maker,
    'mutation ($ids: [ID!]!, $channelId: ID!) { excludeDataPoints(channelId: $channelId, ids: $ids) { changeId } }',
    {
      channelId: channel,
      ids: (
        await app.database.owner.query(
          "select id from data_points where channel_id = $1 and text like 'The courier%'",
          [channel],
        )
      ).rows.map(({ id }: { id: string }) => id),
    },
  );
  await app.database.owner.query(
    "insert into participants (workspace_id, participant, key, person_id) values ($1, 'Dan', 'dan', $2) on conflict (workspace_id, participant) do update set person_id = excluded.person_id",
    [place.workspace.id, createPerson.id],
  );
  await ask(manager, 'mutation ($id: ID!) { hidePeople(ids: [$id]) { id } }', { id: createPerson.id });
  const { id } = await keep();
  await summarize(app, maker, { objectType: 'WRAP', objectId: id });
  const text = JSON.stringify(await blocks(id));
  expect(text).not.toContain('Dan');
  expect(text).not.toContain('The courier lost');
  expect(text).toContain('Late parcels: 2 data points');
});

test('a wrap becomes an insight that its themes lead to', async () => {
  await withoutModel();
  const kept = await keep();
  const { id } = await summarize(app, maker, { objectType: 'WRAP', objectId: kept.id });
  const projectId = await addProject(maker);
  const { createInsightFromSummary: made } = await ask(
    maker,
    'mutation ($id: ID!, $projectId: ID!) { createInsightFromSummary(summaryId: $id, projectId: $projectId) { id } }',
    { id, projectId },
  );
  const { insight, theme } = await ask(
    maker,
    `{ insight(id: "${made.id}") { title aiGenerated } theme(id: "${price}") { insights { id } } }`,
  );
  expect(insight).toEqual({ title: kept.title, aiGenerated: true });
  expect(theme.insights).toEqual([{ id: made.id }]);
});

test('is for people who may read the channel, of days that can be looked back on', async () => {
  const { id } = await keep();
  const long = { channelId: channel, from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' };
  expect(errorOf(await maker.graphql(keepMutation, long))[1]).toBe('Choose at most 400 days');
  const viewer = await place.member({ role: 'VIEWER' });
  expect(errorOf(await viewer.graphql(keepMutation, { channelId: channel, ...days }))[0]).toBe('Forbidden');
  await close(maker, { type: 'CHANNEL', id: channel });
  expect((await ask(viewer, `{ wrap(id: "${id}") { id } }`)).wrap).toBeNull();
});

test('with too few words in its days there is nothing to tell', async () => {
  const { id } = await keep({ from: '2025-01-01T00:00:00Z', to: '2025-01-08T00:00:00Z' });
  const tried = await maker.graphql(
    'mutation ($input: GenerateSummaryInput!) { generateSummary(input: $input) { id } }',
    { input: { objectType: 'WRAP', objectId: id, requestKey: 'one' } },
  );
  expect(errorOf(tried)[1]).toBe('Not enough content to summarize');
});
