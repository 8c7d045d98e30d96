import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { tablesWith } from '#tests/support/stored-words.ts';
import { setMode } from '#tests/support/suggesting.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let admin: Person;
let project: string;
let channel: string;

const mail = 'zelda.quimby@secret.example';

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  admin = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  project = await addProject(admin);
  channel = (await ask(admin, 'mutation { createChannel(input: { title: "Reviews" }) { id } }')).createChannel
    .id;
});

const noteOf = (text: string, person = admin, into = project) =>
  addNote(person, into, { title: 'Call', content: documentOf(text) });
const addPoints = (points: object[]) =>
  ask(admin, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId: channel, source: 'CSV', points },
  });

const fields = 'id status progress looked proposed applied problem';
const startMutation = `mutation ($projectId: ID) { lookForPersonalData(projectId: $projectId) { ${fields} } }`;
const newest = async (person: Person, projectId: string | null) =>
  (
    await ask(person, `query ($projectId: ID) { personalDataLook(projectId: $projectId) { ${fields} } }`, {
      projectId,
    })
  ).personalDataLook;

async function look(person: Person = admin, projectId: string | null = null) {
  const { lookForPersonalData } = await ask(person, startMutation, { projectId });
  return eventually('the look is over', async () => {
    const found = await newest(person, projectId);
    return found.id === lookForPersonalData.id && found.status !== 'RUNNING' && found;
  });
}

const textOf = async (note: string) =>
  JSON.stringify(
    (await ask(admin, 'query ($id: ID!) { note(id: $id) { content } }', { id: note })).note.content,
  );
const points = async () =>
  (await ask(admin, `{ channel(id: "${channel}") { dataPoints { items { text participant url } } } }`))
    .channel.dataPoints.items;
const foundIn = async (note: string) =>
  (
    await ask(
      admin,
      'query ($id: ID!) { personalData(objectType: NOTE, objectId: $id) { items { id words state } } }',
      { id: note },
    )
  ).personalData.items;

test('what was there before the mode was On is hidden, in notes and in data points, and counted', async () => {
  const once = 'quimby.once@secret.example';
  const notes = [await noteOf(`Write to ${once} soon.`), await noteOf('Nothing of the kind.')];
  await addPoints([
    {
      text: `I am ${once}`,
      participant: 'Zelda Quimby',
      url: `https://x.example/?by=${once}`,
      externalId: once,
    },
    { text: 'The box came late.' },
  ]);
  await setMode(admin, 'Redact', 'On');
  expect(await look()).toMatchObject({ status: 'DONE', progress: 1, looked: 4, proposed: 0, applied: 3 });
  expect(await textOf(notes[0] ?? '')).toContain('Write to [Email 1] soon.');
  expect(await points()).toContainEqual({ text: 'I am [Email 1]', participant: '[Person 1]', url: null });
  await app.dispatcher?.drain();
  expect(await tablesWith(app, once)).toEqual([]);
  // The same file again: what is known by its hash is not added a second time.
  const { addDataPoints } = await addPoints([{ text: `I am ${once}`, externalId: once }]);
  expect(addDataPoints).toEqual({ addedCount: 0 });
  expect(await look()).toMatchObject({ status: 'DONE', looked: 4, applied: 0 });
});

test('where the mode is Suggest it waits for a review, and what is not personal is left alone', async () => {
  const note = await noteOf(`Write to ${mail} soon.`);
  await addPoints([{ text: `I am ${mail}` }]);
  await setMode(admin, 'Redact', 'Suggest');
  expect(await look()).toMatchObject({ status: 'DONE', looked: 2, proposed: 2, applied: 0 });
  const [found] = await foundIn(note);
  expect(found).toMatchObject({ words: mail, state: 'OPEN' });
  await ask(admin, 'mutation ($ids: [ID!]!) { reviewPersonalData(ids: $ids, decision: KEEP) }', {
    ids: [found.id],
  });
  await setMode(admin, 'Redact', 'On');
  // The data point that still waited is hidden now; what a person kept in the note stays.
  expect(await look()).toMatchObject({ proposed: 0, applied: 1 });
  expect(await textOf(note)).toContain(mail);
});

describe('a project', () => {
  test('follows its own mode', async () => {
    const [kept, hidden] = [await noteOf(`One ${mail}`), await addProject(admin)];
    const other = await noteOf(`Two ${mail}`, admin, hidden);
    await setMode(admin, 'Redact', 'Off', project);
    await setMode(admin, 'Redact', 'On', hidden);
    expect(errorOf(await admin.graphql(startMutation, { projectId: project }))).toEqual([
      'InvalidOperation',
      'Choose how personal data is redacted first',
    ]);
    expect(await look(admin, hidden)).toMatchObject({ looked: 1, applied: 1 });
    await setMode(admin, 'Redact', 'On');
    expect(await look()).toMatchObject({ looked: 1, applied: 0 });
    expect(await textOf(kept)).toContain(mail);
    expect(await textOf(other)).not.toContain(mail);
  });
});

test('nobody’s look reaches what they may not edit, or tells of it', async () => {
  const member = await place.member({ role: 'CONTRIBUTOR' });
  const theirs = await addProject(member);
  const secret = await noteOf(`Secret ${mail}`, member, theirs);
  await close(member, { type: 'PROJECT', id: theirs });
  await setMode(admin, 'Redact', 'On');
  expect(await look()).toMatchObject({ looked: 0, applied: 0, proposed: 0 });
  const { note } = await ask(member, 'query ($id: ID!) { note(id: $id) { content } }', { id: secret });
  expect(JSON.stringify(note.content)).toContain(mail);
  expect(errorOf(await member.graphql(startMutation, { projectId: null }))[0]).toBe('Forbidden');
  expect(await look(member, theirs)).toMatchObject({ looked: 1, applied: 1 });
});

test('a cancelled one keeps what it has found, and the next one looks again', async () => {
  await noteOf(`Write to ${mail} soon.`);
  await setMode(admin, 'Redact', 'Suggest');
  const { lookForPersonalData } = await ask(admin, startMutation, { projectId: null });
  const { cancelPersonalDataLook } = await ask(
    admin,
    `mutation ($id: ID!) { cancelPersonalDataLook(id: $id) { ${fields} } }`,
    { id: lookForPersonalData.id },
  );
  expect(['CANCELLED', 'DONE']).toContain(cancelPersonalDataLook.status);
  expect(await look()).toMatchObject({ status: 'DONE', looked: 1 });
});

test('one that was killed goes on behind its last batch, and finds nothing twice', async () => {
  for (let at = 0; at < 12; at += 1) await noteOf(`Call ${at} with a${at}@secret.example`);
  await setMode(admin, 'Redact', 'Suggest');
  const done = await look();
  expect(done).toMatchObject({ looked: 12, proposed: 12 });
  // As after a kill behind the first of its two batches.
  await app.database.owner.query(
    `delete from job_steps where job_id = $1 and finished_at = (select max(finished_at) from job_steps where job_id = $1)`,
    [done.id],
  );
  await app.database.owner.query(
    `update jobs set state = 'failed', finished_at = now(), progress = 0.8 where id = $1`,
    [done.id],
  );
  await ask(admin, 'mutation ($id: ID!) { retryWork(id: $id) }', { id: done.id });
  const again = await eventually('it is over', async () => {
    const found = await newest(admin, null);
    return found.status === 'DONE' && found;
  });
  expect(again).toMatchObject({ id: done.id, looked: 12, proposed: 10 });
});
