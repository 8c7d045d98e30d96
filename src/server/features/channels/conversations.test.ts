import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { setMode } from '#tests/support/suggesting.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let owner: Person;
let maker: Person;
let channelId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Feedback');
  owner = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  maker = await place.member();
  channelId = (await ask(owner, 'mutation { createChannel(input: { title: "Chats" }) { id } }')).createChannel
    .id;
});

const chat = {
  externalId: 'chat-1',
  turns: [
    { participant: 'Bot', fromCustomer: false, text: 'How can we help?', saidAt: '2026-03-01T10:00:00Z' },
    { participant: 'Zelda Quimby', fromCustomer: true, text: 'The invoice is wrong again' },
    { participant: 'Omar', text: 'Please send it to billing@kitchens.example' },
  ],
};

async function add(...points: object[]) {
  const { addDataPoints } = await ask(
    owner,
    'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount knownCount problems { message } } }',
    { input: { channelId, source: 'API', points } },
  );
  return addDataPoints;
}

const pointFields =
  'id text saidAt participant language turnCount turns { text saidAt participant fromCustomer }';
async function points(filter: object = {}, person = maker) {
  const { channel } = await ask(
    person,
    `query ($id: ID!, $query: String, $language: String) { channel(id: $id) { languages dataPoints(query: $query, language: $language) {
      totalCount items { ${pointFields} } } } }`,
    { id: channelId, ...filter },
  );
  expect(channel.dataPoints.totalCount).toBe(channel.dataPoints.items.length);
  return channel.dataPoints.items;
}

async function download(person: Person): Promise<string> {
  return String((await person.visitor.get(`/api/channels/${channelId}/data.csv`)).body);
}

describe('a conversation', () => {
  test('is stored whole, once, and what the customer says in it is its text', async () => {
    expect(await add(chat, chat)).toMatchObject({ addedCount: 1, knownCount: 1, problems: [] });
    expect(await points()).toEqual([
      {
        id: expect.any(String),
        text: 'The invoice is wrong again',
        saidAt: '2026-03-01T10:00:00.000Z',
        participant: 'Zelda Quimby',
        language: 'en',
        turnCount: 3,
        turns: [
          {
            text: 'How can we help?',
            saidAt: '2026-03-01T10:00:00.000Z',
            participant: 'Bot',
            fromCustomer: false,
          },
          {
            text: 'The invoice is wrong again',
            saidAt: null,
            participant: 'Zelda Quimby',
            fromCustomer: true,
          },
          {
            text: 'Please send it to billing@kitchens.example',
            saidAt: null,
            participant: 'Omar',
            fromCustomer: false,
          },
        ],
      },
    ]);
  });

  test('is found by what anybody says in it', async () => {
    await add(chat, { text: 'Nothing else' });
    for (const query of ['invoice', 'How can we help', 'billing@kitchens'])
      expect(await points({ query })).toHaveLength(1);
    expect(await points({ query: 'refund' })).toEqual([]);
  });

  test('is refused with a text beside it, or without words', async () => {
    const { addedCount, problems } = await add({ ...chat, text: 'Both' }, { turns: [{ text: ' ' }] });
    expect(addedCount).toBe(0);
    expect(problems.map(({ message }: { message: string }) => message)).toEqual([
      'A data point has a text or messages, not both',
      'A conversation must have at least one message with text',
    ]);
  });

  test('is exported in lines that can be imported again', async () => {
    await add(chat);
    const csv = await download(maker);
    expect(csv).toContain(
      '"[2026-03-01T10:00:00.000Z] Bot (agent): How can we help?\nZelda Quimby (customer): The invoice is wrong again\nOmar (agent): ',
    );
  });

  test('becomes a note that says who says what', async () => {
    await add(chat);
    const [point] = await points();
    const projectId = await addProject(maker);
    const { sendToProject } = await ask(
      maker,
      'mutation ($input: SendToProjectInput!) { sendToProject(input: $input) { noteIds } }',
      { input: { channelId, ids: [point.id], projectId, as: 'NOTE' } },
    );
    const { note } = await ask(maker, `{ note(id: "${sendToProject.noteIds[0]}") { title content } }`);
    expect(note.title).toBe('The invoice is wrong again');
    expect(JSON.stringify(note.content)).toContain('Zelda Quimby: The invoice is wrong again');
  });

  test('hides personal data before it is stored, in every message and in who wrote it', async () => {
    await setMode(owner, 'Redact', 'On');
    await add(chat);
    const [point] = await points();
    const stored = JSON.stringify(
      (
        await app.database.owner.query(
          'select * from data_point_turns t join data_points p on p.id = t.point_id where p.channel_id = $1',
          [channelId],
        )
      ).rows,
    );
    expect(JSON.stringify(point)).toContain('[Email 1]');
    expect(stored).not.toContain('billing@kitchens.example');
    expect(stored).not.toContain('Quimby');
    const { channelPersonalData: found } = await ask(
      owner,
      `{ channelPersonalData(channelId: "${channelId}", state: HIDDEN) { items { id words } } }`,
    );
    await ask(
      owner,
      'mutation ($channelId: ID!, $ids: [ID!]!) { reviewChannelPersonalData(channelId: $channelId, ids: $ids, decision: KEEP) }',
      { channelId, ids: found.items.map(({ id }: { id: string }) => id) },
    );
    expect(await points()).toMatchObject([
      {
        text: chat.turns[1]?.text,
        participant: 'Zelda Quimby',
        turns: chat.turns.map(({ text }) => ({ text })),
      },
    ]);
  });

  test('masks a hidden contact who speaks in it', async () => {
    await add(chat);
    const { createPerson } = await ask(owner, 'mutation { createPerson(input: { name: "Omar" }) { id } }');
    await ask(owner, 'mutation ($id: ID!) { hidePeople(ids: [$id]) { id } }', { id: createPerson.id });
    await app.dispatcher?.drain();
    expect(JSON.stringify(await points())).not.toContain('Omar');
    expect(await download(maker)).not.toContain('Omar');
  });
});

describe('the language of a data point', () => {
  test('is told from the words, taken from who sends it, and filters', async () => {
    await add(
      { text: 'The app is slow and I cannot find the export' },
      { text: 'Die App ist langsam und ich finde den Export nicht' },
      { text: 'Moin', language: 'nds-DE' },
      { text: '5/5' },
    );
    const { channel } = await ask(maker, `{ channel(id: "${channelId}") { languages } }`);
    expect(channel.languages).toEqual(['de', 'en', 'nds']);
    const textsIn = async (language: string): Promise<string[]> =>
      (await points({ language })).map(({ text }: { text: string }) => text);
    expect(await textsIn('nds')).toEqual(['Moin']);
    expect(await textsIn('de')).toEqual(['Die App ist langsam und ich finde den Export nicht']);
    expect(await textsIn('und')).toEqual(['5/5']);
    expect(await download(maker)).toContain('nds');
    expect((await add({ text: 'x', language: 'not a language' })).problems[0].message).toBe(
      'A language is a code such as en or de-AT',
    );
  });
});
