import { beforeEach, expect, it } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import { addInsight, addNote, ask, close, detach, documentOf } from '#tests/support/work.ts';
import { followWaiting } from './follow-waiting.ts';

gatherTeam();

let noteId: string;
let otherNoteId: string;
let quoteId: string;
let insightId: string;

const cardsOf = (...cards: { kind: string; id: string }[]): string =>
  JSON.stringify({ type: 'doc', content: cards.map((attrs) => ({ type: 'referenceCard', attrs })) });

beforeEach(async () => {
  noteId = await addNote(maker, projectId, { title: 'First', content: documentOf('The basket was empty.') });
  otherNoteId = await addNote(maker, projectId, { title: 'Second', content: documentOf('All went well.') });
  quoteId = await highlight(maker, noteId, 'The basket was empty.');
  const content = cardsOf({ kind: 'highlight', id: quoteId }, { kind: 'highlight', id: otherNoteId });
  insightId = await addInsight(maker, projectId, { title: 'Baskets empty themselves', content });
  await app.dispatcher?.drain();
});

const usedIn = async (person: Person) => {
  const { highlight: quote, note } = await ask(
    person,
    `{ highlight(id: "${quoteId}") { usedIn { id title } } note(id: "${noteId}") { usedIn { id } } }`,
  );
  return { quote: quote.usedIn, note: note.usedIn };
};

async function rows(person: Person, objectType: string, property: string, value: object): Promise<string[]> {
  const field = { kind: 'system', field: property };
  const filter = { combinator: 'And', rows: [{ id: 'r', field, operator: 'is one of', values: value }] };
  const { viewRows } = await ask(
    person,
    `query ($data: String!) { viewRows(projectId: "${projectId}", objectType: ${objectType}, data: $data) { items { id } } }`,
    { data: JSON.stringify({ filter }) },
  );
  return viewRows.items.map(({ id }: { id: string }) => id);
}

it('names the insights that use a highlight, and the note that it is in', async () => {
  expect(await usedIn(viewer)).toEqual({
    quote: [{ id: insightId, title: 'Baskets empty themselves' }],
    note: [{ id: insightId }],
  });
});

it('finds highlights and notes by their insights, and insights by their notes', async () => {
  expect(await rows(viewer, 'HIGHLIGHT', 'insights', { Insights: [insightId] })).toEqual([quoteId]);
  expect(await rows(viewer, 'NOTE', 'insights', { Insights: [insightId] })).toEqual([noteId]);
  expect(await rows(viewer, 'INSIGHT', 'note', { Notes: [noteId] })).toEqual([insightId]);
  expect(await rows(viewer, 'INSIGHT', 'note', { Notes: [otherNoteId] })).toEqual([]);
});

it('finds insights by the people who took part in their notes', async () => {
  const [ada, ben] = [await addContact(maker, { name: 'Ada' }), await addContact(maker, { name: 'Ben' })];
  await putInNote(maker, noteId, [ada]);
  await putInNote(maker, otherNoteId, [ben]);
  expect(await rows(viewer, 'INSIGHT', 'people', { People: [ada] })).toEqual([insightId]);
  expect(await rows(viewer, 'INSIGHT', 'people', { People: [ben] })).toEqual([]);
});

it('tells nobody of an insight that they may not see', async () => {
  await detach(maker, { type: 'INSIGHT', id: insightId });
  await close(maker, { type: 'INSIGHT', id: insightId });
  expect(await usedIn(viewer)).toEqual({ quote: [], note: [] });
  expect(await rows(viewer, 'HIGHLIGHT', 'insights', { Insights: [insightId] })).toEqual([]);
  expect(await usedIn(maker)).toMatchObject({ quote: [{ id: insightId }] });
});

it('forgets an insight in the trash', async () => {
  await ask(maker, `mutation { trashInsights(ids: ["${insightId}"]) { id } }`);
  expect(await usedIn(maker)).toEqual({ quote: [], note: [] });
});

it('reads insights that are older than the list of their evidence', async () => {
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
    await db.deleteFrom('evidence_uses').execute();
    await db
      .insertInto('evidence_waiting')
      .values({ workspace_id: place.workspace.id, insight_id: insightId })
      .execute();
  });
  expect(await usedIn(maker)).toEqual({ quote: [], note: [] });
  await followWaiting(app.services, new AbortController().signal);
  expect(await usedIn(maker)).toMatchObject({ quote: [{ id: insightId }] });
});

const insightsUsing = async (person: Person, ...ids: string[]) =>
  (await ask(person, 'query ($ids: [ID!]!) { insightsUsing(ids: $ids) }', { ids })).insightsUsing;
const sourceInTrash = async (person: Person, id: string) =>
  (await ask(person, `{ trashedSource(id: "${id}") { type id } }`)).trashedSource;

it('counts the insights that lose their evidence with a note in the trash', async () => {
  await ask(maker, `mutation { trashNotes(ids: ["${noteId}"]) { id } }`);
  expect(await insightsUsing(maker, noteId, otherNoteId)).toBe(1);
  expect(await insightsUsing(maker, otherNoteId)).toBe(0);
});

it('counts no insight that the person may not see', async () => {
  await detach(maker, { type: 'INSIGHT', id: insightId });
  await close(maker, { type: 'INSIGHT', id: insightId });
  expect(await insightsUsing(viewer, quoteId)).toBe(0);
  expect(await insightsUsing(maker, quoteId)).toBe(1);
});

it('leads from a card to the note in the trash that it needs, for who may restore it', async () => {
  expect(await sourceInTrash(maker, quoteId)).toBeNull();
  await ask(maker, `mutation { trashNotes(ids: ["${noteId}"]) { id } }`);
  expect(await sourceInTrash(maker, quoteId)).toEqual({ type: 'NOTE', id: noteId });
  expect(await sourceInTrash(maker, noteId)).toEqual({ type: 'NOTE', id: noteId });
  expect(await sourceInTrash(viewer, quoteId)).toBeNull();
  await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
  expect(await sourceInTrash(maker, quoteId)).toEqual({ type: 'PROJECT', id: projectId });
});
