import mammoth from 'mammoth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { contentField } from '#editor/yjs/content-field.ts';
import { readState } from '#server/kernel/documents/index.ts';
import { checkUpdate } from '#server/kernel/documents/check-update.ts';
import { forgetOldNames } from '#server/kernel/documents/forget-old-names.ts';
import '#server/kernel/documents/tables.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { highlight } from '#tests/support/coding.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { findAs } from '#tests/support/search.ts';
import { filesWith, tablesWith } from '#tests/support/stored-words.ts';
import { listThreads, startThread } from '#tests/support/talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let manager: Person;
let maker: Person;
let projectId: string;
let noteId: string;
let zelda: string;
/** Of this test alone, so that it is looked for in a whole database. */
let surname: string;
let count = 0;

beforeAll(async () => {
  app = await startTestApp({ services: ['web', 'worker'] });
  scene = await createScene(app);
});
afterAll(() => app.close());

const mention = (label: string) => ({ type: 'mention', attrs: { kind: 'person', id: zelda, label } });
const mentioning = (label = `Zelda ${surname}`): string =>
  JSON.stringify({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Call ' }, mention(label), { type: 'text', text: ' back' }],
      },
    ],
  });

beforeEach(async () => {
  surname = `Quimby${'abcdefgh'[(count += 1)]}`;
  place = await scene.workspace();
  manager = await place.member({ role: 'MANAGER' });
  maker = await place.member();
  projectId = await addProject(maker);
  zelda = await addContact(maker, { name: `Zelda ${surname}` });
  noteId = await addNote(maker, projectId, { title: 'Visit', content: mentioning() });
  await startThread(maker, noteId, '', { body: mentioning() });
});

const erase = () =>
  ask(manager, 'mutation ($ids: [ID!]!) { erasePeople(ids: $ids) { id } }', { ids: [zelda] });

/** Everything that names somebody where a note leaves the server. */
async function readBy(person: Person): Promise<Record<string, string>> {
  const file = async (format: string): Promise<string> =>
    String((await person.visitor.get(`/api/documents/${noteId}/export.${format}`)).body);
  const word = await app.http.inject({
    url: `/api/documents/${noteId}/export.docx`,
    headers: { host: person.visitor.host, authorization: `Bearer ${await person.bearer()}` },
  });
  const [thread] = (await listThreads(person, noteId)).items;
  return {
    markdown: await file('md'),
    text: await file('txt'),
    html: await file('html'),
    word: (await mammoth.extractRawText({ buffer: word.rawPayload })).value,
    comment: JSON.stringify(thread?.comments.items[0]?.body),
    commentText: thread?.comments.items[0]?.text ?? '',
  };
}

const share = async (more: Record<string, unknown> = {}): Promise<string> => {
  const { createPublicLink } = await ask(
    maker,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'NOTE', id: noteId, ...more } },
  );
  const { pathname } = new URL(createPublicLink.url);
  return (await new Visitor(app, place.workspace.subdomain).get(pathname)).body;
};

const stateOf = (): Promise<Uint8Array> =>
  inTransaction(app.services.systemCtx(place.workspace), (tx) => readState(tx.db, tx.workspace.id, noteId));

/** As documents were written by earlier releases, in the content and in a version. */
async function writeOldLabel(): Promise<void> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await stateOf());
  putLabel(doc);
  const state = Y.encodeStateAsUpdate(doc);
  await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    await tx.db
      .updateTable('documents')
      .set({ snapshot: state, without_contact_names: false })
      .where('id', '=', noteId)
      .execute();
    const version = { workspace_id: tx.workspace.id, document_id: noteId, id: tx.newId(), state };
    await tx.db
      .insertInto('document_versions')
      .values({ ...version, member_ids: [], reason: 'edit', created_at: tx.now() })
      .execute();
  });
}

function putLabel(doc: Y.Doc): void {
  const [found] = doc.getXmlFragment(contentField).querySelectorAll('mention');
  if (!(found instanceof Y.XmlElement)) throw new Error('No mention');
  found.setAttribute('label', `Zelda ${surname}`);
}

describe('a mention of a contact', () => {
  test('is named for each reader by what they may know now', async () => {
    for (const read of Object.values(await readBy(maker))) expect(read).toContain(`Zelda ${surname}`);
    expect(await share()).toContain(`@Zelda ${surname}`);

    await ask(
      maker,
      `mutation { updatePerson(input: { id: "${zelda}", name: "Zelda ${surname}-Ray" }) { id } }`,
    );
    for (const read of Object.values(await readBy(maker))) expect(read).toContain(`Zelda ${surname}-Ray`);

    await ask(manager, `mutation { hidePeople(ids: ["${zelda}"]) { id } }`);
    for (const read of Object.values(await readBy(maker))) {
      expect(read).toContain('Contact hidden');
      expect(read).not.toMatch(/zelda|quimby/i);
    }
    for (const read of Object.values(await readBy(manager))) expect(read).toContain(`Zelda ${surname}-Ray`);
    expect(await share()).toMatch(/^(?!.*Zelda).*@Contact hidden/s);
    expect(await share({ hideNames: true })).toMatch(/^(?!.*(?:Zelda|Contact hidden)).*@someone/s);
  });

  test('brings no name into the text, the history, a quote or the search', async () => {
    await highlight(maker, noteId, 'Call');
    await ask(manager, `mutation { hidePeople(ids: ["${zelda}"]) { id } }`);
    expect((await findAs(app, maker, surname)).total).toBe(0);
    expect(await tablesWith(app, surname)).toEqual(['people', 'person_keys']);
    const { note } = await ask(maker, 'query ($id: ID!) { note(id: $id) { content preview } }', {
      id: noteId,
    });
    expect(JSON.stringify(note)).not.toContain(surname);
  });

  test('can’t carry a name into the document by a socket', async () => {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await stateOf());
    const mine = new Y.Doc();
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(doc));
    const known = Y.encodeStateVector(mine);
    putLabel(mine);
    const named = Y.encodeStateAsUpdate(mine, known);
    expect(() => checkUpdate(doc, named)).toThrow('A mention can’t carry the name of a contact');
  });

  test('of an earlier release loses its name in the document and in every version', async () => {
    await writeOldLabel();
    await ask(manager, `mutation { hidePeople(ids: ["${zelda}"]) { id } }`);
    await app.dispatcher?.drain();
    expect(await tablesWith(app, surname)).toContain('document_versions');
    await forgetOldNames(app.services, new AbortController().signal);
    expect(await tablesWith(app, surname)).toEqual(['people', 'person_keys']);
    expect((await readBy(manager))['markdown']).toContain(`Call @Zelda ${surname} back`);
  });
});

describe('erasing', () => {
  test('leaves the name in no table and in no file', async () => {
    await ask(maker, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
      input: { noteId, content: `Zelda ${surname} (00:05): It froze.\nVera Lund (00:09): Twice.\n` },
    });
    await putInNote(maker, noteId, [zelda]);
    await highlight(maker, noteId, 'It froze.');
    await app.dispatcher?.drain();
    expect(await tablesWith(app, surname)).toContain('highlights');

    await erase();
    await app.dispatcher?.drain();
    expect(await tablesWith(app, surname)).toEqual([]);
    expect(filesWith(app, surname)).toEqual([]);
    const { markdown = '', commentText } = await readBy(maker);
    expect(markdown).toContain('@Deleted contact');
    expect(markdown).toContain('Vera Lund');
    expect(commentText).toContain('@Deleted contact');
    const again = await manager.graphql(`mutation { erasePeople(ids: ["${zelda}"]) { id } }`);
    expect(errorOf(again)[0]).toBe('NotFound');
  });
});
