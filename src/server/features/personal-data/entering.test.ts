import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { runTable, uploadTable } from '#tests/support/import-table.ts';
import { startProgram } from '#tests/support/program.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { filesWith, tablesWith } from '#tests/support/stored-words.ts';
import { setMode } from '#tests/support/suggesting.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
/** Makes the channel and the project. */
let owner: Person;
/** May edit both. */
let editor: Person;
let channelId: string;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Feedback');
  owner = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  editor = await place.member({ role: 'CONTRIBUTOR' });
  channelId = (await ask(owner, 'mutation { createChannel(input: { title: "Reviews" }) { id } }'))
    .createChannel.id;
  projectId = await addProject(owner);
});

const mail = 'zelda.quimby@secret.example';
const review = {
  text: `Zelda Quimby here: write to ${mail}, not to billing. ${mail} works.`,
  participant: 'Zelda Quimby',
  url: `https://reviews.example/?by=${mail}`,
  externalId: mail,
};

async function add(...points: object[]) {
  const { addDataPoints } = await ask(
    owner,
    'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount knownCount } }',
    { input: { channelId, source: 'CSV', points } },
  );
  return addDataPoints;
}
async function points() {
  const { channel } = await ask(
    owner,
    `{ channel(id: "${channelId}") { dataPoints { items { text participant url } } } }`,
  );
  return channel.dataPoints.items;
}
type Found = { id: string; kind: string; words: string | null; label: string | null; context: string };
async function found(state: string, person = owner): Promise<Found[]> {
  const { channelPersonalData } = await ask(
    person,
    `query ($channelId: ID!, $state: PersonalState!) { channelPersonalData(channelId: $channelId, state: $state) {
      items { id kind words label count context } } }`,
    { channelId, state },
  );
  return channelPersonalData.items.toSorted((a: Found, b: Found) => a.kind.localeCompare(b.kind));
}
const decide = (person: Person, ids: readonly string[], decision: string) =>
  person.graphql(
    `mutation ($channelId: ID!, $ids: [ID!]!, $decision: PersonalDecision!) {
      reviewChannelPersonalData(channelId: $channelId, ids: $ids, decision: $decision) }`,
    { channelId, ids, decision },
  );
/** Everything that hears of an import has done its part. */
async function nowhere(words: string): Promise<void> {
  await app.dispatcher?.drain();
  expect(await tablesWith(app, words)).toEqual([]);
}

describe('a data point that comes in where redaction is On', () => {
  beforeEach(() => setMode(owner, 'Redact', 'On'));

  test('is stored without personal data, which is nowhere in the database', async () => {
    expect(await add(review)).toEqual({ addedCount: 1, knownCount: 0 });
    expect(await points()).toEqual([
      {
        text: '[Person 1] here: write to [Email 1], not to billing. [Email 1] works.',
        participant: '[Person 1]',
        url: null,
      },
    ]);
    await nowhere('quimby');
    await nowhere('secret.example');
    expect(await add(review)).toEqual({ addedCount: 0, knownCount: 1 });
  });

  test('comes from a program as well', async () => {
    const program = await startProgram(app, owner);
    const { status } = await program.post('/api/v1/data-points', {
      channelId,
      externalId: 'ticket-1',
      externalUrl: null,
      importUrl: null,
      raw: {
        kind: 'conversation',
        messages: [
          { externalId: '1', text: `I am ${mail}`, timestamp: '2026-03-02T10:00:00Z', participant: 'Zelda' },
          { externalId: '2', text: 'Hello Zelda', timestamp: '2026-03-02T10:01:00Z', participant: null },
        ],
      },
    });
    expect(status).toBe(200);
    expect(await points()).toMatchObject([{ text: 'I am [Email 1]', participant: '[Person 1]' }]);
    await nowhere(mail);
    await nowhere('zelda');
  });

  test('is shown again with full access alone, until the words are permanently deleted', async () => {
    await add(review);
    const [email, person] = await found('HIDDEN');
    expect(email).toMatchObject({ kind: 'EMAIL', words: mail, label: '[Email 1]', count: 2 });
    expect((await found('HIDDEN', editor)).map(({ words }) => words)).toEqual([null, null]);
    expect(errorOf(await decide(editor, [email?.id ?? ''], 'REOPEN'))[0]).toBe('Forbidden');
    await decide(owner, [person?.id ?? ''], 'REOPEN');
    expect(await points()).toMatchObject([
      { text: expect.stringContaining('Zelda Quimby here'), participant: 'Zelda Quimby' },
    ]);
    await ask(owner, 'mutation ($id: ID!) { purgeChannelPersonalData(channelId: $id) }', { id: channelId });
    await decide(owner, [email?.id ?? ''], 'REOPEN');
    expect((await points())[0].text).toContain('write to [Email 1]');
    await nowhere(mail);
  });

  test('takes its sealed words with it', async () => {
    await add(review);
    const sealed = `select count(*)::int as count from sealed_secrets where workspace_id = $1`;
    const count = async () =>
      (await app.database.owner.query(sealed, [place.workspace.id])).rows[0].count as number;
    expect(await count()).toBe(2);
    await app.database.owner.query('delete from data_points where channel_id = $1', [channelId]);
    expect(await count()).toBe(0);
  });
});

test('a data point waits for a review where redaction is Suggest, and is stored as it came', async () => {
  await setMode(owner, 'Redact', 'Suggest');
  await add({ text: review.text });
  expect(await points()).toMatchObject([{ text: review.text }]);
  const [email] = await found('OPEN', editor);
  expect(email).toMatchObject({ words: mail, label: null, context: expect.stringContaining('write to') });
  await decide(editor, [email?.id ?? ''], 'HIDE');
  expect((await points())[0].text).toContain('write to [Email 1], not');
  await nowhere('secret.example');
});

test('a data point stays as it is where nobody chose a mode', async () => {
  const plain = { text: 'Write to ada@other.example', url: 'https://reviews.example/?by=ada@other.example' };
  await add(plain);
  expect(await points()).toMatchObject([plain]);
});

describe('notes that come in where redaction is On', () => {
  beforeEach(() => setMode(owner, 'Redact', 'On', projectId));
  const notes = async () =>
    (
      await ask(owner, `{ notes(projectId: "${projectId}") { items { id title preview } } }`)
    ).notes.items.toSorted((a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title));

  test('from a table, of which no row is kept', async () => {
    const table = await uploadTable(app, owner, {
      projectId,
      fileName: 'Calls.csv',
      bytes: `Name,What was said,Code\nCall ${mail},"Ring 10.20.30.40 or ${mail}",K1\nAgain,Nothing personal,K2\n`,
    });
    const columns = [{ use: 'TITLE' }, { use: 'CONTENT' }, { use: 'NEW_FIELD', fieldType: 'TEXT' }];
    const done = await runTable(owner, table, { columns });
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 2, preview: { rows: [] } });
    const [, redacted] = await notes();
    expect(redacted).toMatchObject({
      title: 'Call [Email 1]',
      preview: expect.stringContaining('or [Email 1]'),
    });
    await nowhere('secret.example');
    await nowhere(String.raw`10\.20\.30\.40`);
    await eventually('the file is deleted', () => Promise.resolve(filesWith(app, mail).length === 0));
    const { personalData } = await ask(
      owner,
      `{ personalData(objectType: NOTE, objectId: "${redacted.id}") { items { id words } } }`,
    );
    const email = personalData.items.find(({ words }: { words: string }) => words === mail);
    await ask(owner, 'mutation ($ids: [ID!]!) { reviewPersonalData(ids: $ids, decision: REOPEN) }', {
      ids: [email.id],
    });
    expect((await notes())[1]).toMatchObject({
      title: `Call ${mail}`,
      preview: expect.stringContaining(mail),
    });
  });

  test('as one table in one note', async () => {
    // What earlier tests showed again is in the database.
    const other = 'yara.stone@hidden.example';
    const table = await uploadTable(app, owner, {
      projectId,
      fileName: 'List.csv',
      bytes: `Who,Said\nA,${other} wrote\nB,I know ${other}\n`,
    });
    await runTable(owner, table, { asTable: true });
    expect((await notes())[0].preview).toMatch(/\[Email 1\] wrote[\s\S]*I know \[Email 1\]/);
    await nowhere('hidden.example');
  });

  test('from a program, in links as well', async () => {
    const other = 'milo.reed@closed.example';
    const program = await startProgram(app, owner);
    const { status } = await program.post('/api/v1/notes', {
      projectId,
      title: `From ${other}`,
      text: `See ${other}(home) and [her](mailto:${other}).`,
    });
    expect(status).toBe(200);
    expect(await notes()).toMatchObject([
      { title: 'From [Email 1]', preview: expect.stringContaining('See [Email 1] (home)') },
    ]);
    await nowhere('closed.example');
  });
});
