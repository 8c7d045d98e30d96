import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUrl } from '#domain/routes/build-url.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { editDocument, recordContentChanged } from '#server/kernel/documents/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { reply, startThread } from '#tests/support/talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, grant } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let reader: Person;
let outsider: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Mentions');
  [reader, outsider] = [await place.member({ name: 'Reader' }), await place.member({ name: 'Outsider' })];
  projectId = await addProject(place.owner, { title: 'Quiet study' });
  await close(place.owner, { type: 'PROJECT', id: projectId });
  await grant(place.owner, { type: 'PROJECT', id: projectId }, reader, 'READ');
});
afterAll(() => app.close());

const mention = ({ id, name }: Person) => ({ type: 'mention', attrs: { kind: 'member', id, label: name } });
const naming = (...people: Person[]): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: people.map(mention) }] });

/** What a person was told of a note, oldest first. */
async function toldOf(
  person: Person,
  noteId: string,
): Promise<{ type: string; text: string; link: string }[]> {
  await app.dispatcher?.drain();
  const { notifications } = await ask(
    person,
    '{ notifications(first: 50) { items { type text link metadata } } }',
  );
  return notifications.items
    .filter((one: { metadata: { objectId?: string } }) => one.metadata.objectId === noteId)
    .toReversed();
}

/** Somebody writes these people into the note, and it settles. */
async function write(noteId: string, ...people: Person[]): Promise<void> {
  await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    await editDocument(tx, noteId, (doc) =>
      editYDoc(doc, (tr) =>
        tr.insert(
          1,
          people.map((person) => tr.doc.type.schema.nodeFromJSON(mention(person))),
        ),
      ),
    );
    await recordContentChanged(tx, { kind: 'note', ownerId: noteId });
  });
}

describe('a mention in a comment', () => {
  it('is told to who may see the note, with the way to the comment, and to nobody else', async () => {
    const noteId = await addNote(place.owner, projectId, { title: 'Visit' });
    const { threadId } = await startThread(place.owner, noteId);
    const { body } = await reply(place.owner, threadId, '', naming(reader, outsider, place.owner));
    const [told, ...more] = await toldOf(reader, noteId);
    expect([told?.type, told?.text, more]).toEqual([
      'mention',
      `${place.owner.name} mentioned you in Visit`,
      [],
    ]);
    expect(told?.link).toBe(buildUrl('note', { params: { noteId }, hash: { c: body.data.reply.id } }));
    expect(await toldOf(outsider, noteId)).toEqual([]);
    expect(await toldOf(place.owner, noteId)).toEqual([]);
    // Not even kept for the day they get in.
    await grant(place.owner, { type: 'PROJECT', id: projectId }, outsider, 'READ');
    expect(await toldOf(outsider, noteId)).toEqual([]);
    await ask(
      place.owner,
      'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { inherited } }',
      { input: { type: 'PROJECT', id: projectId, grantee: { memberId: outsider.id } } },
    );
  });

  it('that comes by an edit is told to who was not mentioned before and may read, once', async () => {
    const noteId = await addNote(place.owner, projectId, { title: 'Second thought' });
    const late = await place.member({ name: 'Late' });
    await grant(place.owner, { type: 'PROJECT', id: projectId }, late, 'READ');
    const { threadId } = await startThread(place.owner, noteId);
    const { body } = await reply(place.owner, threadId, '', naming(reader));
    const { id } = body.data.reply;
    const edit = (...people: Person[]) =>
      ask(place.owner, 'mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { id } }', {
        id,
        body: naming(...people),
      });
    await edit(reader, late, outsider);
    await edit(reader);
    await edit(reader, late);
    const link = buildUrl('note', { params: { noteId }, hash: { c: id } });
    expect((await toldOf(late, noteId)).map((told) => told.link)).toEqual([link]);
    expect(await toldOf(reader, noteId)).toHaveLength(1);
    expect(await toldOf(outsider, noteId)).toEqual([]);
  });

  it('is told once to who follows the note too', async () => {
    const noteId = await addNote(place.owner, projectId);
    await ask(
      reader,
      'mutation ($id: ID!) { follow(input: { type: NOTE, id: $id, frequency: DAILY }) { objectId } }',
      { id: noteId },
    );
    await ask(
      reader,
      'mutation { updateNotificationOptions(input: { allCommentsEnabled: true }) { inherited } }',
    );
    const { threadId } = await startThread(place.owner, noteId);
    await reply(place.owner, threadId, '', naming(reader));
    expect((await toldOf(reader, noteId)).map(({ type }) => type)).toEqual(['followedChange', 'mention']);
  });
});

describe('a mention in a document', () => {
  it('is told once, however often the document changes after', async () => {
    const noteId = await addNote(place.owner, projectId, { title: 'Diary' });
    await write(noteId, reader, outsider);
    await write(noteId, reader);
    expect((await toldOf(reader, noteId)).map(({ text }) => text)).toEqual(['You were mentioned in Diary']);
    expect(await toldOf(outsider, noteId)).toEqual([]);
  });

  it('is no news in a copy', async () => {
    const noteId = await addNote(place.owner, projectId);
    await write(noteId, reader);
    const { duplicateNote } = await ask(
      place.owner,
      'mutation ($id: ID!) { duplicateNote(id: $id) { id } }',
      { id: noteId },
    );
    await app.dispatcher?.drain();
    await write(duplicateNote.id, reader);
    expect(await toldOf(reader, duplicateNote.id)).toEqual([]);
  });
});
