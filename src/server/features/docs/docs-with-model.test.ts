import { beforeEach, expect, test } from 'vitest';
import { addDoc, runDoc, runMutation, startRun } from '#tests/support/docs.ts';
import { goesOnSlowly, says } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, maker, model } from '#tests/support/scripted-team.ts';
import { currentSummary, finishedSummary } from '#tests/support/summarizing.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';

let note: string;

const said = 'The export took 15 minutes and did not keep the tags. Amara gave up on the export twice.';
const prompt = 'Why do people give up on the export?';

gatherScriptedTeam();
beforeEach(async () => {
  const project = await addProject(maker, { title: 'Export study' });
  note = await addNote(maker, project, { title: 'Interview', content: documentOf(said) });
});

test('each sentence is checked: what follows from the note is cited, what does not is marked', async () => {
  model.answer(
    says(
      'Amara gave up on the export twice [1.2]. The export took 15 minutes [1.1]. It took 45 minutes for Bob [1.1].',
    ),
  );
  const run = await runDoc(app, maker, await addDoc(maker, { prompt }));
  expect(run).toMatchObject({
    state: 'DONE',
    engine: 'MODEL',
    model: 'scripted-1',
    problem: null,
    numItems: 1,
  });
  expect(run.sentences.map(({ support }) => support)).toEqual(['SUPPORTED', 'SUPPORTED', 'UNSUPPORTED']);
  expect(run.sentences[0]?.citations).toMatchObject([
    { id: note, quote: 'Amara gave up on the export twice.' },
  ]);
  expect(run.sentences[2]?.citations).toEqual([]);
  expect(JSON.stringify(model.asked[0]?.body)).toContain(prompt);
});

test('a run that the notes do not support gives way to quotes, and says so', async () => {
  model.answer(says('Payroll costs 900 euros [1.1]. Oslo has 45 offices [1.2].'));
  const run = await runDoc(app, maker, await addDoc(maker, { prompt }));
  expect(run).toMatchObject({ state: 'DONE', engine: 'EMBEDDED' });
  expect(run.problem).toContain('wasn’t supported');
  for (const { text } of run.sentences) expect(said).toContain(text);
});

test('nothing is sent to the model where nothing answers', async () => {
  const doc = await addDoc(maker, { prompt: 'Which payroll vendor integrates with SAP in Norway?' });
  expect((await runDoc(app, maker, doc)).problem).toContain('Nothing here answers this');
  expect(model.asked).toHaveLength(0);
});

test('while it runs it is not run again; cancelled, what was there before stays', async () => {
  model.answer(says('Amara gave up on the export twice [1.2].'));
  const doc = await addDoc(maker, { prompt });
  const before = await runDoc(app, maker, doc);
  model.answer(goesOnSlowly);
  const { id } = await startRun(app, maker, doc);
  const again = await maker.graphql(runMutation, { id: doc, requestKey: 'another' });
  expect(errorOf(again)[1]).toBe('This doc is already running. Wait for it or cancel it.');
  await ask(maker, 'mutation ($id: ID!) { cancelSummary(id: $id) { id } }', { id });
  expect(await finishedSummary(maker, id)).toMatchObject({ state: 'CANCELLED' });
  const { current, attempt } = await currentSummary(maker, 'DOC', doc);
  expect([current?.id, attempt?.id]).toEqual([before.id, id]);
});

test('a prompt of several questions is looked for part by part', async () => {
  await addNote(maker, await addProject(maker, { title: 'Reels' }), {
    title: 'Call with Marcus',
    content: documentOf('Sharing a reel works well for the support team every Monday.'),
  });
  model.answer(says('Amara gave up on the export twice [1.2].'));
  const doc = await addDoc(maker, {
    prompt: 'Why do people give up on the export? How does the support team share a reel?',
  });
  await runDoc(app, maker, doc);
  const sent = JSON.stringify(model.asked[0]?.body);
  expect(sent).toContain('Amara gave up');
  expect(sent).toContain('Sharing a reel works well');
});
