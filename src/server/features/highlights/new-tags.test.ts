import { beforeEach, describe, expect, it } from 'vitest';
import { countLimits } from '#domain/limits/count-limits.ts';
import { addTag, countsOf, highlight, highlightsIn } from '#tests/support/coding.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import { addNote, addProject, ask, close, detach, documentOf, errorOf, grant } from '#tests/support/work.ts';

gatherTeam();

let noteId: string;

beforeEach(async () => {
  noteId = await addNote(maker, projectId, { content: documentOf('The box came late. Nobody had said so.') });
});

const creating =
  'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id tags { id title } } }';

function create(input: Record<string, unknown>, person = maker) {
  return person.graphql(creating, {
    input: { objectType: 'NOTE', objectId: noteId, quote: { text: 'came late' }, ...input },
  });
}

async function titlesIn(id = noteId): Promise<string[][]> {
  return (await highlightsIn(maker, id)).map(({ tags }) => tags.map(({ title }) => title));
}

async function tagTitles(person: Person = maker): Promise<string[]> {
  const { tags } = await ask(person, `{ tags(projectId: "${projectId}", sort: TITLE) { items { title } } }`);
  return tags.items.map(({ title }: { title: string }) => title);
}

describe('a highlight with new tags', () => {
  it('is made with them in one step, under their own ids and in their places', async () => {
    const slow = await addTag(maker, { projectId }, 'Slow');
    const [late, calm] = [app.services.newId(), app.services.newId()];
    const { body } = await create({
      tagIds: [late, slow],
      newTags: [
        { id: late, title: 'Late' },
        { id: calm, title: 'Calm' },
      ],
    });
    expect(body.data.createHighlight.tags).toEqual([
      { id: late, title: 'Late' },
      { id: slow, title: 'Slow' },
      { id: calm, title: 'Calm' },
    ]);
    expect(await countsOf(viewer, projectId)).toEqual({ Calm: 1, Late: 1, Slow: 1 });
  });

  it('puts them into the group that is named', async () => {
    const { createTagGroup } = await ask(
      maker,
      'mutation ($input: CreateTagGroupInput!) { createTagGroup(input: $input) { id boardId color } }',
      { input: { projectId, title: 'Delivery', color: '#0b7285' } },
    );
    const { id: groupId, boardId, color } = createTagGroup;
    await create({ newTags: [{ title: 'Late', boardId, groupId }] });
    const { tags } = await ask(maker, `{ tags(projectId: "${projectId}") { items { groupId color } } }`);
    expect(tags.items).toEqual([{ groupId, color }]);
  });

  it('gives them the color that they were shown in', async () => {
    await create({ newTags: [{ title: 'Late', color: '#028321' }, { title: 'Calm' }] });
    const { tags } = await ask(maker, `{ tags(projectId: "${projectId}", sort: TITLE) { items { color } } }`);
    expect(tags.items).toEqual([{ color: '#c51d28' }, { color: '#028321' }]);
    expect(errorOf(await create({ newTags: [{ title: 'Warm', color: 'nope' }] }))[0]).toBe('ValidationError');
  });

  it('uses the tag of that title where there is one, also when later steps name the id of their own', async () => {
    const known = await addTag(maker, { projectId }, 'Late');
    const own = app.services.newId();
    const newTags = [{ id: own, title: ' läte ' }];
    await create({ tagIds: [own], newTags });
    await create({ tagIds: [own], newTags, quote: { text: 'Nobody' } });
    expect((await highlightsIn(maker, noteId)).map(({ tags }) => tags.map(({ id }) => id))).toEqual([
      [known],
      [known],
    ]);
    expect(await tagTitles()).toEqual(['Late']);
  });

  it('makes nothing twice when it is asked for again', async () => {
    const [id, tagId] = [app.services.newId(), app.services.newId()];
    const input = { id, tagIds: [tagId], newTags: [{ id: tagId, title: 'Late' }] };
    await create(input);
    await create(input);
    expect(await titlesIn()).toEqual([['Late']]);
    expect(await tagTitles()).toEqual(['Late']);
  });

  it('takes it back with it and brings it again, unless something else has it', async () => {
    const [id, tagId] = [app.services.newId(), app.services.newId()];
    const newTags = [{ id: tagId, title: 'Late' }];
    await create({ id, tagIds: [tagId], newTags });
    const taking =
      'mutation ($ids: [ID!]!, $tags: [ID!]) { deleteHighlights(ids: $ids, madeTagIds: $tags) { id } }';
    await ask(maker, taking, { ids: [id], tags: [tagId] });
    expect(await tagTitles()).toEqual([]);
    const bringing =
      'mutation ($ids: [ID!]!, $newTags: [NewTagInput!]) { restoreHighlights(ids: $ids, newTags: $newTags) { id } }';
    await ask(maker, bringing, { ids: [id], newTags });
    expect([await titlesIn(), await tagTitles()]).toEqual([[['Late']], ['Late']]);
    const setting =
      'mutation ($id: ID!, $tags: [ID!]) { setHighlightTags(id: $id, tagIds: [], madeTagIds: $tags) { id } }';
    await create({ tagIds: [tagId], quote: { text: 'Nobody' } });
    await ask(maker, setting, { id, tags: [tagId] });
    expect(await tagTitles()).toEqual(['Late']);
    await ask(maker, taking, { ids: [id], tags: [await addTag(place.owner, { projectId }, 'Warm')] });
    expect(await tagTitles()).toEqual(['Late', 'Warm']);
  });

  it('makes one tag when several people invent it at the same moment', async () => {
    const people = [maker, place.owner, await place.member(), await place.member()];
    const answers = await Promise.all(
      people.map(async (person) => {
        const objectId = await addNote(person, projectId, { content: documentOf('It came late.') });
        return create({ objectId, newTags: [{ title: 'Late' }] }, person);
      }),
    );
    expect(answers.flatMap(({ body }) => body.errors ?? [])).toEqual([]);
    expect(await tagTitles()).toEqual(['Late']);
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 4 });
  });

  it('makes no tag when the highlight is refused, and no highlight when the tag is', async () => {
    const newTags = [{ title: 'Late' }];
    expect(errorOf(await create({ newTags, quote: { text: 'not there' } }))[0]).toBe('InvalidOperation');
    expect(errorOf(await create({ newTags }, viewer))[0]).toBe('Forbidden');
    expect(errorOf(await create({ newTags: [{ title: 'x'.repeat(201) }] }))[0]).toBe('ValidationError');
    const foreign = app.services.newId();
    expect(errorOf(await create({ newTags: [{ title: 'Late', boardId: foreign }] }))[0]).toBe('NotFound');
    const other = await addTag(maker, { projectId: await addProject(maker) }, 'Elsewhere');
    expect(errorOf(await create({ newTags: [{ id: other, title: 'Late' }] }))).toEqual([
      'ValidationError',
      'This id is taken',
    ]);
    const many = Array.from({ length: countLimits.tagsPerHighlight.max + 1 }, (_, index) => ({
      title: `Tag ${index}`,
    }));
    expect(errorOf(await create({ newTags: many }))[0]).toBe('ValidationError');
    expect([await titlesIn(), await tagTitles()]).toEqual([[], []]);
  });

  it('takes the right to make tags, not only to highlight', async () => {
    const guest = await place.member();
    await detach(maker, { type: 'NOTE', id: noteId });
    await grant(maker, { type: 'NOTE', id: noteId }, guest, 'WRITE');
    await close(maker, { type: 'PROJECT', id: projectId });
    await create({}, guest);
    expect(errorOf(await create({ newTags: [{ title: 'Late' }] }, guest))[0]).toBe('NotFound');
    expect(await titlesIn()).toEqual([[]]);
  });
});

describe('highlights that are there already', () => {
  const setting =
    'mutation ($id: ID!, $tagIds: [ID!]!, $newTags: [NewTagInput!]) { setHighlightTags(id: $id, tagIds: $tagIds, newTags: $newTags) { id } }';
  const changing =
    'mutation ($ids: [ID!]!, $add: [ID!], $newTags: [NewTagInput!]) { changeHighlightTags(ids: $ids, add: $add, newTags: $newTags) { id changedCount } }';
  const tagging =
    'mutation ($noteIds: [ID!]!, $newTags: [NewTagInput!]) { tagNotes(noteIds: $noteIds, add: [], newTags: $newTags) { id changedCount } }';

  it('get new tags in the same step as the others', async () => {
    const id = await highlight(maker, noteId, 'came late');
    const slow = await addTag(maker, { projectId }, 'Slow');
    const late = app.services.newId();
    await ask(maker, setting, { id, tagIds: [late, slow], newTags: [{ id: late, title: 'Late' }] });
    expect(await titlesIn()).toEqual([['Late', 'Slow']]);
    const { changeHighlightTags } = await ask(maker, changing, { ids: [id], newTags: [{ title: 'Calm' }] });
    expect(await titlesIn()).toEqual([['Late', 'Slow', 'Calm']]);
    await ask(maker, `mutation { undoHighlightTagChange(id: "${changeHighlightTags.id}") { id } }`);
    expect(await titlesIn()).toEqual([['Late', 'Slow']]);
    const { tagNotes } = await ask(maker, tagging, { noteIds: [noteId], newTags: [{ title: 'Calm' }] });
    expect(tagNotes.changedCount).toBe(1);
    expect(await tagTitles()).toEqual(['Calm', 'Late', 'Slow']);
  });

  it('must be of one project, and of somebody who may tag them', async () => {
    const elsewhere = await addNote(maker, await addProject(maker), { content: documentOf('Another box') });
    const ids = [await highlight(maker, noteId, 'box'), await highlight(maker, elsewhere, 'box')];
    const newTags = [{ title: 'Late' }];
    expect(errorOf(await maker.graphql(changing, { ids, newTags }))).toEqual([
      'ValidationError',
      'Choose highlights of one project',
    ]);
    expect(errorOf(await viewer.graphql(setting, { id: ids[0], tagIds: [], newTags }))[0]).toBe('Forbidden');
    expect(errorOf(await maker.graphql(tagging, { noteIds: [noteId], newTags: [] }))[0]).toBe(
      'ValidationError',
    );
    const unknown = [app.services.newId()];
    expect(errorOf(await maker.graphql(changing, { ids: unknown, newTags }))[0]).toBe('NotFound');
    expect(await tagTitles()).toEqual([]);
  });
});
