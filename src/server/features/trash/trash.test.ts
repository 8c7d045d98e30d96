import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropPurgedWords } from '#server/platform/search/drop-purged-words.ts';
import { resealAll } from '#server/platform/search/seal-segments.ts';
import { askAs } from '#tests/support/asking.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addContact } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { filesWith, tablesWith } from '#tests/support/stored-words.ts';
import { suggestHighlights, suggestTags } from '#tests/support/suggesting.ts';
import { summarize } from '#tests/support/summarizing.ts';
import { listThreads, reply, startThread } from '#tests/support/talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addInsight, addNote, addProject, ask, documentOf, errorOf, grant } from '#tests/support/work.ts';
import { sweepTrash } from './sweep-trash.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let projectId: string;
/** Of this test alone, so that it is looked for in a whole database. */
let word: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ services: ['web', 'worker'] });
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  word = `zwirbeltext${'abcdefghijklmno'[(count += 1)]}`;
  place = await scene.workspace();
  maker = await place.member({ role: 'MANAGER' });
  projectId = await addProject(maker);
});

const day = 86_400;
const drain = () => app.dispatcher?.drain();
const sweep = () => sweepTrash(app.services, new AbortController().signal);
const remove = (person: Person, type: string, id: string) =>
  person.graphql('mutation ($type: TrashItemType!, $id: ID!) { deletePermanently(type: $type, id: $id) }', {
    type,
    id,
  });
const trashed = async (person: Person) =>
  (await ask(person, '{ trash { items { type id canPurge deletesAt trashedAt } } }')).trash.items;
const trashNote = (id: string) => ask(maker, `mutation { trashNotes(ids: ["${id}"]) { id } }`);

/** A note with everything that the product makes of one. */
async function addRichNote(): Promise<{ noteId: string; fileId: string }> {
  const said = `They said ${word} while paying at the checkout. Nothing else helped them. The checkout asked for ${word} twice, and nobody at the counter could say why.`;
  const noteId = await addNote(maker, projectId, { title: `Visit ${word}`, content: documentOf(said) });
  const tagId = await addTag(maker, { projectId }, 'Checkout');
  await highlight(maker, noteId, `said ${word} while paying`, { tagIds: [tagId] });
  await startThread(maker, noteId, `Did they say ${word}?`);
  const bytes = Buffer.from(`${word},checkout\n1,2\n`);
  const fileId = await upload(app, maker, { type: 'NOTE', id: noteId }, { name: `${word}.csv`, bytes });
  await eventually('the file is read', async () => {
    const { uploadStatus } = await readFileOf(maker, fileId);
    return uploadStatus === 'DONE';
  });
  await ask(maker, 'mutation ($input: FollowInput!) { follow(input: $input) { title } }', {
    input: { type: 'NOTE', id: noteId, frequency: 'DAILY' },
  });
  await drain();
  await askAs(app, maker, 'What did they say while paying at the checkout?');
  await summarize(app, maker, { objectType: 'NOTE', objectId: noteId });
  // Outlives the note that it quotes.
  await summarize(app, maker, { objectType: 'PROJECT', objectId: projectId });
  await suggestTags(maker, noteId);
  await suggestHighlights(maker, noteId);
  await resealAll(app.services.systemCtx(place.workspace));
  return { noteId, fileId };
}

describe('deleting permanently', () => {
  it('leaves no word of a note in any table or file', async () => {
    const { noteId } = await addRichNote();
    await trashNote(noteId);
    await drain();
    const before = await tablesWith(app, word);
    expect(before).toEqual(expect.arrayContaining(['answer_citations', 'stream_parts', 'summary_citations']));
    expect(filesWith(app, word)).toHaveLength(1);
    expect((await remove(maker, 'NOTE', noteId)).body.errors).toBeUndefined();
    await drain();
    app.clock.pass(600);
    await dropPurgedWords(app.services.systemCtx(place.workspace));
    app.clock.pass(600);
    await dropPurgedWords(app.services.systemCtx(place.workspace));
    expect(await tablesWith(app, word)).toEqual([]);
    expect(filesWith(app, word)).toEqual([]);
    expect(await trashed(maker)).toEqual([]);
  });

  it.each(['PROJECT', 'FOLDER'])('takes along everything in a %s', async (type) => {
    const { createFolder } = await ask(
      maker,
      `mutation { createFolder(input: { title: "Folder ${word}" }) { id } }`,
    );
    await ask(
      maker,
      `mutation { moveProjects(ids: ["${projectId}"], folderId: "${createFolder.id}") { id } }`,
    );
    await addRichNote();
    await addInsight(maker, projectId, { title: `Insight ${word}`, content: documentOf(word) });
    const id = type === 'PROJECT' ? projectId : createFolder.id;
    const command = type === 'PROJECT' ? 'trashProject' : 'trashFolder';
    await ask(maker, `mutation { ${command}(id: "${id}") { id } }`);
    await drain();
    expect((await remove(maker, type, id)).body.errors).toBeUndefined();
    await drain();
    app.clock.pass(600);
    await dropPurgedWords(app.services.systemCtx(place.workspace));
    app.clock.pass(600);
    await dropPurgedWords(app.services.systemCtx(place.workspace));
    const left = (await tablesWith(app, word)).filter((table) => type !== 'PROJECT' || table !== 'folders');
    expect(left.filter((table) => type === 'FOLDER' || table !== 'search_items')).toEqual([]);
    expect(filesWith(app, word)).toEqual([]);
  });

  it('forgets a contact and a file of their own', async () => {
    const personId = await addContact(maker, { name: `Ada ${word}` });
    await ask(maker, `mutation { trashPeople(ids: ["${personId}"]) { id } }`);
    expect((await remove(maker, 'CONTACT', personId)).body.errors).toBeUndefined();
    const bytes = Buffer.from(word);
    const fileId = await upload(app, maker, { type: 'PROJECT', id: projectId }, { name: 'a.txt', bytes });
    await ask(maker, `mutation { trashFiles(ids: ["${fileId}"]) { id } }`);
    expect((await remove(maker, 'FILE', fileId)).body.errors).toBeUndefined();
    expect(await tablesWith(app, word)).toEqual([]);
    expect(filesWith(app, word)).toEqual([]);
  });

  it('forgets what a comment said, and keeps its place where somebody answered', async () => {
    const noteId = await addNote(maker, projectId);
    const { threadId, commentId } = await startThread(maker, noteId, `I doubt ${word}`);
    const answered = (await reply(maker, threadId)).body.data.reply.id;
    await ask(maker, `mutation { deleteComment(id: "${commentId}") }`);
    expect(await tablesWith(app, word)).toContain('comments');
    expect((await remove(maker, 'COMMENT', commentId)).body.errors).toBeUndefined();
    await drain();
    expect(await tablesWith(app, word)).toEqual([]);
    expect(await trashed(maker)).toEqual([]);
    const [thread] = (await listThreads(maker, noteId)).items;
    expect(thread?.comments.items.map(({ text }) => text)).toEqual(['', 'Reply']);
    await ask(maker, `mutation { deleteComment(id: "${answered}") }`);
    expect((await remove(maker, 'COMMENT', answered)).body.errors).toBeUndefined();
    expect(await ask(maker, `{ commentThread(id: "${threadId}") { id } }`)).toEqual({ commentThread: null });
  });

  it('leaves a receipt in the log without what it was', async () => {
    const noteId = await addNote(maker, projectId, { title: `Secret ${word}` });
    await trashNote(noteId);
    await remove(maker, 'NOTE', noteId);
    const { auditLog } = await ask(place.owner, '{ auditLog { items { type objectId actor { id } } } }');
    expect(auditLog.items[0]).toMatchObject({
      type: 'note.purged',
      objectId: noteId,
      actor: { id: maker.id },
    });
    expect(await tablesWith(app, word)).toEqual([]);
  });

  it('is for those with full access, and only of what is in the trash', async () => {
    const writer = await place.member({ role: 'CONTRIBUTOR' });
    await grant(maker, { type: 'PROJECT', id: projectId }, writer, 'WRITE');
    const noteId = await addNote(writer, projectId, { title: 'Mine' });
    expect(errorOf(await remove(maker, 'NOTE', noteId))[0]).toBe('NotFound');
    await ask(writer, `mutation { trashNotes(ids: ["${noteId}"]) { id } }`);
    const [item] = await trashed(writer);
    expect(item).toMatchObject({ id: noteId, canPurge: false });
    expect(errorOf(await remove(writer, 'NOTE', noteId))[0]).toBe('Forbidden');
    const stranger = (await scene.workspace('Other')).owner;
    expect(errorOf(await remove(stranger, 'NOTE', noteId))[0]).toBe('NotFound');
    expect((await remove(maker, 'NOTE', noteId)).body.errors).toBeUndefined();
  });
});

describe('emptying the trash', () => {
  it('deletes what the person may and tells how much is left', async () => {
    const ids = await Promise.all([1, 2, 3].map((n) => addNote(maker, projectId, { title: `Note ${n}` })));
    await ask(maker, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids });
    const empty = 'mutation { emptyTrash { deleted more } }';
    expect((await ask(maker, empty)).emptyTrash).toEqual({ deleted: 3, more: false });
    expect((await ask(maker, empty)).emptyTrash).toEqual({ deleted: 0, more: false });
    expect(await trashed(maker)).toEqual([]);
  });

  it('happens by itself when the time is up, 30 days unless an admin says otherwise', async () => {
    const [early, late] = [await addNote(maker, projectId), await addNote(maker, projectId)];
    await trashNote(early);
    const [item] = await trashed(maker);
    expect(Date.parse(item.deletesAt) - Date.parse(item.trashedAt)).toBe(30 * day * 1000);
    app.clock.pass(4 * day);
    await trashNote(late);
    await sweep();
    expect(await trashed(maker)).toHaveLength(2);
    await ask(place.owner, 'mutation { setTrashDays(days: 7) { trashDays } }');
    app.clock.pass(3 * day + 60);
    await sweep();
    const { rows } = await app.database.owner.query('select id from notes where id = any($1)', [
      [early, late],
    ]);
    expect(rows).toEqual([{ id: late }]);
  });

  it('takes only the choices of the form, from admins', async () => {
    const set = (person: Person, days: number) =>
      person.graphql('mutation ($days: Int!) { setTrashDays(days: $days) { trashDays } }', { days });
    expect(errorOf(await set(place.owner, 8))[1]).toBe('Choose 7, 14, 30, 60 or 90 days');
    expect(errorOf(await set(maker, 7))[0]).toBe('Forbidden');
  });
});
