import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';

const modelsDir = join(projectDir, 'models');
const { ok: isInstalled } = findModel(modelsDir);

const slow = [
  'The export takes fifteen minutes every time.',
  'Exporting the report is so slow that I make a coffee.',
  'Waiting for the export of the report takes forever.',
  'The report export is far too slow on Mondays.',
];
const price = [
  'The yearly plan is too expensive for a small team.',
  'We pay too much for the yearly plan.',
  'The price of the plan is too high for our team.',
  'I would buy the plan if the price was lower.',
];
const alone = 'My dog likes to sleep under the desk.';
const all = [...slow, ...price, alone];

const clustering = `mutation ($input: ClusterHighlightsInput!) { clusterHighlights(input: $input) {
  clusters { title highlightIds textPlaces quotes } outliers { highlightIds textPlaces quotes } } }`;
const tagging = `mutation ($projectId: ID!, $clusters: [HighlightClusterInput!]!) {
  tagHighlightClusters(projectId: $projectId, clusters: $clusters) { id madeTagIds changedCount } }`;

let app: TestApp;
let place: Place;
let maker: Person;
let project: string;
let ids: string[];

async function prepare(): Promise<void> {
  place = await (await createScene(app)).workspace();
  maker = await place.member({ role: 'MANAGER' });
  project = await addProject(maker);
  const note = await addNote(maker, project, { content: documentOf(all.join(' ')) });
  ids = [];
  for (const words of all) ids.push(await highlight(maker, note, words));
}

const refusal = async (input: object, person = maker) =>
  errorOf(await person.graphql(clustering, { input: { highlightIds: ids, ...input } }));

describe.runIf(isInstalled)('highlights that somebody selected', () => {
  beforeAll(async () => {
    app = await startTestApp({ env: { modelsDir } });
  });
  afterAll(() => app.close());
  beforeEach(prepare);

  test('are sorted by what they say, with a name from their words; what is like nothing is an outlier', async () => {
    const { clusterHighlights } = await ask(maker, clustering, { input: { highlightIds: ids } });
    const groups = clusterHighlights.clusters.map(({ highlightIds }: { highlightIds: string[] }) =>
      highlightIds.map((id) => ids.indexOf(id)).sort((a, b) => a - b),
    );
    expect(groups.toSorted((a: number[], b: number[]) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ]);
    const titles = clusterHighlights.clusters.map(({ title }: { title: string }) => title.toLowerCase());
    expect(titles.join(' ')).toMatch(/export|report/);
    expect(titles.join(' ')).toMatch(/plan|price/);
    expect(clusterHighlights.outliers).toEqual({
      highlightIds: [ids[8]],
      textPlaces: [],
      quotes: [alone],
    });
    for (const { quotes } of clusterHighlights.clusters) expect(quotes).toHaveLength(3);
  });

  test('are sorted together with words that are no highlight, such as sticky notes', async () => {
    const notes = ['The export of my report was slow', '', 'Too expensive, the yearly plan of our team'];
    const input = { highlightIds: ids, texts: notes, projectId: project };
    const { clusterHighlights } = await ask(maker, clustering, { input });
    const placeOf = (words: number) =>
      clusterHighlights.clusters.find(({ highlightIds }: { highlightIds: string[] }) =>
        highlightIds.includes(ids[words] ?? ''),
      )?.textPlaces;
    expect(placeOf(0)).toEqual([0]);
    expect(placeOf(4)).toEqual([2]);
    expect(clusterHighlights.outliers.textPlaces).toEqual([1]);
  });

  test('a count is kept to, and a stricter sensitivity leaves more out', async () => {
    const groupsFor = async (input: object) =>
      (await ask(maker, clustering, { input: { highlightIds: ids, ...input } })).clusterHighlights;
    expect((await groupsFor({ count: 2 })).clusters.length).toBeLessThanOrEqual(2);
    const [strict, relaxed] = [await groupsFor({ sensitivity: 1 }), await groupsFor({ sensitivity: 5 })];
    expect(strict.outliers.highlightIds.length).toBeGreaterThanOrEqual(relaxed.outliers.highlightIds.length);
  });
});

describe('without the model pack', () => {
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(prepare);

  test('it says what is missing; too few, wrong figures and foreign highlights are refused first', async () => {
    expect(await refusal({})).toEqual([
      'InvalidOperation',
      'Clustering needs the model pack, which isn’t installed on this server.',
    ]);
    expect(await refusal({ highlightIds: ids.slice(0, 4) })).toEqual([
      'ValidationError',
      'Select 5 highlights or more',
    ]);
    expect(await refusal({ sensitivity: 6 })).toEqual([
      'ValidationError',
      'Sensitivity is a whole number from 1 to 5',
    ]);
    expect(await refusal({ count: 8 })).toEqual(['ValidationError', 'Choose from 2 to 7 groups']);
    const notes = { highlightIds: [], texts: all };
    expect(await refusal(notes)).toEqual(['ValidationError', 'Say which project the texts are from']);
    expect((await refusal({ ...notes, projectId: project }))[0]).toBe('InvalidOperation');
    expect((await refusal({ ...notes, projectId: ids[0] }))[0]).toBe('NotFound');
    const stranger = await (await (await createScene(app)).workspace()).member();
    expect((await refusal({}, stranger))[0]).toBe('NotFound');
    expect((await refusal({}, await place.member({ role: 'VIEWER' })))[0]).toBe('Forbidden');
  });

  test('accepted groups become tags, one of the same name is used again, and it is undone exactly', async () => {
    const known = await addTag(maker, { projectId: project }, 'Price');
    const clusters = [
      { title: 'Slow exports', highlightIds: ids.slice(0, 4) },
      { title: 'price', highlightIds: ids.slice(4, 8) },
    ];
    const { tagHighlightClusters } = await ask(maker, tagging, { projectId: project, clusters });
    expect(tagHighlightClusters).toMatchObject({ madeTagIds: [expect.any(String)], changedCount: 8 });
    const [made] = tagHighlightClusters.madeTagIds;
    expect(await tagsOf(ids[0])).toEqual([made]);
    expect(await tagsOf(ids[5])).toEqual([known]);
    expect(await tagsOf(ids[8])).toEqual([]);
    await ask(maker, 'mutation ($id: ID!) { undoHighlightTagChange(id: $id) { id } }', {
      id: tagHighlightClusters.id,
    });
    await ask(maker, 'mutation ($ids: [ID!]!) { trashTags(ids: $ids) { id } }', { ids: [made] });
    for (const id of ids) expect(await tagsOf(id)).toEqual([]);
  });

  test('a highlight of another project and a name that is too long are refused, and nothing is tagged', async () => {
    const other = await addProject(maker);
    const refuse = async (projectId: string, title: string) =>
      errorOf(
        await maker.graphql(tagging, { projectId, clusters: [{ title, highlightIds: ids.slice(0, 4) }] }),
      );
    expect(await refuse(other, 'Slow')).toEqual(['ValidationError', 'Choose highlights of one project']);
    expect((await refuse(project, 'x'.repeat(5000)))[0]).toBe('ValidationError');
    for (const id of ids) expect(await tagsOf(id)).toEqual([]);
  });
});

async function tagsOf(id: string | undefined): Promise<string[]> {
  const { highlight: one } = await ask(maker, 'query ($id: ID!) { highlight(id: $id) { tags { id } } }', {
    id,
  });
  return one.tags.map((tag: { id: string }) => tag.id);
}
