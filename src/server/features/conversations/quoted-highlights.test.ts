import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAs } from '#tests/support/asking.ts';
import { highlight } from '#tests/support/coding.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject } from '#tests/support/work.ts';

let app: TestApp;
let maker: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp();
  maker = await (await (await createScene(app)).workspace()).member();
  project = await addProject(maker, { title: 'Export study' });
});
afterAll(() => app.close());

const question = 'Why do people give up on the export?';

test('a highlight is quoted once, under its speaker, and counts with its note as one source', async () => {
  const spoken = (speakerName: string, text: string) => ({
    type: 'utterance',
    attrs: { speakerName, start: 3, end: 9 },
    content: [{ type: 'text', text }],
  });
  const content = JSON.stringify({
    type: 'doc',
    content: [
      spoken('Ines', 'What happened with the export?'),
      spoken('Oskar', 'Honestly, I gave up on the export in March, because it lost my tags.'),
      spoken('Ines', 'Our people always give up on the export as well.'),
    ],
  });
  const call = await addNote(maker, project, { title: 'Call', content });
  await highlight(maker, call, 'I gave up on the export in March');
  const filter = { objectType: 'Note', objectIds: [call] };
  const answer = await askAs(app, maker, question, { filter });
  const quotes = answer.sentences.flatMap(({ citations }) => citations);
  expect(quotes.map(({ quote, speaker, type }) => `${speaker} ${type}: ${quote}`).toSorted()).toEqual([
    'Ines note: Our people always give up on the export as well.',
    'Oskar highlight: I gave up on the export in March',
  ]);
  expect(answer).toMatchObject({ numItems: 1, numHighlights: 1 });
});
