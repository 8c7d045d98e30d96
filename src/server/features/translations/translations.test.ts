import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { makeSound } from '#tests/support/make-media.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { findAs } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
let engine: Server;
let noteId: string;
let fileId: string;
let asked: { authorization: string | undefined; model: string; system: string; texts: string[] }[] = [];
/** What the engine answers next; it waits for a promise. */
let answer: (texts: string[]) => unknown = german;
const inGerman: Readonly<Record<string, string>> = {
  'Was it easy?': 'War es leicht?',
  'No, the checkout was slow.': 'Nein, die Kasse war träge.',
};
function german(texts: string[]) {
  return { texts: texts.map((text) => inGerman[text] ?? text) };
}

/** A language model as far as its protocol goes. */
beforeAll(async () => {
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { model, messages } = JSON.parse(Buffer.concat(chunks).toString());
    const texts: string[] = JSON.parse(messages[1].content);
    asked.push({ authorization: request.headers.authorization, model, system: messages[0].content, texts });
    const said = await answer(texts);
    if (typeof said === 'number') return void response.writeHead(said).end();
    const content = typeof said === 'string' ? said : `\`\`\`json\n${JSON.stringify(said)}\n\`\`\``;
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };
  engine = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const { port } = engine.address() as AddressInfo;
  const translation = { url: `http://127.0.0.1:${port}`, key: 'secret', model: 'test-1' };
  app = await startTestApp({ env: { translation } });
  ada = await (await (await createScene(app)).workspace('Languages')).member();
  noteId = await addNote(ada, await addProject(ada));
  fileId = await upload(app, ada, { type: 'NOTE', id: noteId }, { name: 'a.mp3', bytes: await makeSound(8) });
  const content =
    'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Anna>Was it easy?\n\n00:04.000 --> 00:06.000\n<v Bob>No, the checkout was slow.\n';
  await ask(ada, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
    input: { noteId, fileId, content },
  });
});
afterAll(async () => {
  await app.close();
  engine.close();
});

const fields = 'id language status error message progress parts { start end speaker text }';
const request = async (language: string) =>
  (
    await ask(
      ada,
      `mutation ($fileId: ID!, $language: String!) { made: requestTranslation(fileId: $fileId, language: $language) { ${fields} } }`,
      { fileId, language },
    )
  ).made;
const list = async () =>
  (await ask(ada, `query ($fileId: ID!) { translations(fileId: $fileId) { ${fields} } }`, { fileId }))
    .translations as { id: string; language: string; status: string; error: string; message: string }[];
const ended = (language: string) =>
  eventually('the translation has ended', async () => {
    const found = (await list()).find((one) => one.language === language);
    return found && found.status !== 'Requested' && found;
  });

test('a transcript is said in another language, found by those words, and made anew on request', async () => {
  expect(await request('de-DE')).toMatchObject({ status: 'Requested', parts: [] });
  expect(await ended('de-DE')).toMatchObject({
    status: 'Success',
    progress: 1,
    error: null,
    parts: [
      { start: 1, end: 3, speaker: 'Anna', text: 'War es leicht?' },
      { start: 4, end: 6, speaker: 'Bob', text: 'Nein, die Kasse war träge.' },
    ],
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ authorization: 'Bearer secret', model: 'test-1' });
  expect(asked[0]?.system).toContain('de-DE');
  expect((await findAs(app, ada, 'träge')).items.map(({ id }) => id)).toEqual([noteId]);

  asked = [];
  const first = (await list())[0]?.id;
  await request('de-DE');
  expect((await ended('de-DE')).id).not.toBe(first);
  expect([asked.length, (await list()).length]).toEqual([1, 1]);

  const id = (await list())[0]?.id;
  await ask(ada, 'mutation ($id: ID!) { deleteTranslation(id: $id) }', { id });
  expect(await list()).toEqual([]);
  expect((await findAs(app, ada, 'träge')).items).toEqual([]);
});

test('a language the engine does not know, and an engine that fails, are told apart', async () => {
  answer = () => ({ unsupported: true });
  await request('fr-FR');
  expect(await ended('fr-FR')).toMatchObject({ status: 'Failure', error: 'UnsupportedLanguagePair' });
  const failures: [unknown, string][] = [
    [503, 'The translation service answered 503'],
    ['not json', 'The translation service gave an answer that can’t be read'],
    [{ texts: ['only one'] }, 'The translation service gave an answer that can’t be read'],
  ];
  for (const [said, message] of failures) {
    answer = () => said;
    await request('es-ES');
    expect(await ended('es-ES')).toMatchObject({ status: 'Failure', error: 'Error', message });
  }
  answer = german;
  await request('es-ES');
  expect(await ended('es-ES')).toMatchObject({ status: 'Success', error: null, message: null });
  const wrong = await ada.graphql(
    'mutation ($fileId: ID!) { requestTranslation(fileId: $fileId, language: "auto") { id } }',
    { fileId },
  );
  expect(errorOf(wrong)).toEqual(['ValidationError', 'Choose a language from the list']);
});

test('one under way can be taken back, and what is redacted is in no language', async () => {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const seen = asked.length;
  answer = async (texts) => {
    await held;
    return german(texts);
  };
  const { id } = await request('it-IT');
  await eventually('the engine was asked', () => asked.length > seen);
  await ask(ada, 'mutation ($id: ID!) { deleteTranslation(id: $id) }', { id });
  go();
  answer = german;
  expect((await list()).map(({ language }) => language)).toEqual(['fr-FR', 'es-ES']);

  await eventually(
    'the recording is prepared',
    async () => (await readFileOf(ada, fileId)).processing === 'COMPLETE',
  );
  await ask(
    ada,
    'mutation ($fileId: ID!, $redactions: [RedactionInput!]!) { setRedactions(fileId: $fileId, redactions: $redactions) { id } }',
    { fileId, redactions: [{ start: 1, end: 3, videoBlur: false, audioMuted: true }] },
  );
  expect(await list()).toEqual([]);
  expect((await findAs(app, ada, 'träge')).items).toEqual([]);
});
