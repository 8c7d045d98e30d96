import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { addContact } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, detach, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;
const tagIds: string[] = [];
const noteIds: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker);
  for (const title of ['Price', 'Trust']) {
    const { createTag } = await ask(
      maker,
      'mutation ($input: CreateTagInput!) { createTag(input: $input) { id } }',
      {
        input: { projectId, title },
      },
    );
    tagIds.push(createTag.id);
  }
  for (const title of ['First call', 'Second call', 'Secret call']) {
    noteIds.push(
      await addNote(maker, projectId, {
        title,
        content: documentOf('It costs too much. I trust them. Later.'),
      }),
    );
  }
  await mark(0, 'It costs too much.', [0]);
  await mark(0, 'I trust them.', [0, 1]);
  await mark(1, 'Later.', []);
  await mark(2, 'I trust them.', [1]);
  await detach(maker, { type: 'NOTE', id: noteIds[2] ?? '' });
  await close(maker, { type: 'NOTE', id: noteIds[2] ?? '' });
});
afterAll(() => app.close());

async function mark(note: number, text: string, tags: number[]): Promise<void> {
  app.clock.pass(1);
  await ask(maker, 'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }', {
    input: {
      objectType: 'NOTE',
      objectId: noteIds[note],
      quote: { text },
      tagIds: tags.map((at) => tagIds[at]),
    },
  });
}

async function texts(data: object, person = viewer, args = '') {
  const { viewRows } = await ask(
    person,
    `query ($data: String) { viewRows(projectId: "${projectId}", objectType: HIGHLIGHT, data: $data ${args}) { items { highlight { text objectTitle } tags { title } } totalCount } }`,
    { data: JSON.stringify(data) },
  );
  return [
    viewRows.items.map(({ highlight }: { highlight: { text: string } }) => highlight.text),
    viewRows.totalCount,
  ];
}

const filter = (field: string, operator: string, values: object) => ({
  filter: { combinator: 'And', rows: [{ id: 'r', field: { kind: 'system', field }, operator, values }] },
});

describe('highlights in a view', () => {
  it('are listed newest first, without those of notes that the person may not see', async () => {
    expect(await texts({})).toEqual([['Later.', 'I trust them.', 'It costs too much.'], 3]);
    expect((await texts({}, maker))[1]).toBe(4);
    expect((await texts({ sort: [{ field: 'highlight', direction: 'ASC' }] }))[0]).toEqual([
      'I trust them.',
      'It costs too much.',
      'Later.',
    ]);
    expect((await texts({ sort: [{ field: 'noteTitle', direction: 'DESC' }] }))[0]?.[0]).toBe('Later.');
  });

  it('are filtered by tags, content and note', async () => {
    const [price, trust] = tagIds;
    expect(await texts(filter('tags', 'is one of', { Tags: [price] }))).toEqual([
      ['I trust them.', 'It costs too much.'],
      2,
    ]);
    expect(await texts(filter('tags', 'is all of', { Tags: [price, trust] }))).toEqual([
      ['I trust them.'],
      1,
    ]);
    expect(await texts(filter('tags', 'is empty', {}))).toEqual([['Later.'], 1]);
    expect(await texts(filter('content', 'contains', { Text: 'COSTS' }))).toEqual([
      ['It costs too much.'],
      1,
    ]);
    expect(await texts(filter('note', 'is one of', { Notes: [noteIds[1]] }))).toEqual([['Later.'], 1]);
  });

  it('are grouped by who said them and by their source', async () => {
    const groups = async (objectType: string, by: string) => {
      const { viewGroups } = await ask(
        viewer,
        `query ($data: String!) { viewGroups(projectId: "${projectId}", objectType: ${objectType}, data: $data) { key label count } }`,
        { data: JSON.stringify({ group: { by } }) },
      );
      return viewGroups as { key: string; label: string; count: number }[];
    };
    const rosa = await addContact(maker, { name: 'Rosa Diaz', noteId: noteIds[0] ?? '' });
    const named = async (objectType: string, by: string) =>
      (await groups(objectType, by)).map(({ label, count }) => [label, count]);
    expect(await named('HIGHLIGHT', 'PARTICIPANT')).toEqual([
      ['Rosa Diaz', 2],
      ['No participant', 1],
    ]);
    expect(await named('NOTE', 'PARTICIPANT')).toEqual([
      ['Rosa Diaz', 1],
      ['No participant', 1],
    ]);
    expect(await named('HIGHLIGHT', 'SOURCE')).toEqual([
      ['First call', 2],
      ['Second call', 1],
    ]);
    const by = (group: string) => ({ group: { by: group } });
    expect((await texts(by('PARTICIPANT'), viewer, `group: "${rosa}"`))[1]).toBe(2);
    expect((await texts(by('PARTICIPANT'), viewer, 'group: ""'))[1]).toBe(1);
    expect((await texts(by('SOURCE'), viewer, `group: "${noteIds[1]}"`))[1]).toBe(1);
    expect((await texts(by('SOURCE'), viewer, 'group: "made up"'))[1]).toBe(0);
    await ask(place.owner, `mutation { hidePeople(ids: ["${rosa}"]) { id } }`);
    expect(await named('HIGHLIGHT', 'PARTICIPANT')).toEqual([
      ['Contact hidden', 2],
      ['No participant', 1],
    ]);
  });

  it('of speakers without a contact are grouped by the name in the transcript', async () => {
    const study = await addProject(maker);
    const call = await addNote(maker, study, { title: 'Transcript' });
    const content = 'Vera (00:05): It froze.\nOlaf (00:09): Twice, here.\n';
    await ask(maker, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
      input: { noteId: call, content },
    });
    await highlight(maker, call, 'It froze.');
    await highlight(maker, call, 'Twice, here.');
    await addContact(maker, { name: 'Olaf', noteId: call });
    const data = JSON.stringify({ group: { by: 'PARTICIPANT' } });
    const { viewGroups } = await ask(
      maker,
      `query ($data: String!) { viewGroups(projectId: "${study}", objectType: HIGHLIGHT, data: $data) { key label count } }`,
      { data },
    );
    const named = (viewGroups as { label: string; count: number }[]).map(({ label, count }) => [
      label,
      count,
    ]);
    expect(named).toEqual([
      ['Olaf', 1],
      ['Vera', 1],
      ['No participant', 0],
    ]);
    const { viewRows } = await ask(
      maker,
      `query ($data: String!) { viewRows(projectId: "${study}", objectType: HIGHLIGHT, data: $data, group: "speaker:Vera") { items { highlight { text } } } }`,
      { data },
    );
    expect(viewRows.items).toEqual([{ highlight: { text: 'It froze.' } }]);
  });

  it('are grouped by tag, and give their notes tags and a count to filter by', async () => {
    const groups = async (objectType: string) => {
      const { viewGroups } = await ask(
        viewer,
        `query ($data: String!) { viewGroups(projectId: "${projectId}", objectType: ${objectType}, data: $data) { label count items { id } } }`,
        { data: JSON.stringify({ group: { by: 'TAG' } }) },
      );
      return viewGroups.map(({ label, count }: { label: string; count: number }) => [label, count]);
    };
    expect(await groups('HIGHLIGHT')).toEqual([
      ['Price', 2],
      ['Trust', 1],
      ['No tag', 1],
    ]);
    expect(await groups('NOTE')).toEqual([
      ['Price', 1],
      ['Trust', 1],
      ['No tag', 1],
    ]);
    const { viewRows } = await ask(
      viewer,
      `query ($data: String) { viewRows(projectId: "${projectId}", objectType: NOTE, data: $data) { items { note { title } tags { title } } } }`,
      { data: JSON.stringify(filter('highlight count', 'greater than', { Int32: '1' })) },
    );
    expect(viewRows.items).toEqual([
      { note: { title: 'First call' }, tags: [{ title: 'Price' }, { title: 'Trust' }] },
    ]);
  });
});
