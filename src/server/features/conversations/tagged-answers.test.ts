import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { askAs, supported } from '#tests/support/asking.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { addTheme } from '#tests/support/themes.ts';
import { addNote, addProject, ask } from '#tests/support/work.ts';

const modelsDir = join(projectDir, 'models');
const { ok: isInstalled } = findModel(modelsDir);

describe.runIf(isInstalled)('without a language model, with a model of meaning', () => {
  let app: TestApp;
  let place: Place;
  let maker: Person;
  let project: string;

  beforeAll(async () => {
    app = await startTestApp({ env: { modelsDir } });
    place = await (await createScene(app)).workspace();
    maker = await place.member();
    project = await addProject(maker, { title: 'Clinics' });
    await addNote(maker, project, { title: 'Front desk', content: talkOf(frontDesk) });
    const call = await addNote(maker, project, { title: 'A patient', content: talkOf(patient) });
    const tag = await addTag(maker, { projectId: project }, 'Replies lost');
    await highlight(maker, call, late, { tagIds: [tag] });
  });
  afterAll(() => app.close());

  test('what people tagged with what is asked is quoted, whatever its words', async () => {
    const quotes = await quoted('What do patients say about replying to reminder messages?');
    expect(quotes).toContain(late);
    expect(quotes).not.toContain('My knee, and the friendly reviews.');
  });

  test('an answer is about what the turn before it asked, and nothing fills the room that is left', async () => {
    const quotes = await quoted('What happens when the internet goes down?');
    expect(quotes).toContain('We have a red folder.');
    expect(quotes.filter((quote) => /text message|knee|queue/u.test(quote))).toEqual([]);
  });

  test('where an insight comes from is no quote', async () => {
    const { createChannel } = await ask(
      maker,
      'mutation { createChannel(input: { title: "Reviews" }) { id } }',
    );
    const points = [{ text: 'The parcel came two days late', participant: 'Ada' }];
    const themeId = await addTheme(app, place, createChannel.id, points);
    const elsewhere = await addProject(maker, { title: 'Parcels' });
    await ask(
      maker,
      'mutation ($themeId: ID!, $projectId: ID!) { createInsightFromTheme(themeId: $themeId, projectId: $projectId) { id } }',
      { themeId, projectId: elsewhere },
    );
    const filter = { objectType: 'Project', objectIds: [elsewhere] };
    const quotes = supported(await askAs(app, maker, 'What is said about late parcels?', { filter }));
    expect(quotes).toEqual(['The parcel came two days late']);
  });

  async function quoted(question: string): Promise<string[]> {
    return supported(await askAs(app, maker, question));
  }
});

type Talk = readonly (readonly [speakerName: string, text: string])[];

const late = 'I wrote back that I would be late and nobody read it.';
const frontDesk: Talk = [
  ['Ines', 'What is slow at the desk?'],
  ['Oskar', 'Opening a record takes nine seconds, and with a queue that is embarrassing.'],
  ['Ines', 'What about reminders?'],
  ['Oskar', 'A text message goes out the day before.'],
  ['Ines', 'What would you change?'],
  ['Oskar', 'It should work when the internet is down, because ours goes down every week.'],
  ['Ines', 'What do you do when the internet is down?'],
  ['Oskar', 'Paper again. We have a red folder.'],
];
const patient: Talk = [
  ['Ines', 'Why did you choose this clinic?'],
  ['Kofi', 'My knee, and the friendly reviews.'],
  ['Ines', 'Did you get reminders?'],
  ['Kofi', `Yes, one. ${late}`],
];

function talkOf(talk: Talk): string {
  return JSON.stringify({
    type: 'doc',
    content: talk.map(([speakerName, text], at) => ({
      type: 'utterance',
      attrs: { speakerName, start: at * 10, end: at * 10 + 9 },
      content: [{ type: 'text', text }],
    })),
  });
}
