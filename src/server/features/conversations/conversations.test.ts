import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerOf,
  askAs,
  askMutation,
  readConversation,
  startAsking,
  supported,
} from '#tests/support/asking.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask, close, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let project: string;
let note: string;

const said = 'The export takes fifteen minutes and loses all tags. I gave up on the export twice.';
const question = 'Why do people give up on the export?';

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  project = await addProject(maker, { title: 'Export study' });
  note = await addNote(maker, project, { title: 'Interview with Amara', content: documentOf(said) });
});

describe('without a language model', () => {
  test('people are quoted word for word, each quote with its source', async () => {
    const answer = await askAs(app, maker, question);
    expect(answer).toMatchObject({ state: 'DONE', answered: true, engine: 'EMBEDDED', problem: null });
    expect(answer).toMatchObject({ numProjects: 1, numItems: 1, numHighlights: 0 });
    for (const sentence of answer.sentences) {
      expect(sentence.support).toBe('SUPPORTED');
      expect(sentence.citations).toMatchObject([
        { id: note, type: 'note', title: 'Interview with Amara', projectTitle: 'Export study', stale: false },
      ]);
      expect(said).toContain(sentence.citations[0]?.quote);
    }
    expect(supported(answer)).toContain('I gave up on the export twice.');
  });

  test('what is about something else is not quoted only because there is room', async () => {
    const content = documentOf(`${said} My sister lives in Lisbon. The kettle was new.`);
    await addNote(maker, project, { title: 'Interview with Tomasz', content });
    const answer = await askAs(app, maker, question);
    expect(supported(answer)).toContain('I gave up on the export twice.');
    expect(answer.summary).not.toMatch(/Lisbon|kettle/);
  });

  test('a heading is no quote', async () => {
    const heading = {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: 'Why people give up on the export' }],
    };
    const words = {
      type: 'paragraph',
      content: [{ type: 'text', text: 'I never finish the export at work.' }],
    };
    const content = JSON.stringify({ type: 'doc', content: [heading, words] });
    await addNote(maker, project, { title: 'Interview with Tomasz', content });
    const answer = await askAs(app, maker, question);
    expect(supported(answer)).toContain('I never finish the export at work.');
    expect(supported(answer)).not.toContain('Why people give up on the export');
  });

  test('who says it is named below a file, and the interviewer’s question is no answer', async () => {
    const spoken = (speakerName: string, text: string) => ({
      type: 'utterance',
      attrs: { speakerName, start: 3, end: 9 },
      content: [{ type: 'text', text }],
    });
    const link = {
      type: 'embed',
      attrs: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'The call' },
    };
    const content = JSON.stringify({
      type: 'doc',
      content: [
        link,
        spoken('Dana', 'Why did you give up on the export?'),
        spoken('Marcus', 'It stopped, and the export lost my tags again.'),
      ],
    });
    const call = await addNote(maker, project, { title: 'Call with Marcus', content });
    const answer = await askAs(app, maker, question);
    expect(supported(answer)).not.toContain('Why did you give up on the export?');
    const quotes = answer.sentences.flatMap(({ citations }) => citations).filter(({ id }) => id === call);
    expect(quotes).toMatchObject([
      { quote: 'It stopped, and the export lost my tags again.', speaker: 'Marcus', seconds: 3 },
    ]);
  });

  test('nothing answers a question about something else, and the nearest quotes are shown', async () => {
    const answer = await askAs(app, maker, 'Which payroll vendor integrates with SAP in Norway?');
    expect(answer).toMatchObject({ state: 'DONE', answered: false, engine: 'EMBEDDED' });
    expect(answer.sentences.length).toBeLessThanOrEqual(3);
  });

  test('a follow-up keeps the filter and knows what came before', async () => {
    const other = await addNote(maker, project, {
      title: 'Interview with Tomasz',
      content: documentOf('The export is slow, says Tomasz, but sharing works well for him.'),
    });
    const first = await askAs(app, maker, 'Why is the export slow?', {
      filter: { objectType: 'Note', objectIds: [note] },
    });
    const again = await askAs(app, maker, 'And why exactly?', { conversationId: first.conversationId });
    const conversation = await readConversation(maker, first.conversationId);
    expect(conversation?.messages.items.map(({ type }) => type)).toEqual([
      'USER',
      'ASSISTANT',
      'USER',
      'ASSISTANT',
    ]);
    expect(conversation).toMatchObject({ objectType: 'Note', title: 'Why is the export slow?' });
    const cited = again.sentences.flatMap(({ citations }) => citations.map(({ id }) => id));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited).not.toContain(other);
  });

  test.each([
    ['Project', () => project],
    ['Note', () => note],
  ])('a question can be about a %s', async (objectType, id) => {
    const elsewhere = await addProject(maker, { title: 'Other' });
    await addNote(maker, elsewhere, { content: documentOf('Nobody likes the export, they give up on it.') });
    const answer = await askAs(app, maker, question, { filter: { objectType, objectIds: [id()] } });
    const cited = answer.sentences.flatMap(({ citations }) => citations.map((citation) => citation.id));
    expect(new Set(cited)).toEqual(new Set([note]));
  });

  test('a question can be about what was made a moment ago', async () => {
    const fresh = await addNote(maker, project, { content: documentOf(said) });
    const filter = { objectType: 'Note', objectIds: [fresh] };
    const asked = await ask(maker, askMutation, { input: { question, filter, requestKey: randomUUID() } });
    expect(asked.askQuestion).toMatchObject({ objectType: 'Note', objectIds: [fresh] });
    await ask(maker, 'mutation ($id: ID!) { trashNotes(ids: [$id]) { id } }', { id: fresh });
    const input = { question, filter, requestKey: randomUUID() };
    expect(errorOf(await maker.graphql(askMutation, { input }))[0]).toBe('NotFound');
  });

  test('a question can be about an insight, a folder or a tag', async () => {
    const inside = 'People give up on the export: it is too slow.';
    const insight = await addInsight(maker, project, { title: 'Finding', content: documentOf(inside) });
    const tag = await addTag(maker, { projectId: project }, 'Slow');
    const highlighted = await highlight(maker, note, 'I gave up on the export twice.', { tagIds: [tag] });
    const { createFolder } = await ask(maker, 'mutation { createFolder(input: { title: "Filed" }) { id } }');
    const filed = await addProject(maker, { title: 'Filed study' });
    const move = 'mutation ($ids: [ID!]!, $to: ID) { moveProjects(ids: $ids, folderId: $to) { id } }';
    await ask(maker, move, { ids: [filed], to: createFolder.id });
    const own = await addNote(maker, filed, { content: documentOf('They give up on the export at night.') });
    for (const [objectType, id, expected] of [
      ['Insight', insight, insight],
      ['Tag', tag, highlighted],
      ['ProjectCategory', createFolder.id, own],
    ]) {
      const answer = await askAs(app, maker, question, { filter: { objectType, objectIds: [id] } });
      const cited = answer.sentences.flatMap(({ citations }) => citations.map((citation) => citation.id));
      expect([objectType, ...new Set(cited)]).toEqual([objectType, expected]);
    }
  });

  test('people behind the quotes are counted', async () => {
    const { createPerson } = await ask(
      maker,
      'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { id } }',
      { input: { name: 'Amara Diallo' } },
    );
    await ask(
      maker,
      'mutation ($noteId: ID!, $personIds: [ID!]!) { addNotePeople(noteId: $noteId, personIds: $personIds) { id } }',
      { noteId: note, personIds: [createPerson.id] },
    );
    const answer = await askAs(app, maker, question);
    expect(answer).toMatchObject({ participantsCited: 1, participantsTotal: 1 });
    expect(answer.sentences[0]?.citations[0]?.speaker).toBe('Amara Diallo');
  });
});

describe('a conversation', () => {
  test('is renamed, rated, listed and deleted by who asked', async () => {
    const { conversationId: id, id: messageId } = await askAs(app, maker, question);
    await ask(maker, 'mutation ($id: ID!) { renameConversation(id: $id, title: "Exports") { title } }', {
      id,
    });
    await ask(maker, 'mutation ($id: ID!) { rateMessage(messageId: $id, rating: Good) { id } }', {
      id: messageId,
    });
    const { conversations } = await ask(maker, '{ conversations { totalCount items { id title } } }');
    expect(conversations).toEqual({ totalCount: 1, items: [{ id, title: 'Exports' }] });
    expect((await readConversation(maker, id))?.messages.items[1]?.rating).toBe('Good');
    await ask(maker, 'mutation ($id: ID!) { deleteConversation(id: $id) }', { id });
    expect(await readConversation(maker, id)).toBeNull();
  });

  test('becomes an insight with its quotes', async () => {
    const { id } = await askAs(app, maker, question);
    const { createInsightFromAnswer: made } = await ask(
      maker,
      'mutation ($id: ID!, $projectId: ID!) { createInsightFromAnswer(messageId: $id, projectId: $projectId) { id projectId } }',
      { id, projectId: project },
    );
    const { insight } = await ask(maker, 'query ($id: ID!) { insight(id: $id) { title content } }', {
      id: made.id,
    });
    expect(insight.title).toBe(question);
    const content = JSON.stringify(insight.content);
    expect(content).toContain('I gave up on the export twice.');
    expect(content).toMatch(/"href":"\/data\/[^"]+#snippet=/);
  });

  test('the same request asks once', async () => {
    await app.dispatcher?.drain();
    const input = { question, requestKey: randomUUID() };
    const made = await Promise.all([ask(maker, askMutation, { input }), ask(maker, askMutation, { input })]);
    expect(made[0].askQuestion.id).toBe(made[1].askQuestion.id);
    const answer = await answerOf(maker, made[0].askQuestion.id);
    expect(answer.state).toBe('DONE');
    expect((await readConversation(maker, made[0].askQuestion.id))?.messages.items).toHaveLength(2);
  });

  test('a killed server leaves an answer interrupted, never done', async () => {
    const { id } = await startAsking(app, maker, question);
    await answerOf(maker, id);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
      await db
        .updateTable('conversation_messages')
        .set({ state: 'writing' })
        .where('type', '=', 'ASSISTANT')
        .execute();
      await db.updateTable('streams').set({ state: 'open' }).execute();
    });
    expect((await readConversation(maker, id))?.messages.items[1]?.state).toBe('WRITING');
    app.clock.pass(20);
    expect((await readConversation(maker, id))?.messages.items[1]?.state).toBe('INTERRUPTED');
    const again = await askAs(app, maker, question, { conversationId: id });
    expect(again.state).toBe('DONE');
  });
});

describe('what somebody may not see', () => {
  test('is no evidence for them', async () => {
    await close(maker, { type: 'PROJECT', id: project });
    const reader = await place.member({ role: 'VIEWER' });
    const answer = await askAs(app, reader, question);
    expect(answer).toMatchObject({ answered: false, sentences: [], numItems: 0 });
    const refused = await reader.graphql(askMutation, {
      input: { question, requestKey: 'k', filter: { objectType: 'Project', objectIds: [project] } },
    });
    expect(errorOf(refused)[0]).toBe('NotFound');
  });

  test('a shared conversation shows each reader only what they see themselves', async () => {
    const { conversationId: id } = await askAs(app, maker, question);
    const reader = await place.member({ role: 'VIEWER' });
    expect(await readConversation(reader, id)).toBeNull();
    await ask(maker, 'mutation ($id: ID!) { shareConversation(id: $id, shared: true) { shared } }', { id });
    expect((await readConversation(reader, id))?.messages.items[1]?.summary).toContain('I gave up');
    await close(maker, { type: 'PROJECT', id: project });
    await app.dispatcher?.drain();
    const seen = (await readConversation(reader, id))?.messages.items[1];
    expect(seen).toMatchObject({ summary: '', numItems: 0, participantsCited: null });
    expect(seen?.sentences.every(({ support }) => support === 'WITHHELD')).toBe(true);
    expect(JSON.stringify(seen)).not.toMatch(/export|Amara/);
    const refused = await reader.graphql(
      `mutation ($id: ID!) { renameConversation(id: $id, title: "Mine") { id } }`,
      { id },
    );
    expect(errorOf(refused)[0]).toBe('Forbidden');
  });

  test('an answer of one’s own is withheld when access ends', async () => {
    const reader = await place.member({ role: 'VIEWER' });
    const { conversationId: id } = await askAs(app, reader, question);
    await close(maker, { type: 'PROJECT', id: project });
    await app.dispatcher?.drain();
    expect((await readConversation(reader, id))?.messages.items[1]?.summary).toBe('');
  });

  test('another workspace finds nothing of it', async () => {
    const { conversationId: id } = await askAs(app, maker, question);
    const stranger = (await scene.workspace()).owner;
    expect(await readConversation(stranger, id)).toBeNull();
  });
});

test('a citation whose words were edited away is stale', async () => {
  const { conversationId: id } = await askAs(app, maker, question);
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    db
      .updateTable('search_items')
      .set({ body: 'Everything was rewritten.' })
      .where('id', '=', note)
      .execute(),
  );
  const seen = (await readConversation(maker, id))?.messages.items[1];
  expect(seen?.sentences.every(({ citations }) => citations.every(({ stale }) => stale))).toBe(true);
});

test('more than a page of messages is read from either end', async () => {
  const { conversationId: id } = await askAs(app, maker, question);
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    db
      .insertInto('conversation_messages')
      .values(
        Array.from({ length: 148 }, (_, at) => ({
          workspace_id: place.workspace.id,
          id: app.services.newId(),
          conversation_id: id,
          place: 10 + at,
          type: 'USER' as const,
          text: `Question ${at}`,
          problem: null,
          engine: null,
          prompt_version: null,
          stream_id: null,
          request_key: null,
          asked_by: maker.id,
          rating: null,
          created_at: app.clock.now(),
          finished_at: app.clock.now(),
        })),
      )
      .execute(),
  );
  const read = async (args: string) =>
    (
      await ask(
        maker,
        `query ($id: ID!) { conversation(id: $id) { messages(${args}) { items { text } startCursor endCursor totalCount } } }`,
        { id },
      )
    ).conversation.messages;
  const latest = await read('last: 100');
  expect(latest).toMatchObject({ totalCount: 150, endCursor: null });
  expect(latest.items.at(0).text).toBe('Question 48');
  expect(latest.items.at(-1).text).toBe('Question 147');
  const earlier = await read(`last: 100, before: "${latest.startCursor}"`);
  expect(earlier).toMatchObject({ startCursor: null });
  expect(earlier.items).toHaveLength(50);
  expect(earlier.items.at(0).text).toBe(question);
  expect(earlier.items.at(-1).text).toBe('Question 47');
  const onwards = await read(`first: 100, after: "${earlier.endCursor}"`);
  expect(onwards.items.map((one: { text: string }) => one.text)).toEqual(
    latest.items.map((one: { text: string }) => one.text),
  );
  expect((await read('first: 100')).startCursor).toBeNull();
  const mixed = await maker.graphql(
    `query ($id: ID!) { conversation(id: $id) { messages(last: 5, after: "${latest.startCursor}") { totalCount } } }`,
    { id },
  );
  expect(errorOf(mixed)[0]).toBe('ValidationError');
});

describe('limits', () => {
  test.each([
    ['', 'Enter a question'],
    ['?!', 'Enter a question'],
    ['x'.repeat(2001), 'at most 2,000 characters'],
    ['word '.repeat(61), '60 words'],
    ['a\0b', 'can’t be stored'],
  ])('%j is refused', async (asked, message) => {
    const refused = await maker.graphql(askMutation, { input: { question: asked, requestKey: 'k' } });
    expect(errorOf(refused)[1]).toContain(message);
  });

  test('workspace instructions are for admins, and have a limit', async () => {
    const update = 'mutation ($text: String!) { updateAiInstructions(text: $text) }';
    expect(errorOf(await maker.graphql(update, { text: 'Be brief' }))[0]).toBe('Forbidden');
    expect(errorOf(await place.owner.graphql(update, { text: 'x'.repeat(50_001) }))[1]).toContain('50,000');
    await ask(place.owner, update, { text: 'Be brief' });
    expect((await ask(place.owner, '{ aiInstructions }')).aiInstructions).toBe('Be brief');
    expect(errorOf(await maker.graphql('{ aiInstructions }'))[0]).toBe('Forbidden');
  });
});

test('starter questions are offered', async () => {
  expect((await ask(maker, '{ starterQuestions }')).starterQuestions.length).toBeGreaterThan(2);
});
