import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  detach,
  documentOf,
  errorOf,
  eventsOf,
} from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let bob: Person;
let projectId: string;
let clips: string[];
let plain: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Reels');
  [ada, bob] = [await place.member(), await place.member()];
  projectId = await addProject(ada);
  clips = (await addTalk('Kitchen visit', ['one', 'two', 'three', 'four'])).clips;
  const noteId = await addNote(ada, projectId, { content: documentOf('only words') });
  plain = await highlight(ada, noteId, 'words');
});
afterAll(() => app.close());

async function run(statement: string, ...values: unknown[]): Promise<void> {
  await app.database.owner.query(statement, values);
}

/** A note with a recording whose streams are made, and a highlight of 5 seconds for each word. */
async function addTalk(title: string, words: readonly string[]) {
  const noteId = await addNote(ada, projectId, { title, content: documentOf(words.join(' ')) });
  const fileId = await upload(
    app,
    ada,
    { type: 'NOTE', id: noteId },
    { name: 'talk.txt', bytes: Buffer.from('talk') },
  );
  await run(`update files set media_type = 'VIDEO', processing = 'COMPLETE' where id = $1`, fileId);
  for (const kind of ['hls-v2', 'thumbnail'])
    await run(
      'insert into file_outputs (workspace_id, file_id, kind, created_at) values ($1, $2, $3, now())',
      place.workspace.id,
      fileId,
      kind,
    );
  const ids: string[] = [];
  for (const [index, word] of words.entries()) {
    const id = await highlight(ada, noteId, word);
    await run(
      'update highlights set file_id = $1, start_time = $2, end_time = $3 where id = $4',
      fileId,
      index * 10,
      index * 10 + 5,
      id,
    );
    ids.push(id);
  }
  return { noteId, fileId, clips: ids };
}

const partFields = `parts { id state highlightId title fileId startTime endTime mediaType streamUrl highlight { text } }`;
const reelFields = `id insightId projectId title layout highlightCount duration thumbnailUrl viewerLevel version ${partFields}`;

const readReel = async (person: Person, id: string) =>
  (await ask(person, `query ($id: ID!) { reel(id: $id) { ${reelFields} } }`, { id })).reel;
const createMutation = `mutation ($input: CreateReelInput!) { createReel(input: $input) { ${reelFields} } }`;

async function addReel(highlightIds: readonly string[] = clips, title = 'Best of') {
  const insightId = await addInsight(ada, projectId);
  return (await ask(ada, createMutation, { input: { insightId, title, highlightIds } })).createReel;
}

const change = (operation: string, args: string, variables: Record<string, unknown>, person = ada) =>
  person.graphql(`mutation (${args}) { ${operation} { ${reelFields} } }`, variables);
const move = async (partId: string, index: number) =>
  (await change('moveReelPart(partId: $p, index: $i)', '$p: ID!, $i: Int!', { p: partId, i: index })).body
    .data.moveReelPart;
const remove = async (id: string, partIds: string[]) =>
  (await change('removeReelParts(id: $id, partIds: $p)', '$id: ID!, $p: [ID!]!', { id, p: partIds })).body
    .data.removeReelParts;
const restoreParts = async (id: string, partIds: string[]) =>
  (await change('restoreReelParts(id: $id, partIds: $p)', '$id: ID!, $p: [ID!]!', { id, p: partIds })).body
    .data.restoreReelParts;
const add = (id: string, highlightIds: readonly string[], index: number | null = null) =>
  change('addReelHighlights(id: $id, highlightIds: $h, index: $i)', '$id: ID!, $h: [ID!]!, $i: Int', {
    id,
    h: highlightIds,
    i: index,
  });

type Part = { id: string; state: string; highlightId: string | null };
const orderOf = (reel: { parts: Part[] }) =>
  reel.parts.map(({ highlightId }) => clips.indexOf(highlightId ?? ''));
const statesOf = (reel: { parts: Part[] }) => reel.parts.map(({ state }) => state);

describe('a reel', () => {
  test('is made of highlights in the order given, and everybody who sees the insight sees it', async () => {
    const [first = '', second = '', third = ''] = clips;
    const made = await addReel([third, first, second]);
    expect(made).toMatchObject({ title: 'Best of', layout: 'REEL', highlightCount: 3, duration: 15 });
    const reel = await readReel(bob, made.id);
    expect(orderOf(reel)).toEqual([2, 0, 1]);
    expect(reel.parts[0]).toMatchObject({
      state: 'READY',
      title: 'Kitchen visit',
      startTime: 20,
      endTime: 25,
      mediaType: 'VIDEO',
      highlight: { text: 'three' },
    });
    expect(reel.parts[0].streamUrl).toMatch(/^\/files\/stream\/.+\/master\.m3u8$/);
    expect(reel.thumbnailUrl).toMatch(/^\/files\/video-thumbnail\//);
    expect(await eventsOf(app, place, made.id)).toEqual(['reel.created']);
  });

  test('made in a project gets an insight that shows it', async () => {
    const { createReel } = await ask(ada, createMutation, {
      input: { projectId, title: 'Lost lists', layout: 'TWO_COLUMN', highlightIds: clips.slice(0, 1) },
    });
    const { insight } = await ask(ada, 'query ($id: ID!) { insight(id: $id) { title content } }', {
      id: createReel.insightId,
    });
    expect(createReel.layout).toBe('TWO_COLUMN');
    expect(insight.title).toBe('Lost lists');
    expect(JSON.stringify(insight.content)).toContain(createReel.id);
  });

  test('is renamed, laid out, moved about, thinned out and put back together', async () => {
    const { id, parts } = await addReel();
    const { body } = await change('updateReel(input: $input)', '$input: UpdateReelInput!', {
      input: { id, title: '  Worst of ', layout: 'THREE_COLUMN' },
    });
    expect(body.data.updateReel).toMatchObject({ title: 'Worst of', layout: 'THREE_COLUMN', version: 2 });
    const ids = parts.map((part: Part) => part.id);
    expect(orderOf(await move(ids[3], 0))).toEqual([3, 0, 1, 2]);
    expect(orderOf(await move(ids[0], 99))).toEqual([3, 1, 2, 0]);
    expect(orderOf(await remove(id, [ids[1], ids[3]]))).toEqual([2, 0]);
    // What is in it stays where it is; what is new stands where it was asked for.
    const { body: added } = await add(id, [clips[2] ?? '', clips[1] ?? ''], 1);
    expect(orderOf(added.data.addReelHighlights)).toEqual([2, 1, 0]);
    // Clip 1 was added again meanwhile and is not there twice.
    expect(orderOf(await restoreParts(id, [ids[1], ids[3]]))).toEqual([3, 2, 1, 0]);
    const events = await eventsOf(app, place, id);
    expect(events.slice(1).every((type) => type === 'reel.updated')).toBe(true);
  });

  test('goes with its insight and comes back with it; deleted, it can be restored', async () => {
    const { id, insightId } = await addReel();
    const listed = async () => {
      const query = `query ($i: ID!, $p: ID!) { a: reels(insightId: $i) { totalCount } b: reels(projectId: $p, first: 100) { items { id } } }`;
      const { a, b } = await ask(bob, query, { i: insightId, p: projectId });
      return [a.totalCount, b.items.some((one: { id: string }) => one.id === id)];
    };
    expect(await listed()).toEqual([1, true]);
    await ask(ada, 'mutation ($ids: [ID!]!) { deleteReels(ids: $ids) { deletedAt } }', { ids: [id] });
    expect([await listed(), await readReel(ada, id)]).toEqual([[0, false], null]);
    const again = await ada.graphql('mutation ($ids: [ID!]!) { deleteReels(ids: $ids) { id } }', {
      ids: [id],
    });
    expect(errorOf(again)[0]).toBe('NotFound');
    await ask(ada, 'mutation ($ids: [ID!]!) { restoreReels(ids: $ids) { id } }', { ids: [id] });
    expect(await listed()).toEqual([1, true]);
    await ask(ada, 'mutation ($ids: [ID!]!) { trashInsights(ids: $ids) { id } }', { ids: [insightId] });
    expect([await listed(), await readReel(ada, id)]).toEqual([[0, false], null]);
    await ask(ada, 'mutation ($ids: [ID!]!) { restoreInsights(ids: $ids) { id } }', { ids: [insightId] });
    expect((await readReel(ada, id)).highlightCount).toBe(4);
  });

  test('lists come page by page, the newest first', async () => {
    const insightId = await addInsight(ada, projectId);
    for (const title of ['a', 'b', 'c']) {
      app.clock.pass(1);
      await ask(ada, createMutation, { input: { insightId, title, highlightIds: [] } });
    }
    const query = `query ($id: ID!, $after: String) { reels(insightId: $id, first: 2, after: $after) { items { title } endCursor totalCount } }`;
    const { reels: first } = await ask(ada, query, { id: insightId });
    const { reels: rest } = await ask(ada, query, { id: insightId, after: first.endCursor });
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(['c', 'b', 'a']);
    expect([first.totalCount, rest.endCursor]).toEqual([3, null]);
  });
});

describe('the parts of a reel', () => {
  test('follow their highlights, and tell nothing of what somebody may not see', async () => {
    const talk = await addTalk('Phone call', ['red', 'blue']);
    const [red = '', blue = ''] = talk.clips;
    const { id } = await addReel([red, blue, clips[0] ?? '']);
    await run('update highlights set start_time = 2, end_time = 4 where id = $1', red);
    expect((await readReel(bob, id)).parts[0]).toMatchObject({ startTime: 2, endTime: 4 });

    await run(`update files set processing = 'PROGRESSING' where id = $1`, talk.fileId);
    expect(statesOf(await readReel(bob, id))).toEqual(['PREPARING', 'PREPARING', 'READY']);
    await run(`update files set processing = 'COMPLETE' where id = $1`, talk.fileId);

    await ask(ada, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', { ids: [blue] });
    const seen = await readReel(bob, id);
    expect([statesOf(seen), seen.highlightCount, seen.duration]).toEqual([['READY', 'GONE', 'READY'], 2, 7]);

    await detach(ada, { type: 'NOTE', id: talk.noteId });
    await close(ada, { type: 'NOTE', id: talk.noteId });
    const hidden = await readReel(bob, id);
    // The deleted one too: that it is gone would tell that it was there.
    expect([statesOf(hidden), hidden.highlightCount]).toEqual([['HIDDEN', 'HIDDEN', 'READY'], 1]);
    expect(JSON.stringify(hidden)).not.toMatch(/Phone call|red/);
    expect(JSON.stringify(hidden)).not.toContain(talk.fileId);
    expect(statesOf(await readReel(ada, id))).toEqual(['READY', 'GONE', 'READY']);
    // Nor can he take them into one of his own.
    expect(
      errorOf(
        await change(
          'addReelHighlights(id: $id, highlightIds: $h)',
          '$id: ID!, $h: [ID!]!',
          { id, h: [red] },
          bob,
        ),
      )[0],
    ).toBe('NotFound');
  });

  test('are of recordings that are ready, at most a hundred', async () => {
    const reel = await addReel([]);
    expect(reel.parts).toEqual([]);
    expect(errorOf(await add(reel.id, [plain]))[1]).toBe('Only highlights of recordings can be in a reel');
    expect(errorOf(await add(reel.id, [newId()]))[0]).toBe('NotFound');
    const talk = await addTalk('Late', ['now']);
    await run(`update files set processing = 'WAITING' where id = $1`, talk.fileId);
    expect(errorOf(await add(reel.id, talk.clips))[1]).toBe('The recording is not ready yet');
    await run(
      `insert into reel_parts (workspace_id, id, reel_id, rank, file_id, highlight_id, start_at, end_at)
       select $1, gen_random_uuid(), $2, n, $3, gen_random_uuid(), 0, 1 from generate_series(1, 100) n`,
      place.workspace.id,
      reel.id,
      talk.fileId,
    );
    expect(errorOf(await add(reel.id, clips.slice(0, 1)))[1]).toBe('A reel can have at most 100 highlights');
  });

  test('stay as they are in an archived project', async () => {
    const { id, parts } = await addReel();
    await run(`update projects set status = 'archived' where id = $1`, projectId);
    const refused = await change('removeReelParts(id: $id, partIds: $p)', '$id: ID!, $p: [ID!]!', {
      id,
      p: [parts[0].id],
    });
    expect(errorOf(refused)[1]).toContain('archived');
    await run(`update projects set status = 'active' where id = $1`, projectId);
    expect((await readReel(ada, id)).parts).toHaveLength(4);
  });
});
