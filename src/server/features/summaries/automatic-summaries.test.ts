import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerModels } from '#server/features/answering/index.ts';
import { recordContentChanged } from '#server/kernel/documents/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { setMode } from '#tests/support/suggesting.ts';
import { currentSummary, generateMutation, summarize } from '#tests/support/summarizing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';
import { summarizeSettled } from './settled/summarize-settled.ts';

const said =
  'The export takes fifteen minutes and it is really frustrating when it breaks. We lose time every week because the export loses all tags. I wish it could keep the tags automatically.';

let app: TestApp;
let place: Place;
let maker: Person;
let project: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => enter(app));

async function enter(into: TestApp): Promise<void> {
  place = await (await createScene(into)).workspace();
  maker = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  project = await addProject(maker);
}

const noteWith = (text: string) => addNote(maker, project, { content: documentOf(text) });
const shown = async (note: string) => (await currentSummary(maker, 'NOTE', note)).current;
/** Once every event was heard, as when the time of this one has come. */
async function settle(note: string, event?: string): Promise<boolean> {
  await app.dispatcher?.drain();
  const { services } = app;
  return summarizeSettled(services.systemCtx(place.workspace), answerModels(services.models, services.log), {
    noteId: note,
    eventId: event ?? (await lastEvent(note)),
    actorId: null,
  });
}

async function lastEvent(note: string): Promise<string> {
  const { id } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('events')
      .select('id')
      .where('object_id', '=', note)
      .where('type', 'in', ['note.created', 'note.contentChanged'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

test('a note is summarized by itself once its text rests, as Hark’s AI', async () => {
  const quick = await startTestApp({ env: { summariesAfterSeconds: 1 } });
  try {
    await enter(quick);
    const note = await noteWith(said);
    const summary = await eventually('it is summarized', async () => (await shown(note)) ?? false);
    expect(summary).toMatchObject({ state: 'DONE', engine: 'EMBEDDED', createdBy: null, aiGenerated: true });
  } finally {
    await quick.close();
  }
});

describe('nothing is made', () => {
  test('where the mode is Suggest or Off, and Off refuses who asks', async () => {
    await setMode(maker, 'Summarize', 'Suggest');
    const note = await noteWith(said);
    expect(await settle(note)).toBe(false);
    expect(await summarize(app, maker, { objectType: 'NOTE', objectId: note })).toMatchObject({
      state: 'DONE',
    });
    await setMode(maker, 'Summarize', 'Off', project);
    const other = await noteWith(said);
    expect(await settle(other)).toBe(false);
    const input = { objectType: 'NOTE', objectId: other, requestKey: 'once' };
    expect(errorOf(await maker.graphql(generateMutation, { input }))).toEqual([
      'InvalidOperation',
      'Summaries are turned off for this project',
    ]);
    const { objectSummary } = await ask(
      maker,
      'query ($id: ID!) { objectSummary(objectType: NOTE, objectId: $id) { mode } }',
      { id: other },
    );
    expect(objectSummary).toEqual({ mode: 'Off' });
  });

  test('of a note with too few words, and while the text still changes', async () => {
    const short = await noteWith('Too few words.');
    expect(await settle(short)).toBe(false);
    const note = await noteWith(said);
    const first = await lastEvent(note);
    await change(note);
    expect(await settle(note, first)).toBe(false);
    expect(await settle(note)).toBe(true);
  });

  test('over what a person asked for, edited or put back', async () => {
    const note = await noteWith(said);
    expect(await settle(note)).toBe(true);
    const first = await shown(note);
    expect(await settle(note)).toBe(true);
    await ask(maker, 'mutation ($id: ID!) { restoreSummary(id: $id) { id } }', { id: first?.id });
    expect(await settle(note)).toBe(false);
    await ask(maker, 'mutation ($id: ID!, $text: String!) { updateSummary(id: $id, text: $text) { id } }', {
      id: first?.id,
      text: 'Talk to Amara again.',
    });
    expect(await settle(note)).toBe(false);
    expect(await shown(note)).toMatchObject({ text: 'Talk to Amara again.', engine: 'PERSON' });
    const asked = await noteWith(said);
    await summarize(app, maker, { objectType: 'NOTE', objectId: asked, framework: 'Essential' });
    expect(await settle(asked)).toBe(false);
  });
});

async function change(note: string): Promise<void> {
  await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
    recordContentChanged(tx, { kind: 'note', ownerId: note }),
  );
}
