import { beforeEach, expect, test } from 'vitest';
import { addAgent, readRun, runAgentAs } from '#tests/support/agents.ts';
import { askAs, readConversation } from '#tests/support/asking.ts';
import { connectAssistant, makeToken } from '#tests/support/assistant.ts';
import { addDoc, runDoc } from '#tests/support/docs.ts';
import type { Person } from '#tests/support/scene.ts';
import { callsTool, says, type Script } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, model, place } from '#tests/support/scripted-team.ts';
import { currentSummary } from '#tests/support/summarizing.ts';
import { addTheme } from '#tests/support/themes.ts';
import { addNote, addProject, ask, close, documentOf } from '#tests/support/work.ts';

type Insider = {
  readonly person: Person;
  /** A word that is only in what this person may see. */
  readonly secret: string;
  readonly channel: string;
};

let ada: Insider;
let bo: Insider;

const question = 'Why do people give up on the export?';

/** A model that keeps nothing to itself: it repeats all it was sent, with evidence. */
const repeatsAll: Script = (response, request) => {
  const sent = JSON.stringify(request.body.messages).replaceAll(String.raw`\n`, '\n');
  const lines = [...sent.matchAll(/^\[(\d+\.\d+)\] (.+?)[.]?$/gm)];
  const text = lines.map(([, mark, said]) => `${said} [${mark}].`).join(' ');
  return says(text === '' ? 'Nothing was sent.' : text)(response, request);
};

gatherScriptedTeam();
beforeEach(async () => {
  [ada, bo] = [await addInsider('Heron'), await addInsider('Osprey')];
  await app.dispatcher?.drain();
});

/** Somebody with a project and a channel that nobody else may open. */
async function addInsider(secret: string): Promise<Insider> {
  const person = await place.member({ role: 'MANAGER', workspaceAdmin: true });
  const project = await addProject(person, { title: `${secret} study` });
  await addNote(person, project, {
    title: `${secret} interview`,
    content: documentOf(`People give up on the export because ${secret} breaks.`),
  });
  await close(person, { type: 'PROJECT', id: project });
  const { createChannel } = await ask(
    person,
    'mutation ($title: String!) { createChannel(input: { title: $title }) { id } }',
    { title: `${secret} reviews` },
  );
  const theme = await addTheme(app, place, createChannel.id, [
    { text: `I give up on the export, ${secret} is slow.`, participant: `${secret} fan` },
  ]);
  // As sorting does: the most typical of what people say stands for the theme.
  await app.database.owner.query(
    'update themes set quote_id = (select id from data_points where theme_id = themes.id) where id = $1',
    [theme],
  );
  await ask(
    person,
    'mutation ($id: ID!, $title: String!) { updateTheme(input: { id: $id, title: $title }) { changeId } }',
    { id: theme, title: `People give up on the export of ${secret}` },
  );
  await close(person, { type: 'CHANNEL', id: createChannel.id });
  return { person, secret, channel: createChannel.id };
}

/** Everything that somebody gets to see by one way of asking. */
type Door = (insider: Insider) => Promise<unknown>;

const doors: readonly (readonly [string, Door])[] = [
  ['a question', ({ person }) => askAs(app, person, question)],
  [
    'a follow-up',
    async ({ person }) => {
      const { conversationId } = await askAs(app, person, question);
      await askAs(app, person, 'And why exactly the export?', { conversationId });
      return readConversation(person, conversationId);
    },
  ],
  [
    'a question to a channel',
    ({ person, channel }) =>
      askAs(app, person, question, { filter: { objectType: 'Channel', objectIds: [channel] } }),
  ],
  [
    'an AI doc',
    async ({ person }) => {
      const doc = await addDoc(person, { prompt: question });
      return [await runDoc(app, person, doc), await currentSummary(person, 'DOC', doc)];
    },
  ],
  [
    'an agent',
    async ({ person }) => {
      const agent = await addAgent(person, { tools: ['SEARCH', 'THEMES', 'READ'] });
      const { id } = await runAgentAs(app, person, agent);
      return readRun(person, id);
    },
  ],
  [
    'an assistant',
    async ({ person }) => {
      await app.dispatcher?.drain();
      const token = await makeToken(person, ['READ', 'WRITE']);
      const assistant = await connectAssistant(app, person.visitor.host, token);
      return Promise.all([
        assistant.call('ask', { question }),
        assistant.call('search', { query: 'export' }),
        assistant.call('list_projects'),
      ]);
    },
  ],
];

test.each(doors)('two people who ask the same by %s never see the other’s evidence', async (name, enter) => {
  for (const [insider, other] of [
    [ada, bo],
    [bo, ada],
    [ada, bo],
  ] as const) {
    app.clock.pass(60);
    model.forget();
    if (name === 'an agent') model.answer(callsTool('search', { query: question }), says('DONE'));
    model.answer(repeatsAll, repeatsAll);
    const seen = JSON.stringify(await enter(insider));
    const sent = JSON.stringify(model.asked.map(({ body }) => body));
    expect(seen).toContain(insider.secret);
    expect(seen).not.toContain(other.secret);
    expect(sent).toContain(insider.secret);
    expect(sent).not.toContain(other.secret);
  }
});

test('what one of them shares tells the other nothing: conversation, doc, run', async () => {
  model.answer(repeatsAll);
  const { conversationId: id } = await askAs(app, ada.person, question);
  await ask(ada.person, 'mutation ($id: ID!) { shareConversation(id: $id, shared: true) { id } }', { id });
  model.answer(repeatsAll);
  const doc = await addDoc(ada.person, { prompt: question });
  await runDoc(app, ada.person, doc);
  const agent = await addAgent(ada.person);
  model.answer(says('DONE'), repeatsAll);
  const run = await runAgentAs(app, ada.person, agent);
  const seen = JSON.stringify([
    await readConversation(bo.person, id),
    await currentSummary(bo.person, 'DOC', doc),
    await readRun(bo.person, run.id),
    await ask(bo.person, '{ conversations(shared: true) { items { title } } }'),
  ]);
  expect(seen).toContain(question);
  expect(seen).not.toContain(ada.secret);
});

test('a conversation whose evidence is lost is not told to the model either', async () => {
  const open = await addProject(ada.person, { title: 'Open study' });
  await addNote(ada.person, open, {
    content: documentOf('People give up on the export because Magpie hides the button.'),
  });
  model.answer(repeatsAll);
  const { conversationId } = await askAs(app, bo.person, question);
  expect(JSON.stringify(model.asked[0]?.body)).toContain('Magpie');
  await close(ada.person, { type: 'PROJECT', id: open });
  await app.dispatcher?.drain();
  model.forget();
  model.answer(repeatsAll);
  await askAs(app, bo.person, 'And why exactly the export?', { conversationId });
  expect(model.asked).toHaveLength(1);
  expect(JSON.stringify(model.asked[0]?.body)).not.toContain('Magpie');
});
