import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { fromYDoc } from '#editor/yjs/from-y-doc.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask } from '#tests/support/work.ts';
import { applyInParts } from './apply-in-parts.ts';
import { loadDocument } from './load-document.ts';
import { readLongState } from './read-long-state.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let noteId: string;
const paragraphs = 4000;

beforeAll(async () => {
  app = await startTestApp({ services: ['web', 'worker'] });
  place = await (await createScene(app)).workspace('Long');
  ada = await place.member();
  const content = Array.from({ length: paragraphs }, (_one, n) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `Sentence ${n} of a long transcript, with words in it.` }],
  }));
  noteId = await addNote(ada, await addProject(ada), { content: JSON.stringify({ type: 'doc', content }) });
}, 120_000);
afterAll(() => app.close());

/** How often others got their turn meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await turn();
    turns += 1;
  }
  await end;
  return turns;
}

test('a long document is filled in parts, between which others get their turn', async () => {
  const state = await loadDocument(app.database, place.workspace.id, noteId);
  expect(state.length).toBeGreaterThan(200_000);
  const parts = await readLongState(place.workspace.id, 'parts', state);
  expect(parts.length).toBeGreaterThan(5);
  const document = new Y.Doc();
  expect(await turnsDuring(applyInParts(place.workspace.id, document, state))).toBeGreaterThan(parts.length);
  expect(fromYDoc(document).content).toHaveLength(paragraphs);
});

test('its content and its text are made in another process, and are the same', async () => {
  const state = await loadDocument(app.database, place.workspace.id, noteId);
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id: noteId });
  expect(note.content.content).toHaveLength(paragraphs);
  expect(note.content.content[7].content[0].text).toBe('Sentence 7 of a long transcript, with words in it.');
  const { text } = await readLongState(place.workspace.id, 'words', state);
  expect(text.split('\n')).toHaveLength(paragraphs);
  expect(await readLongState(place.workspace.id, 'mentions', state)).toEqual([]);
});
