import { expect, it } from 'vitest';
import { addTag } from '#tests/support/coding.ts';
import { addField } from '#tests/support/fields.ts';
import { addContact } from '#tests/support/people.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, projectId, scene, viewer } from '#tests/support/team.ts';
import { startThread } from '#tests/support/talk.ts';
import { upload } from '#tests/support/upload.ts';
import { addNote, ask, errorOf } from '#tests/support/work.ts';

gatherTeam();

type Item = { type: string; id: string; title: string };

async function trashOf(person: Person, search?: string): Promise<Item[]> {
  const { trash } = await ask(
    person,
    'query ($search: String) { trash(search: $search) { items { type id title trashedBy { id } } } }',
    { search },
  );
  return trash.items;
}

const restore = (person: Person, type: string, id: string) =>
  person.graphql(`mutation { restoreFromTrash(type: ${type}, id: "${id}") }`);

/** One of each kind that has no permission map of its own, made and thrown away. By type. */
async function throwEverythingAway(): Promise<Record<string, string>> {
  const noteId = await addNote(maker, projectId, { title: 'Interview' });
  const make = async (operation: string): Promise<string> =>
    (await ask(maker, `mutation { made: ${operation} { id } }`)).made.id;
  const inProject = `projectId: "${projectId}"`;
  const things = {
    TAG: await addTag(maker, { projectId }, 'Lost tag'),
    TAG_GROUP: await make(`createTagGroup(input: { ${inProject}, title: "Lost group" })`),
    TAG_BOARD: await make(`createTagBoard(input: { ${inProject}, title: "Lost board" })`),
    CONTACT: await addContact(maker, { name: 'Lost Person' }),
    VIEW: await make(
      `createView(input: { ${inProject}, objectType: NOTE, layout: TABLE, title: "Lost view" })`,
    ),
    FILE: await upload(
      app,
      maker,
      { type: 'NOTE', id: noteId },
      { name: 'lost.txt', bytes: Buffer.from('Text') },
    ),
    FIELD: (await addField(maker, projectId, { label: 'Lost field' })).id,
    COMMENT: (await startThread(maker, noteId, 'Lost words')).commentId,
    QUESTION: await make(`createQuestion(input: { ${inProject}, title: "Lost why?", type: FREE_TEXT })`),
  };
  await ask(maker, `mutation { trashTags(ids: ["${things.TAG}"]) { id } }`);
  await ask(maker, `mutation { deleteTagGroup(id: "${things.TAG_GROUP}") { id } }`);
  await ask(maker, `mutation { deleteTagBoard(id: "${things.TAG_BOARD}") { id } }`);
  await ask(maker, `mutation { trashPeople(ids: ["${things.CONTACT}"]) { id } }`);
  await ask(maker, `mutation { deleteView(${inProject}, id: "${things.VIEW}") { id } }`);
  await ask(maker, `mutation { trashFiles(ids: ["${things.FILE}"]) { id } }`);
  await ask(maker, `mutation { trashField(id: "${things.FIELD}") { id } }`);
  await ask(maker, `mutation { deleteComment(id: "${things.COMMENT}") }`);
  await ask(maker, `mutation { trashQuestion(id: "${things.QUESTION}") { id } }`);
  return things;
}

it('holds tags, contacts, views, files and the rest, and gives each of them back', async () => {
  const things = await throwEverythingAway();
  const shown = await trashOf(maker);
  expect(Object.fromEntries(shown.map(({ type, id }) => [type, id]))).toEqual(things);
  for (const item of shown) expect(item).toMatchObject({ trashedBy: { id: maker.id } });
  for (const [type, id] of Object.entries(things))
    expect((await restore(maker, type, id)).body.errors).toBeUndefined();
  expect(await trashOf(maker)).toEqual([]);
});

it('is empty for viewers and strangers, who can’t restore either', async () => {
  const things = await throwEverythingAway();
  const stranger = await (await scene.workspace()).member();
  expect(await trashOf(viewer)).toEqual([]);
  expect(await trashOf(stranger)).toEqual([]);
  for (const [type, id] of Object.entries(things)) {
    expect(errorOf(await restore(stranger, type, id))[0]).toBe('NotFound');
    expect(errorOf(await restore(viewer, type, id))[0]).toBe('Forbidden');
  }
});

it('is searched by title', async () => {
  const { TAG = '' } = await throwEverythingAway();
  expect((await trashOf(maker, 'lost T')).map(({ id }) => id)).toEqual([TAG]);
  expect(await trashOf(maker, 'no such thing')).toEqual([]);
});

it('leaves out what comes back with its project, and what is in an archived one', async () => {
  await throwEverythingAway();
  const types = async () => (await trashOf(maker)).map(({ type }) => type).toSorted();
  await ask(maker, `mutation { setProjectStatus(ids: ["${projectId}"], status: ARCHIVED) { id } }`);
  expect(await types()).toEqual(['CONTACT']);
  await ask(maker, `mutation { setProjectStatus(ids: ["${projectId}"], status: ACTIVE) { id } }`);
  await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
  expect(await types()).toEqual(['CONTACT', 'PROJECT']);
});
