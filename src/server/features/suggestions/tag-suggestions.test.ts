import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { addTag, highlight, highlightsIn } from '#tests/support/coding.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import {
  chosenModel,
  goesOnSlowly,
  openScriptedModel,
  says,
  type ScriptedModel,
} from '#tests/support/scripted-model.ts';
import {
  openTagSuggestions,
  review,
  setMode,
  startTags,
  suggestTags,
  type Suggested,
} from '#tests/support/suggesting.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { addNote, addProject, ask, close, documentOf, errorOf } from '#tests/support/work.ts';

const modelsDir = join(projectDir, 'models');
const { ok: isInstalled } = findModel(modelsDir);

const slow = [
  'The export takes fifteen minutes every time.',
  'It is so slow that I make a coffee while the page loads.',
  'Waiting for the report to load takes forever.',
  'The dashboard needs a minute before anything appears.',
];
const price = [
  'The yearly plan is too expensive for a small team.',
  'We pay more for this tool than for our rent.',
  'I would buy it if it cost half as much.',
];
const fresh = {
  slow: 'The page takes ages to load when I export the report.',
  price: 'The subscription costs too much for us.',
  other: 'My dog likes to sleep under the desk.',
};

describe.runIf(isInstalled)('suggested tags', () => {
  let app: TestApp;
  let scene: Scene;
  let model: ScriptedModel;
  let place: Place;
  let maker: Person;
  let project: string;
  let note: string;
  let tags: { slow: string; price: string };

  beforeAll(async () => {
    model = await openScriptedModel();
    app = await startTestApp({ env: { modelsDir, ...chosenModel(model) } });
    scene = await createScene(app);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  beforeEach(async () => {
    model.forget();
    place = await scene.workspace();
    maker = await place.member({ role: 'MANAGER', workspaceAdmin: true });
    project = await addProject(maker);
    tags = {
      slow: await addTag(maker, { projectId: project }, 'Slow'),
      price: await addTag(maker, { projectId: project }, 'Price'),
    };
    const coded = await addNote(maker, project, { content: documentOf([...slow, ...price].join(' ')) });
    for (const text of slow) await highlight(maker, coded, text, { tagIds: [tags.slow] });
    for (const text of price) await highlight(maker, coded, text, { tagIds: [tags.price] });
    note = await addNote(maker, project, { content: documentOf(Object.values(fresh).join(' ')) });
    await ask(maker, 'mutation { updateModelSettings(input: { generationEnabled: false }) { hasKey } }');
    await setMode(maker, 'Tags', 'Suggest');
  });

  const titles = (list: readonly Suggested[]) => list.map(({ highlight: at, tag }) => [at?.text, tag?.title]);

  test('come from the highlights that people tagged, with the one that is most alike', async () => {
    for (const text of Object.values(fresh)) await highlight(maker, note, text);
    const run = await suggestTags(maker, note);
    expect(run).toMatchObject({ status: 'DONE', proposed: 2, applied: 0, model: null, problem: null });
    const open = await openTagSuggestions(maker, note);
    expect(titles(open)).toEqual([
      [fresh.slow, 'Slow'],
      [fresh.price, 'Price'],
    ]);
    expect(slow).toContain(open[0]?.example?.text);
    expect(open[0]).toMatchObject({ basis: 'EXAMPLES', review: null });
    expect(open[0]?.score).toBeGreaterThan(0.35);
    expect(model.asked).toEqual([]);
  });

  test('are accepted, rejected and reopened, and a reviewed pair is not suggested again', async () => {
    for (const text of [fresh.slow, fresh.price]) await highlight(maker, note, text);
    await suggestTags(maker, note);
    const [first, second] = await openTagSuggestions(maker, note);
    await review(maker, 'accept', [first?.id]);
    await review(maker, 'reject', [second?.id]);
    expect(await openTagSuggestions(maker, note)).toEqual([]);
    expect((await highlightsIn(maker, note)).map((one) => one.tags.map(({ title }) => title))).toEqual([
      ['Slow'],
      [],
    ]);
    await review(maker, 'reopen', [first?.id]);
    expect((await highlightsIn(maker, note))[0]?.tags).toEqual([]);
    expect(await suggestTags(maker, note)).toMatchObject({ status: 'DONE', proposed: 0 });
    expect(titles(await openTagSuggestions(maker, note))).toEqual([[fresh.slow, 'Slow']]);
  });

  test('a rejection keeps the tag away from what is said in nearly the same words', async () => {
    const again = 'The subscription costs too much for us all.';
    const other = await addNote(maker, project, { content: documentOf(again) });
    await highlight(maker, note, fresh.price);
    await suggestTags(maker, note);
    await review(maker, 'reject', [(await openTagSuggestions(maker, note))[0]?.id]);
    await highlight(maker, other, again);
    expect(await suggestTags(maker, other)).toMatchObject({ proposed: 0 });
  });

  test('disappear when their words change, the highlight goes or a person tags it', async () => {
    const [edited, deleted, tagged] = [
      await highlight(maker, note, fresh.slow),
      await highlight(maker, note, fresh.price),
      await highlight(maker, note, 'too much for us'),
    ];
    await suggestTags(maker, note);
    const before = await openTagSuggestions(maker, note);
    expect(before.length).toBeGreaterThanOrEqual(2);
    await ask(maker, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', { ids: [deleted] });
    await ask(
      maker,
      'mutation ($ids: [ID!]!, $add: [ID!]) { changeHighlightTags(ids: $ids, add: $add) { id } }',
      { ids: [edited, tagged], add: [tags.price] },
    );
    expect(await openTagSuggestions(maker, note)).toEqual([]);
  });

  test('On puts the surest on by itself, never where a person tagged, and a person can take it off', async () => {
    await setMode(maker, 'Tags', null);
    const [byAi, byPerson] = [
      await highlight(maker, note, fresh.slow),
      await highlight(maker, note, fresh.price, { tagIds: [tags.slow] }),
    ];
    expect(await suggestTags(maker, note)).toMatchObject({ applied: 1 });
    const shown = () => highlightsIn(maker, note);
    expect((await shown()).map(({ id, tags: on }) => [id, on.map(({ title }) => title)])).toEqual([
      [byAi, ['Slow']],
      [byPerson, ['Slow']],
    ]);
    const [applied] = await openTagSuggestions(maker, note, 'APPLIED');
    expect(applied).toMatchObject({ review: 'ACCEPTED', reviewedBy: null });
    await review(maker, 'reject', [applied?.id]);
    expect((await shown())[0]?.tags).toEqual([]);
    expect(await suggestTags(maker, note)).toMatchObject({ applied: 0, proposed: 0 });
  });

  test('Off does nothing, also for one project alone', async () => {
    await highlight(maker, note, fresh.slow);
    await setMode(maker, 'Tags', 'Off', project);
    const refused = await startTags(maker, note);
    expect(errorOf(refused)).toEqual(['InvalidOperation', 'Suggested tags are turned off for this project']);
    await setMode(maker, 'Tags', null, project);
    expect(await suggestTags(maker, note)).toMatchObject({ proposed: 1 });
  });

  test('rest only on highlights that the person who asks may see', async () => {
    const hidden = await addProject(maker, { title: 'Board matters' });
    const { createTagBoard } = await ask(
      maker,
      'mutation { createTagBoard(input: { title: "Everywhere" }) { id } }',
    );
    const shared = await addTag(maker, { boardId: createTagBoard.id }, 'Layoffs');
    const secret = await addNote(maker, hidden, { content: documentOf('We let twelve people go in May.') });
    await highlight(maker, secret, 'We let twelve people go in May.', { tagIds: [shared] });
    await close(maker, { type: 'PROJECT', id: hidden });
    const said = 'They let a dozen people go in the spring.';
    const [mine, theirs] = [
      await addNote(maker, project, { content: documentOf(said) }),
      await addNote(maker, project, { content: documentOf(said) }),
    ];
    const other = await place.member();
    for (const id of [mine, theirs]) await highlight(other, id, said);
    expect(await suggestTags(other, theirs)).toMatchObject({ status: 'DONE' });
    const ofOther = await openTagSuggestions(other, theirs);
    expect(ofOther.filter(({ basis }) => basis === 'EXAMPLES').map(({ tag }) => tag?.title)).not.toContain(
      'Layoffs',
    );
    await suggestTags(maker, mine);
    const ofMaker = await openTagSuggestions(maker, mine);
    expect(ofMaker.map(({ tag, example }) => [tag?.title, example?.text])).toContainEqual([
      'Layoffs',
      'We let twelve people go in May.',
    ]);
    const seenByOther = await openTagSuggestions(other, mine);
    expect(seenByOther.find(({ tag }) => tag?.title === 'Layoffs')?.example).toBeNull();
    const outsider = await (await scene.workspace()).member();
    expect(errorOf(await startTags(outsider, mine))[0]).toBe('NotFound');
  });

  describe('with a language model', () => {
    beforeEach(async () => {
      await ask(maker, 'mutation { updateModelSettings(input: { generationEnabled: true }) { hasKey } }');
    });

    test('its choices are measured by the same examples; numbers that were not sent are dropped', async () => {
      for (const text of Object.values(fresh)) await highlight(maker, note, text);
      const pairs = [
        { quote: 1, tag: 1 },
        { quote: 3, tag: 1 },
        { quote: 3, tag: 2 },
        { quote: 99, tag: 1 },
        { quote: 1, tag: -4 },
      ];
      model.answer(says(`\`\`\`json\n${JSON.stringify({ pairs })}\n\`\`\``));
      const run = await suggestTags(maker, note);
      expect(run).toMatchObject({ status: 'DONE', model: 'scripted-1', problem: null });
      const open = await openTagSuggestions(maker, note);
      expect(titles(open)).not.toContainEqual([fresh.other, 'Price']);
      expect(open.find(({ highlight: at }) => at?.text === fresh.slow)).toMatchObject({
        model: 'scripted-1',
      });
      expect(model.asked).toHaveLength(1);
    });

    test('turned off while it writes: its answer is not used, what runs on this server still is', async () => {
      await highlight(maker, note, fresh.slow);
      model.answer(goesOnSlowly);
      const { body } = await startTags(maker, note);
      await eventually('the model is asked', () => model.asked.length === 1);
      await ask(maker, 'mutation { updateModelSettings(input: { generationEnabled: false }) { hasKey } }');
      const run = await suggestTags(maker, note);
      expect(run.id).toBe(body.data.suggestTags.id);
      expect(run).toMatchObject({ status: 'DONE', model: null, proposed: 1 });
      expect(run.problem).toBe('AI is turned off for this workspace.');
    });

    test('cancelled while it writes: nothing is suggested, and the request is closed', async () => {
      await highlight(maker, note, fresh.slow);
      model.answer(goesOnSlowly);
      const { body } = await startTags(maker, note);
      await eventually('the model is asked', () => model.asked.length === 1);
      await ask(maker, 'mutation ($id: ID!) { cancelSuggestionRun(id: $id) { status } }', {
        id: body.data.suggestTags.id,
      });
      await eventually('it hung up', () => model.asked[0]?.isClosed === true);
      expect(await openTagSuggestions(maker, note)).toEqual([]);
    });
  });
});
