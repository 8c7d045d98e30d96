import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let manager: Person;
let channelId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  manager = await place.member({ role: 'MANAGER' });
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  channelId = createChannel.id;
});

async function addContact(name: string, email: string | null = null): Promise<string> {
  const { createPerson } = await ask(
    maker,
    'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { id } }',
    { input: { name, email } },
  );
  return createPerson.id;
}

/** Each participant says one thing. */
async function say(...participants: readonly string[]): Promise<void> {
  await ask(
    maker,
    'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount problems { message } } }',
    {
      input: {
        channelId,
        source: 'CSV',
        points: participants.map((participant, at) => ({
          text: `What ${at + 1} of them say`,
          participant,
          saidAt: `2026-03-0${at + 1}T10:00:00.000Z`,
        })),
      },
    },
  );
}

type Point = { id: string; participant: string | null; person: { id: string; name: string } | null };

/** In the order in which they were said. */
async function points(person = maker): Promise<Point[]> {
  const { channel } = await ask(
    person,
    `{ channel(id: "${channelId}") { dataPoints { items { id participant person { id name } } } } }`,
  );
  return channel.dataPoints.items.toReversed();
}

const contactsOf = async (): Promise<(string | undefined)[]> =>
  (await points()).map(({ person }) => person?.id);

const hide = (id: string) => ask(manager, `mutation { hidePeople(ids: ["${id}"]) { id } }`);

describe('a participant', () => {
  it('is the contact with the same e-mail address, or else with the same name', async () => {
    const ada = await addContact('Ada Lovelace', 'ada@example.org');
    const zoe = await addContact('Zoë Hart');
    await say('ADA@example.org', 'zoe hart', 'Ada Byron <ada@example.org>', 'Somebody else', '…');
    expect(await contactsOf()).toEqual([ada, zoe, ada, undefined, undefined]);
  });

  it('is found by a contact that comes later or is renamed', async () => {
    await say('Ada Lovelace', 'grace@example.org');
    const ada = await addContact('Ada');
    await app.dispatcher?.drain();
    expect(await contactsOf()).toEqual([undefined, undefined]);
    await ask(maker, `mutation { updatePerson(input: { id: "${ada}", name: "Ada Lovelace" }) { id } }`);
    const grace = await addContact('Grace Hopper', 'grace@example.org');
    await app.dispatcher?.drain();
    expect(await contactsOf()).toEqual([ada, grace]);
    await ask(maker, `mutation { updatePerson(input: { id: "${ada}", name: "A. L." }) { id } }`);
    expect(await contactsOf()).toEqual([ada, grace]);
  });

  it('goes along when contacts are merged, and back when that is undone', async () => {
    const [one, other] = [await addContact('Ada Lovelace'), await addContact('Ada L.')];
    await say('Ada L.');
    const { mergePeople } = await ask(
      maker,
      'mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { id } }',
      { input: { intoId: one, ids: [other] } },
    );
    expect(await contactsOf()).toEqual([one]);
    await ask(maker, `mutation { undoMerge(id: "${mergePeople.id}") { id } }`);
    expect(await contactsOf()).toEqual([other]);
  });

  it('is forgotten with an erased contact, also by notes, and stays when only the contact is in the trash', async () => {
    const [one, other] = [await addContact('Ada Lovelace'), await addContact('Ada L.')];
    await say('Ada L.', 'Grace');
    const [point] = await points();
    const projectId = await addProject(maker);
    const { sendToProject } = await ask(
      maker,
      'mutation ($input: SendToProjectInput!) { sendToProject(input: $input) { noteIds } }',
      { input: { channelId, projectId, ids: [point?.id], as: 'NOTE' } },
    );
    await ask(maker, `mutation { mergePeople(input: { intoId: "${one}", ids: ["${other}"] }) { id } }`);
    await ask(maker, `mutation { trashPeople(ids: ["${one}"]) { id } }`);
    expect((await points()).map(({ participant, person }) => [participant, person])).toEqual([
      ['Ada L.', null],
      ['Grace', null],
    ]);
    await ask(manager, `mutation { erasePeople(ids: ["${one}"]) { id } }`);
    expect((await points()).map(({ participant }) => participant)).toEqual([null, 'Grace']);
    const { note } = await ask(
      maker,
      `{ note(id: "${sendToProject.noteIds[0]}") { origin { participant } } }`,
    );
    expect(note.origin.participant).toBeNull();
    expect(await keptNames()).toEqual(['Grace']);
  });

  it('is kept no longer than something names them', async () => {
    await say('Ada', 'Grace');
    const [ada] = await points();
    await ask(
      maker,
      'mutation ($channelId: ID!, $ids: [ID!]!) { deleteDataPoints(channelId: $channelId, ids: $ids) }',
      { channelId, ids: [ada?.id] },
    );
    expect(await keptNames()).toEqual(['Grace']);
  });
});

const keptNames = async (): Promise<string[]> => {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<{ participant: string }>`select participant from participants order by 1`.execute(db),
  );
  return rows.map(({ participant }) => participant);
};

describe('a hidden contact', () => {
  const shown = async (person: Person) =>
    (await points(person)).map(({ participant, person: contact }) => [participant, contact?.name]);

  it('has no name in lists and files, except for managers', async () => {
    const ada = await addContact('Ada Lovelace', 'ada@example.org');
    await say('ada@example.org', 'Grace');
    await hide(ada);
    expect(await shown(maker)).toEqual([
      ['Contact hidden', 'Contact hidden'],
      ['Grace', undefined],
    ]);
    expect(await shown(manager)).toEqual([
      ['ada@example.org', 'Ada Lovelace'],
      ['Grace', undefined],
    ]);
    const file = (person: Person) => person.visitor.get(`/api/channels/${channelId}/data.csv`);
    const csv = String((await file(maker)).body);
    expect(csv).not.toContain('ada@example.org');
    expect(csv).toContain('Contact hidden');
    expect(String((await file(manager)).body)).toContain('ada@example.org');
    const [point] = await points();
    const { dataPoint } = await ask(maker, `{ dataPoint(id: "${point?.id}") { participant } }`);
    expect(dataPoint.participant).toBe('Contact hidden');
    await ask(manager, `mutation { showPeople(ids: ["${ada}"]) { id } }`);
    expect((await shown(maker))[0]).toEqual(['ada@example.org', 'Ada Lovelace']);
  });

  it('is masked in what is imported after they were hidden', async () => {
    await hide(await addContact('Ada Lovelace'));
    await say('Ada Lovelace');
    expect(await shown(maker)).toEqual([['Contact hidden', 'Contact hidden']]);
  });

  it('takes part in notes made of what they said, and has no name there', async () => {
    const ada = await addContact('Ada Lovelace');
    await say('Ada Lovelace');
    const [point] = await points();
    const { sendToProject } = await ask(
      maker,
      'mutation ($input: SendToProjectInput!) { sendToProject(input: $input) { noteIds } }',
      { input: { channelId, projectId: await addProject(maker), ids: [point?.id], as: 'HIGHLIGHT' } },
    );
    await hide(ada);
    const { note } = await ask(
      maker,
      `{ note(id: "${sendToProject.noteIds[0]}") {
        origin { participant } people { person { id name } kind } } }`,
    );
    expect(note.origin.participant).toBe('Contact hidden');
    expect(note.people).toEqual([{ person: { id: ada, name: 'Contact hidden' }, kind: 'PARTICIPANT' }]);
  });

  it('is mentioned, not named, in insights written from a theme', async () => {
    const ada = await addContact('Ada Lovelace');
    await say('Ada Lovelace');
    const themeId = await themeOfAll();
    const { createInsightFromTheme: insight } = await ask(
      maker,
      `mutation ($projectId: ID!) {
        createInsightFromTheme(themeId: "${themeId}", projectId: $projectId) { content } }`,
      { projectId: await addProject(maker) },
    );
    const text = JSON.stringify(insight.content);
    expect(text).toContain(ada);
    expect(text).not.toContain('Lovelace');
  });
});

async function themeOfAll(): Promise<string> {
  const id = app.services.newId();
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
    await sql`insert into themes (workspace_id, id, channel_id, title, titled_by, centroid, created_at, updated_at)
      values (${place.workspace.id}, ${id}, ${channelId}, 'Late', 'engine', ''::bytea, now(), now())`.execute(
      db,
    );
    await sql`update data_points set theme_id = ${id}, theme_score = 0.9 where channel_id = ${channelId}`.execute(
      db,
    );
  });
  return id;
}
