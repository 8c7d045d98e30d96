import { filterFormToWire, type FilterRow } from '#domain/filters/filter-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { addField, setValues } from '#tests/support/fields.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { findAs, searchQuery, type Asked, type SearchFound, type Segment } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';
import { checkIndex, rebuildIndex } from './rebuild-index.ts';
import '#server/platform/search/tables.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker, { title: 'Checkout study' });
});

const find = (...[person, ...rest]: Asked): Promise<SearchFound> => findAs(app, person, ...rest);

function write(text: string, title = 'Interview', into = projectId): Promise<string> {
  return addNote(maker, into, { title, content: documentOf(text) });
}

function idsOf({ items }: SearchFound): string[] {
  return items.map(({ id }) => id);
}

function marked(segments: readonly Segment[]): string[] {
  return segments.filter(({ match }) => match).map(({ text }) => text);
}

const ctx = () => app.services.systemCtx(place.workspace);

describe('finds', () => {
  it('words by their stem, without accents, in text and title, and marks them', async () => {
    const id = await write('Customers were comparing prices in the café before paying.', 'Señor Müller');
    await write('Nothing to do with it.');
    const result = await find(viewer, 'compare price cafe ');
    expect(idsOf(result)).toEqual([id]);
    expect(marked(result.items[0]?.preview.content ?? [])).toEqual(['comparing', 'prices', 'café']);
    expect(idsOf(await find(viewer, 'senor muller '))).toEqual([id]);
    expect(idsOf(await find(viewer, 'price', { titleOnly: true }))).toEqual([]);
  });

  it('and marks no small words, nor what a word may become where it stands itself', async () => {
    await write('The app is slow at the desk. Appointments do get lost in the app.');
    const marksOf = async (query: string): Promise<string[]> =>
      marked((await find(viewer, query)).items[0]?.preview.content ?? []);
    expect(await marksOf('what do the staff at the desk dislike in the app')).toEqual(['app', 'desk', 'app']);
    expect(await marksOf('"at the desk" ')).toEqual(['The', 'at', 'the', 'desk', 'the']);
    expect(await marksOf('appoin')).toEqual(['Appointments']);
    expect(await marksOf('the ')).toEqual(['The', 'the', 'the']);
  });

  it('what a word is the beginning of, while it is typed', async () => {
    const id = await write('The onboarding took ages.');
    expect(idsOf(await find(viewer, 'onboa'))).toEqual([id]);
    expect(idsOf(await find(viewer, 'onboa '))).toEqual([]);
  });

  it('all of few words, phrases as they stand, and nothing with an excluded word', async () => {
    const slow = await write('The checkout was slow on mobile.');
    const other = await write('It was slow; the checkout broke.');
    expect(idsOf(await find(viewer, 'slow checkout')).sort()).toEqual([slow, other].sort());
    expect(idsOf(await find(viewer, '"checkout was slow"'))).toEqual([slow]);
    expect(idsOf(await find(viewer, '"checkouts"'))).toEqual([]);
    expect(idsOf(await find(viewer, 'slow -mobile'))).toEqual([other]);
    expect(idsOf(await find(viewer, 'slow -"checkout broke"'))).toEqual([slow]);
    expect((await find(viewer, '"checkout was slow"')).total).toBe(1);
  });

  it('what was meant by a mistyped word, and says so', async () => {
    const id = await write('People abandon their basket at the delivery step.');
    const result = await find(viewer, 'delivrey basket');
    expect(idsOf(result)).toEqual([id]);
    expect(result.suggestedQuery).toBe('delivery basket');
    expect((await find(viewer, 'delivery basket')).suggestedQuery).toBeNull();
  });

  it('texts of other languages by their own stems, and scripts without blanks', async () => {
    const german = await write(
      'Die Kundinnen und Kunden haben die Rechnungen nicht verstanden, weil sie zu lang waren.',
    );
    const japanese = await write('東京の利用者は支払い画面で迷いました。');
    expect(idsOf(await find(viewer, 'Rechnung '))).toEqual([german]);
    expect(idsOf(await find(viewer, '支払い'))).toEqual([japanese]);
  });

  it('the title before the text, and the words side by side before the words apart', async () => {
    const apart = await write('Billing is hard. Some say the page is fine.', 'One');
    const together = await write('The billing page is hard, some say.', 'Two');
    const titled = await write('Some say it is hard.', 'Billing page');
    expect(idsOf(await find(viewer, 'billing page ', { types: ['NOTE'] }))).toEqual([
      titled,
      together,
      apart,
    ]);
  });

  it('everything without a query, by filters, sorted and paged, with counts of every type', async () => {
    const second = await addProject(maker, { title: 'Second' });
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) {
      app.clock.pass(1000);
      ids.push(await write('text', title, second));
    }
    const insight = await addInsight(maker, second, { title: 'Found' });
    const inSecond = { location: { type: 'LOCATED_IN', ids: [second] }, types: ['NOTE'] };
    const newest = { sort: { by: 'CREATED', direction: 'DESC' } };
    const page = await find(viewer, '', { ...inSecond, ...newest }, { limit: 2 });
    expect([idsOf(page), page.total]).toEqual([[ids[2], ids[1]], 3]);
    expect(idsOf(await find(viewer, '', { ...inSecond, ...newest }, { limit: 2, offset: 2 }))).toEqual([
      ids[0],
    ]);
    expect(page.counts.filter(({ count }) => count > 0)).toEqual([
      { type: 'INSIGHT', count: 1 },
      { type: 'NOTE', count: 3 },
    ]);
    expect(page.projects).toEqual([{ project: { id: second }, count: 3 }]);
    const byMaker = { user: { type: 'NOT_CREATED_BY', ids: [maker.id] } };
    expect((await find(viewer, '', byMaker)).total).toBe(0);
    await ask(maker, `mutation { publishInsight(id: "${insight}") { id } }`);
    expect(idsOf(await find(viewer, '', { published: true }))).toEqual([insight]);
    expect((await find(viewer, '', {}, { limit: 0 })).items).toEqual([]);
    const long = {
      date: { type: 'CREATED', range: { option: 'custom', from: '2001-01-01', to: '2001-01-02' } },
    };
    expect((await find(viewer, 'text', long)).total).toBe(0);
  });
});

describe('finds by a form', () => {
  it('what its rows let through, among what the viewer may see; rows without a value don’t count', async () => {
    const short = await write('A short word', 'Alpha');
    await write('A short word', 'Beta');
    const titleHas = (Text: string): FilterRow => ({
      id: '1',
      field: { kind: 'system', field: 'Title' },
      operator: 'contains',
      values: { Text },
    });
    const byForm = async (rows: FilterRow[], more: object = {}) => {
      await app.dispatcher?.drain();
      const { searchByForm } = await ask(
        viewer,
        `query ($form: SearchFormInput!) { searchByForm(form: $form) { total items { id } } }`,
        {
          form: {
            query: 'short',
            filter: JSON.stringify(filterFormToWire({ combinator: 'And', rows })),
            ...more,
          },
        },
      );
      return searchByForm;
    };
    expect(idsOf(await byForm([titleHas('alph')]))).toEqual([short]);
    expect((await byForm([titleHas(' ')])).total).toBe(2);
    expect((await byForm([], { resultTypes: ['PROJECT'] })).total).toBe(0);
    const refused = await viewer.graphql(
      `query ($form: SearchFormInput!) { searchByForm(form: $form) { total } }`,
      { form: { query: 'a', filter: '{"combinator":"Xor"}' } },
    );
    expect(errorOf(refused)[0]).toBe('ValidationError');
  });
});

describe('finds by fields', () => {
  it('of notes, of contacts and of the contacts of notes, and by a form beside the options', async () => {
    const score = await addField(maker, projectId, { label: 'Score', type: 'NUMBER' });
    const plan = await addField(place.owner, null, { owner: 'PERSON', label: 'Plan' });
    const personId = await addContact(maker, { name: 'Ada Short' });
    const high = await write('A short word', 'High');
    const low = await write('A short word', 'Low');
    await setValues(maker, [
      { objectId: high, fieldId: score.id, value: '9' },
      { objectId: low, fieldId: score.id, value: '2' },
    ]);
    await setValues(maker, [{ objectId: personId, fieldId: plan.id, value: 'Gold' }]);
    await putInNote(maker, low, [personId]);
    const gold = { type: 'TEXT', fieldId: plan.id, value: 'gold' };
    const atLeast = { type: 'NUMBER', fieldId: score.id, min: 9 };
    expect(idsOf(await find(viewer, 'short', { fields: [atLeast] }))).toEqual([high]);
    expect(idsOf(await find(viewer, 'short', { personFields: [gold] }))).toEqual([personId]);
    expect(idsOf(await find(viewer, 'short', { notesFromFields: [gold] }))).toEqual([low]);
    const filter = JSON.stringify({
      combinator: 'And',
      rows: [
        { id: '1', field: { kind: 'system', field: 'title' }, operator: 'contains', values: { Text: 'lo' } },
      ],
    });
    const both = await find(viewer, 'short', { filter });
    expect(idsOf(both)).toEqual([low]);
    expect((await find(viewer, 'short', { filter, types: ['PROJECT'] })).counts).toEqual(both.counts);
    const odd = await viewer.graphql(searchQuery, {
      options: { fields: [{ type: 'BOOLEAN', fieldId: score.id, value: 'maybe' }] },
    });
    expect(errorOf(odd)[0]).toBe('ValidationError');
  });
});

describe('stays in step', () => {
  it('with the pages of files, as long as they are there', async () => {
    const noteId = await write('See the attachment.');
    const fileId = app.services.newId();
    const heard = (type: 'file.processed' | 'file.trashed', change: (db: Db) => Promise<unknown>) =>
      inTransaction(ctx(), async (tx) => {
        await change(tx.db);
        await tx.record({ type, payload: { fileId }, objectId: fileId, version: 1 });
      });
    await heard('file.processed', async (db) => {
      await sql`insert into files (workspace_id, id, owner_id, owner_type, name, size, status, created_by, created_at, updated_at)
        values (${place.workspace.id}, ${fileId}, ${noteId}, 'note', 'report.pdf', 1, 'DONE', ${maker.id}, now(), now())`.execute(
        db,
      );
      await sql`insert into file_pages (workspace_id, file_id, page, text, source)
        values (${place.workspace.id}, ${fileId}, 1, 'The turbine failed in winter.', 'TEXT')`.execute(db);
    });
    expect(idsOf(await find(viewer, 'turbine'))).toEqual([noteId]);
    await heard('file.trashed', (db) => sql`update files set trashed_at = now()`.execute(db));
    expect(idsOf(await find(viewer, 'turbine'))).toEqual([]);
  });

  it('with renames, trash, restore and a project that goes with all it holds', async () => {
    const id = await write('Unmistakable words', 'Old');
    expect(idsOf(await find(viewer, 'unmistakable'))).toEqual([id]);
    await ask(maker, `mutation { updateNote(input: { id: "${id}", title: "Quokka" }) { id } }`);
    expect(idsOf(await find(viewer, 'quokka'))).toEqual([id]);
    await ask(maker, `mutation { trashNotes(ids: ["${id}"]) { id } }`);
    expect((await find(viewer, 'quokka')).total).toBe(0);
    await ask(maker, `mutation { restoreNotes(ids: ["${id}"]) { id } }`);
    expect((await find(viewer, 'quokka')).total).toBe(1);
    await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
    expect((await find(viewer, 'quokka')).total).toBe(0);
    expect((await find(viewer, 'checkout study')).total).toBe(0);
    await ask(maker, `mutation { restoreProject(id: "${projectId}") { id } }`);
    expect((await find(viewer, 'quokka')).total).toBe(1);
  });

  it('with folders and what lies in them, and with contacts until they are hidden', async () => {
    const { createFolder } = await ask(
      maker,
      'mutation { createFolder(input: { title: "Payments" }) { id } }',
    );
    await write('Inside the folder', 'Deep note');
    await ask(
      maker,
      `mutation { moveProjects(ids: ["${projectId}"], folderId: "${createFolder.id}") { id } }`,
    );
    expect((await find(viewer, 'payments')).items.map(({ type }) => type)).toEqual(['PROJECT_CATEGORY']);
    const inFolder = { location: { type: 'LOCATED_IN', ids: [createFolder.id] } };
    expect((await find(viewer, '', inFolder)).items.map(({ type }) => type).sort()).toEqual([
      'NOTE',
      'PROJECT',
    ]);
    const { createPerson } = await ask(
      maker,
      'mutation { createPerson(input: { name: "Rosalind Gravesend" }) { id } }',
    );
    expect(idsOf(await find(viewer, 'gravesend'))).toEqual([createPerson.id]);
    await ask(place.owner, `mutation { hidePeople(ids: ["${createPerson.id}"]) { id } }`);
    const { search } = await ask(viewer, searchQuery, {
      options: { query: { method: 'FULL_TEXT', value: 'gravesned' } },
    });
    expect([search.total, search.suggestedQuery]).toEqual([0, null]);
  });

  it('with tags and highlights, where they lie and as long as they are there', async () => {
    const note = await write('The basket was emptied by a reload.');
    const tag = await addTag(maker, { projectId }, 'Frustrating moment');
    const marked1 = await highlight(maker, note, 'emptied by a reload', { tagIds: [tag] });
    expect(idsOf(await find(viewer, 'frustrating'))).toEqual([tag]);
    expect(idsOf(await find(viewer, 'reload', { types: ['HIGHLIGHT'] }))).toEqual([marked1]);
    const tagged = { tags: { type: 'CONTAINS', ids: [tag] } };
    expect(idsOf(await find(viewer, '', tagged)).sort()).toEqual([marked1, note].sort());
    await ask(maker, `mutation { trashNotes(ids: ["${note}"]) { id } }`);
    expect((await find(viewer, 'reload')).total).toBe(0);
    expect(await checkIndex(ctx())).not.toContainEqual(expect.objectContaining({ wrong: 1 }));
  });

  it('is checked and repaired', async () => {
    const id = await write('Zebra crossing');
    await find(viewer, 'zebra');
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      db.updateTable('search_items').set({ title: 'Wrong', seq: 1_000_000 }).where('id', '=', id).execute(),
    );
    const wrong = async () => (await checkIndex(ctx())).filter(({ wrong: count }) => count > 0);
    expect(await wrong()).toEqual([{ type: 'NOTE', wrong: 1 }]);
    await rebuildIndex(ctx());
    expect(await wrong()).toEqual([]);
  });

  it('when an admin has it rebuilt, once however often they press', async () => {
    const id = await write('The tapir');
    await find(viewer, 'tapir');
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      db.updateTable('search_items').set({ title: 'Wrong', seq: 1_000_000 }).where('id', '=', id).execute(),
    );
    const state = 'builtAt rebuild { id state progress }';
    const asked = await Promise.all(
      [1, 2, 3].map(() => ask(place.owner, `mutation { rebuildSearchIndex { ${state} } }`)),
    );
    expect(new Set(asked.map(({ rebuildSearchIndex }) => rebuildSearchIndex.rebuild.id)).size).toBe(1);
    await eventually('the rebuild is done', async () => {
      const { searchIndex } = await ask(place.owner, `{ searchIndex { ${state} } }`);
      return searchIndex.rebuild.state === 'COMPLETED' && searchIndex.rebuild.progress === 1;
    });
    expect((await checkIndex(ctx())).filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(idsOf(await find(viewer, 'tapir'))).toEqual([id]);
  });
});
