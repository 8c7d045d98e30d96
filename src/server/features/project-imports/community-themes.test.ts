import { describe, expect, it } from 'vitest';
import { canonical } from '#tests/support/community/canonical.ts';
import { exportProjects } from '#tests/support/community/export-community.ts';
import { eventually } from '#tests/support/eventually.ts';
import { importProject } from '#tests/support/refi/import-project.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, openSortedChannel, scene } from '#tests/support/sorted-channel.ts';
import { addInsight, addProject, ask } from '#tests/support/work.ts';

const everything = { title: 'All', projectCategoryIds: [], projectIds: [] };
const said = [
  'parcel delivery arrives late',
  'password login fails daily',
  'dark colors hurt eyes',
  'printer paper jams loudly',
] as const;

openSortedChannel();

async function add(person: Person, channelId: string, texts: readonly string[], from = 0): Promise<void> {
  const points = texts.map((text, at) => ({ text, externalId: String(from + at), participant: `P${at}` }));
  await ask(
    person,
    'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }',
    {
      input: { channelId, source: 'API', points },
    },
  );
  await settle(person, channelId);
}

async function settle(person: Person, channelId: string): Promise<void> {
  await app.dispatcher?.drain();
  await eventually(
    'every data point is placed',
    async () =>
      (await ask(person, `{ channel(id: "${channelId}") { sorting { doing } } }`)).channel.sorting === null,
    { withinMs: 60_000, everyMs: 100 },
  );
}

type Point = { id: string; text: string; theme: { id: string; title: string } | null };

async function pointsOf(person: Person, channelId: string): Promise<Point[]> {
  const { channel } = await ask(
    person,
    `{ channel(id: "${channelId}") { dataPoints(first: 100) { items { id text theme { id title } } } } }`,
  );
  return channel.dataPoints.items;
}

async function pointsWith(person: Person, channelId: string, text: string): Promise<Point[]> {
  return (await pointsOf(person, channelId)).filter((point) => point.text === text);
}

/** A sorted channel in which people named, pinned, merged, dismissed, moved and excluded. */
async function editedChannel(owner: Person): Promise<string> {
  const { createChannel } = await ask(
    owner,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const channelId: string = createChannel.id;
  await add(
    owner,
    channelId,
    said.flatMap((text) => Array.from({ length: 8 }, () => text)),
  );
  const [late, login, dark, paper] = await Promise.all(
    said.map(async (text) => (await pointsWith(owner, channelId, text))[0]?.theme?.id ?? ''),
  );
  await ask(owner, 'mutation ($input: UpdateThemeInput!) { updateTheme(input: $input) { changeId } }', {
    input: { id: late, title: 'Late parcels', pinned: true },
  });
  await ask(owner, `mutation { mergeThemes(intoId: "${late}", ids: ["${login}"]) { changeId } }`);
  await ask(owner, `mutation { dismissTheme(id: "${dark}") { changeId } }`);
  await ask(owner, 'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { changeId } }', {
    input: { channelId, title: 'Office', description: 'What annoys at work', themeIds: [paper] },
  });
  const [moved] = await pointsWith(owner, channelId, said[2]);
  const [spam, noise] = await pointsWith(owner, channelId, said[3]);
  await ask(owner, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids: [moved?.id], themeId: late },
  });
  await ask(
    owner,
    'mutation ($channelId: ID!, $ids: [ID!]!) { excludeDataPoints(channelId: $channelId, ids: $ids) { changeId } }',
    { channelId, ids: [spam?.id, noise?.id] },
  );
  const insightId = await addInsight(owner, await addProject(owner), { title: 'Parcels' });
  await ask(owner, `mutation { linkInsightToTheme(themeId: "${late}", insightId: "${insightId}") { id } }`);
  return channelId;
}

async function importedChannel(owner: Person): Promise<string> {
  const { channels } = await ask(owner, '{ channels { items { id } } }');
  await settle(owner, channels.items[0].id);
  return channels.items[0].id;
}

async function themesOf(
  person: Person,
  channelId: string,
): Promise<[string, number, boolean, string | null][]> {
  const { channel } = await ask(
    person,
    `{ channel(id: "${channelId}") { themes { items { title dataPointCount pinned topic { title } } } } }`,
  );
  return channel.themes.items
    .map(
      (theme: {
        title: string;
        dataPointCount: number;
        pinned: boolean;
        topic: { title: string } | null;
      }) => [theme.title, theme.dataPointCount, theme.pinned, theme.topic?.title ?? null],
    )
    .toSorted();
}

describe('channels out of one workspace and into another', () => {
  it('brings themes, topics and what people said about them', async () => {
    const { owner: ada } = await scene.workspace('From');
    const from = await editedChannel(ada);
    const once = await exportProjects(app, ada, everything);
    expect(
      once
        .rows('themes')
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['active', 'active', 'dismissed', 'merged']);
    expect(once.rows('dataPoints').filter(({ excluded }) => excluded === true)).toHaveLength(2);

    const { owner: bo } = await scene.workspace('To');
    const made = await importProject(app, bo, { fileName: 'all.zip', bytes: once.bytes });
    expect(made).toMatchObject({ status: 'COMPLETE', error: null, reports: [] });
    const to = await importedChannel(bo);
    expect(await themesOf(bo, to)).toEqual(await themesOf(ada, from));
    expect(canonical(await exportProjects(app, bo, everything))).toEqual(canonical(once));
  });

  it('knows what is like them from then on', async () => {
    const { owner: ada } = await scene.workspace('From');
    await editedChannel(ada);
    const once = await exportProjects(app, ada, everything);
    const { owner: bo } = await scene.workspace('To');
    await importProject(app, bo, { fileName: 'all.zip', bytes: once.bytes });
    const to = await importedChannel(bo);
    await add(bo, to, [said[0], said[1], said[2]], 1000);
    const titles = (await pointsOf(bo, to))
      .slice(0, 3)
      .map(({ text, theme }) => [text, theme?.title ?? null]);
    // What was merged goes to where it was merged into; what was dismissed is in none.
    expect(titles.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      [said[2], null],
      [said[0], 'Late parcels'],
      [said[1], 'Late parcels'],
    ]);
  });
});
