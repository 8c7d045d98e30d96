import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '#tests/support/scene.ts';
import { says } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, maker, model, place } from '#tests/support/scripted-team.ts';
import { currentSummary, generateMutation, readSummary, summarize } from '#tests/support/summarizing.ts';
import { addTheme } from '#tests/support/themes.ts';
import { addProject, ask, close, errorOf } from '#tests/support/work.ts';

let channel: string;
let theme: string;

const said = [
  { text: 'My parcel came three days late and nobody told me about it.', participant: 'Ada' },
  { text: 'The courier lost the parcel twice. Support did not answer for a week.', participant: 'Ben' },
  { text: 'It came late again, and the box was open.', participant: 'Cleo' },
];

gatherScriptedTeam();
beforeEach(async () => {
  channel = (await ask(maker, 'mutation { createChannel(input: { title: "Reviews" }) { id } }')).createChannel
    .id;
  theme = await addTheme(app, place, channel, said);
  await indexTheme();
});

/** Rows that are made by hand are told of by an event of their channel. */
async function indexTheme(): Promise<void> {
  await ask(
    maker,
    'mutation ($id: ID!) { updateTheme(input: { id: $id, title: "Late parcels" }) { changeId } }',
    {
      id: theme,
    },
  );
  await app.dispatcher?.drain();
}

const ofTheme = () => ({ objectType: 'THEME', objectId: theme });
const without = () =>
  ask(
    place.owner,
    'mutation { updateModelSettings(input: { generationEnabled: false }) { generationEnabled } }',
  );

test('what people say in a theme is summarized, each sentence with their very words', async () => {
  model.answer(
    says(
      'A parcel came three days late [1.1]. The courier lost a parcel twice [2.1]. It cost 900 euros [3.1].',
    ),
  );
  const summary = await summarize(app, maker, ofTheme());
  expect(summary).toMatchObject({ state: 'DONE', engine: 'MODEL', type: 'ThemeSummary', numItems: 1 });
  expect(summary.sentences.map(({ support }) => support)).toEqual(['SUPPORTED', 'SUPPORTED', 'UNSUPPORTED']);
  expect(summary.sentences[1]?.citations).toMatchObject([
    {
      id: theme,
      type: 'theme',
      parentId: channel,
      title: 'Late parcels',
      quote: 'The courier lost the parcel twice.',
      speaker: 'Ben',
      stale: false,
    },
  ]);
  const { rows } = await app.database.owner.query<{ id: string }>(
    "select id from data_points where theme_id = $1 and text like 'The courier%'",
    [theme],
  );
  expect(summary.sentences[1]?.citations[0]?.dataPointId).toBe(rows[0]?.id);
});

test('without a language model people are quoted word for word', async () => {
  await without();
  const summary = await summarize(app, maker, ofTheme());
  expect(summary).toMatchObject({ state: 'DONE', engine: 'EMBEDDED', type: 'ThemeSummary' });
  expect(summary.sentences.length).toBeGreaterThan(0);
  for (const { text, citations } of summary.sentences)
    expect(citations).toMatchObject([{ id: theme, type: 'theme', quote: text }]);
  expect(model.asked).toHaveLength(0);
});

test('made again or edited by hand, the one before stays in the history', async () => {
  await without();
  const first = await summarize(app, maker, ofTheme());
  app.clock.pass(1);
  const second = await summarize(app, maker, ofTheme());
  const kept = second.sentences[0]?.text ?? '';
  app.clock.pass(1);
  await ask(maker, 'mutation ($id: ID!, $text: String!) { updateSummary(id: $id, text: $text) { id } }', {
    id: second.id,
    text: `- ${kept}\n- We talk to the courier on Monday.`,
  });
  const { current } = await currentSummary(maker, 'THEME', theme);
  expect(current).toMatchObject({ engine: 'PERSON', objectType: 'THEME', objectId: theme });
  expect(current?.sentences.map(({ citations }) => citations.length)).toEqual([1, 0]);
  const { summaryHistory } = await ask(
    maker,
    'query ($id: ID!) { summaryHistory(objectType: THEME, objectId: $id) { items { id } } }',
    { id: theme },
  );
  expect(summaryHistory.items).toEqual([{ id: current?.id }, { id: second.id }, { id: first.id }]);
});

test('a summary becomes an insight that is marked as AI generated, and the theme leads to it', async () => {
  await without();
  const { id } = await summarize(app, maker, ofTheme());
  const projectId = await addProject(maker);
  const { createInsightFromSummary: made } = await ask(
    maker,
    'mutation ($id: ID!, $projectId: ID!) { createInsightFromSummary(summaryId: $id, projectId: $projectId) { id } }',
    { id, projectId },
  );
  const { insight, theme: read } = await ask(
    maker,
    `{ insight(id: "${made.id}") { title aiGenerated content } theme(id: "${theme}") { insights { id } } }`,
  );
  expect(insight).toMatchObject({ title: 'Late parcels', aiGenerated: true });
  expect(JSON.stringify(insight.content)).toContain('blockquote');
  expect(read.insights).toEqual([{ id: made.id }]);
});

test('who may not read the channel finds neither the summary nor its history', async () => {
  await without();
  const { id } = await summarize(app, maker, ofTheme());
  const other = await place.member();
  expect(await readSummary(other, id)).toMatchObject({ id });
  await close(maker, { type: 'CHANNEL', id: channel });
  await app.dispatcher?.drain();
  expect(await readSummary(other, id)).toBeNull();
  const asked = await other.graphql(
    'query ($id: ID!) { summaryHistory(objectType: THEME, objectId: $id) { items { id } } }',
    { id: theme },
  );
  expect(errorOf(asked)[0]).toBe('NotFound');
  const tried = await other.graphql(generateMutation, { input: { ...ofTheme(), requestKey: randomUUID() } });
  expect(errorOf(tried)[0]).toBe('NotFound');
});

test('viewers and too few words are refused in the words of the product', async () => {
  const viewer = await place.member({ role: 'VIEWER' });
  const tryIt = (person: Person, objectId: string) =>
    person.graphql(generateMutation, { input: { objectType: 'THEME', objectId, requestKey: randomUUID() } });
  expect(errorOf(await tryIt(viewer, theme))[1]).toBe('Viewers cannot generate summaries');
  const thin = await addTheme(app, place, channel, [{ text: 'Late.' }]);
  expect(errorOf(await tryIt(maker, thin))[1]).toBe('Not enough content to summarize');
});
