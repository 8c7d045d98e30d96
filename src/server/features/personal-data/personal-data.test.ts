import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { documentOfObject, highlight, highlightsIn } from '#tests/support/coding.ts';
import { toText } from '#editor/text/to-text.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { chosenModel, openScriptedModel, says, type ScriptedModel } from '#tests/support/scripted-model.ts';
import { endOf, setMode } from '#tests/support/suggesting.ts';
import { startSummary } from '#tests/support/summarizing.ts';
import { listThreads, startThread } from '#tests/support/talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';

const text = 'Write to ana@example.org. Then ana@example.org wrote from 10.1.2.3 to us.';
const rest = ' It took them a long while to answer, and nobody knew why it did.'.repeat(8);

describe('personal data', () => {
  let app: TestApp;
  let place: Place;
  let model: ScriptedModel;
  let owner: Person;
  let editor: Person;
  let project: string;
  let note: string;

  beforeAll(async () => {
    model = await openScriptedModel();
    app = await startTestApp({ env: chosenModel(model) });
    place = await (await createScene(app)).workspace();
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  beforeEach(async () => {
    owner = await place.member({ role: 'MANAGER', workspaceAdmin: true });
    editor = await place.member({ role: 'CONTRIBUTOR' });
    project = await addProject(owner);
    note = await addNote(owner, project, { content: documentOf(text) });
    await setMode(owner, 'Redact', 'Suggest', project);
  });

  async function find(objectId = note) {
    const { findPersonalData } = await ask(
      owner,
      'mutation ($id: ID!) { findPersonalData(objectType: NOTE, objectId: $id) { id } }',
      { id: objectId },
    );
    return endOf(owner, objectId, findPersonalData.id);
  }
  async function list(person = owner) {
    const { personalData } = await ask(
      person,
      `query ($id: ID!, $first: Int) { personalData(objectType: NOTE, objectId: $id, first: $first) { items {
        id kind words label state count context } } }`,
      { id: note, first: 50 },
    );
    return personalData.items as { id: string; words: string | null; label: string | null; state: string }[];
  }
  const review = (person: Person, ids: readonly string[], decision: string) =>
    person.graphql(
      'mutation ($ids: [ID!]!, $decision: PersonalDecision!) { reviewPersonalData(ids: $ids, decision: $decision) }',
      { ids, decision },
    );
  const idOf = async (words: string) => (await list()).find((one) => one.words === words)?.id ?? '';
  const textOf = async () => toText(nodeFromYDoc(await documentOfObject(app, place, note))).text;

  test('is found once for all its places, with what surrounds it, and changes nothing by itself', async () => {
    expect(await find()).toMatchObject({ status: 'DONE', proposed: 2, applied: 0 });
    expect(await list()).toMatchObject([
      {
        kind: 'EMAIL',
        words: 'ana@example.org',
        state: 'OPEN',
        count: 2,
        context: expect.stringContaining('Write to'),
      },
      { kind: 'IP', words: '10.1.2.3', state: 'OPEN', count: 1 },
    ]);
    expect(await textOf()).toBe(text);
  });

  test('is hidden in the text, its history, highlights and comments, and shown again only with full access', async () => {
    await highlight(owner, note, 'Then ana@example.org wrote');
    await startThread(owner, note, 'Who is it?', { anchor: 'SELECTION', quote: 'ana@example.org' });
    await find();
    await review(owner, [await idOf('ana@example.org')], 'HIDE');
    expect(await textOf()).toBe('Write to [Email 1]. Then [Email 1] wrote from 10.1.2.3 to us.');
    await eventually('the highlight says the same', async () =>
      (await highlightsIn(owner, note)).some((one) => one.text === 'Then [Email 1] wrote'),
    );
    expect(JSON.stringify(await listThreads(owner, note))).not.toContain('ana@example.org');
    const stored = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      sql<{ found: number }>`select count(*)::int as found from document_versions
        where document_id = ${note} and position(convert_to('ana@example.org', 'UTF8') in state) > 0`.execute(
        db,
      ),
    );
    expect(stored.rows).toEqual([{ found: 0 }]);
    const hidden = (await list(editor)).find((one) => one.label === '[Email 1]');
    expect(hidden).toMatchObject({ state: 'HIDDEN', words: null });
    expect(errorOf(await review(editor, [hidden?.id ?? ''], 'REOPEN'))[0]).toBe('Forbidden');
    await review(owner, [hidden?.id ?? ''], 'REOPEN');
    expect(await textOf()).toBe(text);
  });

  test('that is none stays so, and what is permanently deleted can’t be shown again', async () => {
    await find();
    const [ip, mail] = [await idOf('10.1.2.3'), await idOf('ana@example.org')];
    await review(owner, [ip], 'KEEP');
    await review(owner, [mail], 'HIDE');
    await ask(owner, 'mutation ($id: ID!) { purgePersonalData(objectType: NOTE, objectId: $id) }', {
      id: note,
    });
    expect(await find()).toMatchObject({ proposed: 0 });
    expect((await list()).map(({ words, state }) => [words, state])).toEqual([['10.1.2.3', 'KEPT']]);
    await review(owner, [mail], 'REOPEN');
    expect(await textOf()).toContain('[Email 1]');
  });

  test('On hides at once; Off refuses', async () => {
    await setMode(owner, 'Redact', 'On', project);
    expect(await find()).toMatchObject({ applied: 2, proposed: 0 });
    expect(await textOf()).toBe('Write to [Email 1]. Then [Email 1] wrote from [IP address 1] to us.');
    await setMode(owner, 'Redact', 'Off', project);
    const refused = await owner.graphql(
      'mutation ($id: ID!) { findPersonalData(objectType: NOTE, objectId: $id) { id } }',
      { id: note },
    );
    expect(errorOf(refused)[1]).toBe('Redaction is turned off for this project');
  });

  test.each([
    ['On', false],
    ['Off', true],
  ] as const)('with a form is sent to a language model only where that is off: %s', async (mode, isSent) => {
    const long = await addNote(owner, project, { content: documentOf(text + rest) });
    await setMode(owner, 'Redact', mode);
    model.forget();
    model.answer(says('Somebody wrote. [1.1]'));
    await startSummary(app, owner, { objectType: 'NOTE', objectId: long, framework: 'Essential' });
    const asked = await eventually('the model is asked', () =>
      Promise.resolve(model.asked.length > 0 && JSON.stringify(model.asked)),
    );
    expect(asked.includes('ana@example.org')).toBe(isSent);
    expect(asked.includes('[Email]')).toBe(!isSent);
  });
});
