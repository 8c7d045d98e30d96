import { beforeEach, expect, test } from 'vitest';
import { goesOnSlowly, says } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, maker, model } from '#tests/support/scripted-team.ts';
import {
  currentSummary,
  finishedSummary,
  headings,
  startSummary,
  summarize,
  type MadeSummary,
} from '#tests/support/summarizing.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

let note: string;

const said =
  'The export took 15 minutes and did not keep the tags. Amara gave up on the export twice. Sharing a reel works well for the support team, and they share one every Monday.';
const right = 'Amara gave up on the export twice [1.2].';

gatherScriptedTeam();
beforeEach(async () => {
  const project = await addProject(maker, { title: 'Export study' });
  note = await addNote(maker, project, { title: 'Interview', content: documentOf(said) });
});

function summaryOf(text: string, more: Record<string, unknown> = {}): Promise<MadeSummary> {
  model.answer(says(text));
  return summarize(app, maker, { objectType: 'NOTE', objectId: note, ...more });
}

test('what follows from the note is shown with the very words, under the headings of the framework', async () => {
  const text = `## Pain\n- ${right}\n- The export did not keep the tags [1.1].\n## Our great idea\n## Impact\n`;
  const summary = await summaryOf(text, { framework: 'SalesSPICED', type: 'BulletPoints' });
  expect(summary).toMatchObject({ state: 'DONE', engine: 'MODEL', model: 'scripted-1', problem: null });
  expect(headings(summary)).toEqual(['Pain', 'Impact']);
  expect(summary.sentences[1]).toMatchObject({
    opens: 'ITEM',
    support: 'SUPPORTED',
    citations: [{ id: note, quote: 'Amara gave up on the export twice.' }],
  });
});

test('an invented sentence is marked, an invented heading is not shown', async () => {
  const summary = await summaryOf(
    `## Everybody loves payroll\n${right} The export took 45 minutes [1.1]. The export took 15 minutes [1.1].`,
    { framework: 'ByThemes' },
  );
  expect(headings(summary)).toEqual([]);
  expect(summary.sentences.map(({ support }) => support)).toEqual(['SUPPORTED', 'UNSUPPORTED', 'SUPPORTED']);
});

test('17 times and figures in headings that nobody said are not shown, and each quote has its own time', async () => {
  const spoken = (start: number, text: string) => ({
    type: 'utterance',
    attrs: { speakerName: 'Amara', start, end: start + 5 },
    content: [{ type: 'text', text }],
  });
  const content = {
    type: 'doc',
    content: [
      spoken(4, 'The export took very long and it did not keep any of the tags.'),
      spoken(65, 'In the end I gave up on the export and took screenshots of the board.'),
    ],
  };
  const { projectId } = (await ask(maker, 'query ($id: ID!) { note(id: $id) { projectId } }', { id: note }))
    .note;
  note = await addNote(maker, projectId, { title: 'Call', content: JSON.stringify(content) });
  const summary = await summaryOf(
    '## -00:05 Export\nAmara gave up on the export [1.2].\n## 99:59 Tags of the export\nThe export did not keep the tags [1.1].\n## Took screenshots\nShe took screenshots [1.2].',
    { framework: 'Chronological' },
  );
  expect(summary.text).not.toMatch(/99|05/);
  expect(headings(summary)).toEqual(['Took screenshots']);
  const shown = summary.sentences.flatMap(({ citations }) => citations);
  expect(shown.map(({ seconds }) => seconds)).toEqual([65, 4, 65]);
});

test('a summary that the note does not support gives way to key quotes', async () => {
  const summary = await summaryOf('Payroll costs 900 euros [1.1]. Oslo has 45 offices [1.2].');
  expect(summary).toMatchObject({ engine: 'EMBEDDED' });
  expect(summary.problem).toContain('wasn’t supported');
  for (const { text } of summary.sentences) expect(said).toContain(text);
});

test('in another language numbers are checked, and it says that the meaning was not', async () => {
  const summary = await summaryOf(
    'Der Export hat 15 Minuten gedauert und die Schlagwörter nicht behalten [1.1]. Es hat 45 Minuten gedauert, und das war nicht gut [1.1].',
    { language: 'de-DE' },
  );
  expect(summary.sentences.map(({ support }) => support)).toEqual(['UNCHECKED', 'UNSUPPORTED']);
  expect(summary.sentences[0]?.citations).toHaveLength(1);
});

test('at most 5000 characters are shown', async () => {
  const long = Array.from(
    { length: 250 },
    () => 'Amara gave up on the export twice, on the export [1.2].',
  ).join(' ');
  const summary = await summaryOf(long);
  expect(summary.text.length).toBeLessThanOrEqual(5000);
  expect(summary.text.length).toBeGreaterThan(4500);
});

test('cancelled in the middle, the summary before it stays', async () => {
  const before = await summaryOf(right);
  model.answer(goesOnSlowly);
  const { id } = await startSummary(app, maker, { objectType: 'NOTE', objectId: note });
  await ask(maker, 'mutation ($id: ID!) { cancelSummary(id: $id) { id } }', { id });
  expect(await finishedSummary(maker, id)).toMatchObject({ state: 'CANCELLED' });
  const { current, attempt } = await currentSummary(maker, 'NOTE', note);
  expect(current?.id).toBe(before.id);
  expect(attempt?.id).toBe(id);
});

test('the prompt, the language and the sections reach the model, and nothing of other notes does', async () => {
  await summaryOf(right, { framework: 'CustomPrompt', prompt: 'Say what annoys people', language: 'fr-FR' });
  const sent = JSON.stringify(model.asked[0]?.body);
  expect(sent).toContain('Say what annoys people');
  expect(sent).toContain('French');
  expect(sent).toContain('Amara gave up');
});
