import { Writable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/platform/log/create-log.ts';
import { answerOf, askAs, readConversation, startAsking, supported } from '#tests/support/asking.ts';
import { eventually } from '#tests/support/eventually.ts';
import { frame, markIn, says, type Script } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, maker, model, place, scene } from '#tests/support/scripted-team.ts';
import { addNote, addProject, ask, close, documentOf } from '#tests/support/work.ts';

let project: string;
let note: string;
let logged = '';

const said = 'The export took 15 minutes and did not keep the tags. Amara gave up on the export twice.';
const question = 'Why do people give up on the export?';
/** Enough true sentences that a false one does not turn the whole answer away. */
const truths = [
  ['Amara gave up on the export twice', 'Amara gave up'],
  ['The export did not keep the tags', 'keep the tags'],
  ['The export took 15 minutes', '15 minutes'],
] as const;

const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logged += chunk.toString();
    done();
  },
});
gatherScriptedTeam({ log: createLog({ level: 'info', destination }) });
beforeEach(async () => {
  project = await addProject(maker, { title: 'Export study' });
  note = await addNote(maker, project, { title: 'Interview', content: documentOf(said) });
});

/** Among true sentences, each with the number that its evidence was sent with. */
function saysAmong(claim: (mark: (words: string) => string) => string): Script {
  return (response, request) => {
    const mark = (words: string): string => markIn(request, words) ?? 'none';
    const text = [...truths.map(([text, words]) => `${text} [${mark(words)}].`), claim(mark)].join(' ');
    return says(text)(response, request);
  };
}

async function claimed(claim: (mark: (words: string) => string) => string) {
  model.answer(saysAmong(claim));
  const answer = await askAs(app, maker, question);
  expect(answer.engine).toBe('MODEL');
  return { answer, last: answer.sentences.at(-1) };
}

test('1 ids of notes that the asker may not see, here or in another workspace, cite nothing', async () => {
  const closed = await addProject(place.owner, { title: 'Closed' });
  await close(place.owner, { type: 'PROJECT', id: closed });
  const hidden = await addNote(place.owner, closed, { content: documentOf('The export budget is Heron.') });
  const { owner: stranger } = await scene.workspace();
  const foreign = await addNote(stranger, await addProject(stranger), {
    content: documentOf('The export codename is Osprey.'),
  });
  const { answer } = await claimed(
    () => `The export budget is Heron [${hidden}]. The export codename is Osprey [${foreign}].`,
  );
  expect(supported(answer)).toHaveLength(3);
  expect(answer.sentences.slice(3)).toMatchObject([
    { support: 'UNSUPPORTED', citations: [] },
    { support: 'UNSUPPORTED', citations: [] },
  ]);
  expect(answer).toMatchObject({ numItems: 1 });
  expect(JSON.stringify(model.asked[0]?.body)).not.toMatch(/Heron|Osprey/);
});

test('4 words that somebody else said are not put into a mouth', async () => {
  await addNote(maker, project, {
    content: documentOf('Tomasz shares one export of the board every Monday, and gives up on nothing.'),
  });
  const { last } = await claimed(
    (mark) => `Amara said “shares one export of the board every Monday” [${mark('Amara gave up')}].`,
  );
  expect(last).toMatchObject({ support: 'UNSUPPORTED', citations: [] });
  expect(last?.text).not.toMatch(/[“”]/);
});

test('6 a quote with a line break in it is still a quote', async () => {
  const { last } = await claimed(
    (mark) => `Amara said “gave up on\nthe export twice” [${mark('Amara gave up')}].`,
  );
  expect(last).toMatchObject({ support: 'SUPPORTED', citations: [{ id: note }] });
});

test('7 a quote that runs over two speakers was said by neither', async () => {
  const spoken = (speakerName: string, start: number, text: string) => ({
    type: 'utterance',
    attrs: { speakerName, start, end: start + 3 },
    content: [{ type: 'text', text }],
  });
  const content = JSON.stringify({
    type: 'doc',
    content: [
      spoken('Dana', 1, 'People give up on the export at night.'),
      spoken('Marcus', 5, 'The export never fails for me.'),
    ],
  });
  await addNote(maker, project, { title: 'Call', content });
  const { last } = await claimed(
    (mark) =>
      `“on the export at night the export never fails” [${mark('at night')}, ${mark('never fails')}].`,
  );
  expect(last).toMatchObject({ support: 'UNSUPPORTED', citations: [] });
});

test('10 a marker of ten thousand digits costs no time and cites nothing', async () => {
  model.answer(saysAmong(() => `Payroll is hard in Norway [${'1'.repeat(10_000)}.2].`));
  const started = performance.now();
  const answer = await askAs(app, maker, question);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(answer.state).toBe('DONE');
  expect(JSON.stringify(answer)).not.toMatch(/Norway|1{50}/);
  for (const { quote } of answer.sentences.flatMap(({ citations }) => citations))
    expect(said).toContain(quote);
});

test('15 fifty megabytes at once are not read to their end', async () => {
  model.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(Buffer.concat([frame({ content: 'x'.repeat(50_000_000) }), frame({}, 'stop')]));
  });
  const answer = await askAs(app, maker, question);
  expect(answer).toMatchObject({ state: 'DONE', engine: 'EMBEDDED' });
  for (const { text } of answer.sentences) expect(said).toContain(text);
});

describe('while it is written', () => {
  const slowly: Script = (response, request) => {
    const mark = markIn(request, 'keep the tags');
    return says(`The export did not keep the tags [${mark}]. `.repeat(60), { everyMs: 40 })(
      response,
      request,
    );
  };

  test.each([
    ['the note is moved to the trash', () => 'mutation ($id: ID!) { trashNotes(ids: [$id]) { id } }'],
    [
      'the project is moved to the trash',
      () => 'mutation ($project: ID!) { trashProjects(ids: [$project]) { id } }',
    ],
  ])('20 %s: it ends, and nothing of it is shown', async (_name, mutation) => {
    model.answer(slowly);
    const { id } = await startAsking(app, maker, question);
    await eventually('the first sentence is there', async () => {
      const last = (await readConversation(maker, id))?.messages.items.at(-1);
      return (last?.sentences.length ?? 0) > 0;
    });
    await ask(maker, mutation(), { id: note, project });
    await app.dispatcher?.drain();
    const answer = await answerOf(maker, id);
    expect(answer).toMatchObject({ state: 'FAILED', summary: '', numItems: 0 });
    expect(answer.problem).toBe('You no longer have access to what this answer was made from.');
    expect(JSON.stringify(answer)).not.toContain('tags');
    await eventually('the service is told', () => model.asked[0]?.isClosed);
  });

  test('21 two tabs show one answer: a second question waits, and who cancels it cancels it for both', async () => {
    model.answer(slowly);
    const { id } = await startAsking(app, maker, question);
    const input = { question: 'And why?', conversationId: id, requestKey: 'second' };
    const refused = await maker.graphql(
      'mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { id } }',
      { input },
    );
    expect(refused.body.errors?.[0]?.message).toBe('Wait for the answer or cancel it first');
    const messageId = (await readConversation(maker, id))?.messages.items.at(-1)?.id;
    await ask(maker, 'mutation ($id: ID!) { cancelAnswer(messageId: $id) { id } }', { id: messageId });
    const tabs = await Promise.all([answerOf(maker, id), answerOf(maker, id)]);
    expect(tabs[0].state).toBe('CANCELLED');
    expect(tabs[0]).toEqual(tabs[1]);
    expect(model.asked).toHaveLength(1);
  });
});

test('23 at the level info the log has no key, no question, and no word of sources or answers', async () => {
  logged = '';
  await claimed(() => 'Zanzibar is lovely.');
  model.answer((response) => void response.writeHead(500).end('{"error":{"message":"Zanzibar 500"}}'));
  await askAs(app, maker, question);
  expect((await maker.visitor.get('/api/not-there')).status).toBe(404);
  expect(logged).toContain('not-there');
  expect(logged).not.toMatch(/sk-operator|give up|gave up|keep the tags|Zanzibar|numbered sources/);
});
