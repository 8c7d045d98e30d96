import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { askMutation } from '#tests/support/asking.ts';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Person } from '#tests/support/scene.ts';
import { searchQuery } from '#tests/support/search.ts';
import { openScriptedModel, says } from '#tests/support/scripted-model.ts';
import { mentioning, reply, startThread } from '#tests/support/talk.ts';
import { testServer } from '#tests/support/test-database.ts';
import { startUpload } from '#tests/support/upload.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';
import { readFileThrough, sendFile } from './support/send-file.ts';
import { signInThrough } from './support/sign-in.ts';
import { sendTo } from './support/send-to.ts';
import { startCluster, type Cluster } from './support/start-cluster.ts';

const seconds = Number(process.env['HARK_CLUSTER_SECONDS'] ?? 30);

test.runIf(testServer !== undefined)('a limit counts what all nodes were asked', async () => {
  const { line, place } = await startCluster();
  const headers = {
    host: place.owner.visitor.host,
    authorization: `Bearer ${await place.owner.bearer()}`,
  };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => line.send({ method: 'GET', path: '/api/audit-log.csv', headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test.runIf(testServer !== undefined)('people on different nodes see each other in a document', async () => {
  const { line, place, realtimes } = await startCluster();
  const [writer, reader] = [line.as(place.owner), line.as(await place.member({ name: 'Reader' }))];
  const noteId = await addNote(writer, await addProject(writer));
  const [here, there] = await Promise.all(
    [writer, reader].map((person, at) => openEditorOf(person, realtimes[at]?.port ?? 0, noteId)),
  );
  here?.provider.setAwarenessField('user', { color: '#123456' });
  const seen = () =>
    [...(there?.provider.awareness?.getStates().values() ?? [])].map((state) => state['user']);
  const name = writer.name;
  await eventually('the reader sees the writer', () => seen().some((user) => user?.name === name));
  here?.close();
  await eventually('the writer is gone', () => !seen().some((user) => user?.name === name));
});

test.runIf(testServer !== undefined)('an answer that one node writes is read at another', async () => {
  const model = await openScriptedModel();
  onTestFinished(() => model.close());
  const chosen = { HARK_AI_URL: model.url, HARK_AI_MODEL: 'scripted-1', HARK_AI_KEY: 'sk-cluster' };
  const { line, place, webs } = await startCluster({ env: chosen });
  const owner = line.as(place.owner);
  const said = 'The export takes fifteen minutes. The export loses all tags.';
  await addNote(owner, await addProject(owner), { title: 'Interview', content: documentOf(said) });
  await foundAs(owner, 'export');
  model.answer(
    says('The export takes fifteen minutes. [1.1]\nThe export loses all tags. [1.2]', { everyMs: 20 }),
  );
  const input = { question: 'Why do people dislike the export?', requestKey: randomUUID() };
  const { askQuestion } = await ask(owner, askMutation, { input });
  const { streamId } = askQuestion.messages.items.at(-1);
  const headers = { host: owner.visitor.host, authorization: `Bearer ${await owner.bearer()}` };
  const readings = await Promise.all(
    webs.map(({ port }) => sendTo(port, { method: 'GET', path: `/api/streams/${streamId}`, headers })),
  );
  for (const reading of readings) {
    const text = reading?.body.toString() ?? '';
    expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, position]) => position)).toEqual(['1', '2']);
    expect(text).toContain('The export loses all tags.');
    expect(text).toContain('"state":"done"');
  }
});

test.runIf(testServer !== undefined)(
  `nothing is lost while nodes that share no disk are killed at random for ${seconds} s`,
  async () => {
    const cluster = await startCluster({ isApart: true });
    const kills = { webs: 0, realtimes: 0, workers: 0 };
    const work = await workUntilEnd(cluster, async (isOver) => {
      // At most one of each kind is down: the others take over its work.
      await Promise.all(
        (['webs', 'realtimes', 'workers'] as const).map(async (kind) => {
          while (!isOver()) {
            const node = cluster[kind][Math.floor(Math.random() * cluster[kind].length)];
            await node?.kill();
            kills[kind] += 1;
            await node?.start();
          }
        }),
      );
    });
    console.log(JSON.stringify({ cluster: 'killed', seconds, kills, ...work }));
    expect(Math.min(...Object.values(kills))).toBeGreaterThan(0);
  },
);

test.runIf(testServer !== undefined)('an update of one node after the other refuses nobody', async () => {
  const cluster = await startCluster();
  let restarts = 0;
  const work = await workUntilEnd(cluster, async (isOver) => {
    for (let at = 0; !isOver(); at += 1) {
      const nodes = [...cluster.webs, ...cluster.realtimes, ...cluster.workers];
      const node = nodes[at % nodes.length];
      await node?.stop();
      await node?.start();
      restarts += 1;
    }
  });
  console.log(JSON.stringify({ cluster: 'updated', seconds, restarts, ...work }));
  expect(restarts).toBeGreaterThan(0);
  expect(work.repeated).toBe(0);
});

type Done = {
  notes: number;
  mentions: number;
  uploads: number;
  words: number;
  signIns: number;
  requests: number;
  repeated: number;
  longestMs: number;
};

/** People work through the proxy while something happens to the nodes; then all that was done is looked for. */
async function workUntilEnd(
  { app, place, line, port }: Cluster,
  happens: (isOver: () => boolean) => Promise<void>,
): Promise<Done> {
  const [writer, reader] = [line.as(place.owner), line.as(await place.member({ name: 'Reader' }))];
  const projectId = await addProject(writer);
  const noteId = await addNote(writer, projectId, { title: 'Talked about', content: documentOf('Start') });
  const { threadId } = await startThread(writer, noteId);
  const editors = await Promise.all([writer, reader].map((person) => openEditorOf(person, port, noteId)));
  const until = performance.now() + seconds * 1000;
  const isOver = (): boolean => performance.now() > until;
  const repeat = async (run: (at: number) => Promise<void>): Promise<number> => {
    let at = 0;
    for (; !isOver(); at += 1) {
      await run(at);
      await pause(50);
    }
    return at;
  };
  const files = new Map<string, Buffer>();
  const words: string[] = [];
  const [notes, mentions, uploads, , signIns] = await Promise.all([
    repeat(async (at) => {
      await write(writer, 'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }', {
        input: { projectId, title: `Cluster note ${at}`, content: documentOf(`wordnumber${at} was said`) },
      });
    }),
    repeat(async () => {
      const { body } = await reply(writer, threadId, '', mentioning(reader.id));
      if (body.errors) throw new Error(JSON.stringify(body.errors));
    }),
    repeat(async (at) => {
      const bytes = randomBytes(1024 * 1024 + at);
      const file = { name: `${at}.bin`, size: bytes.length };
      // By the app beside the nodes: an answer that is lost would take the id of the upload along.
      const id = await startUpload(place.owner, { type: 'PROJECT', id: projectId }, file);
      await sendFile(line, place.owner, id, bytes);
      files.set(id, bytes);
    }),
    repeat(async (at) => {
      const word = `typed${at}`;
      await editors[at % editors.length]?.type(word);
      words.push(word);
    }),
    repeat(async () => {
      await signInThrough({ app, place, line }, reader);
      // One address may try sixty links a minute.
      await pause(1000);
    }),
    happens(isOver),
  ]);
  await everyNoteIsFound(reader, projectId, notes);
  await everyMentionIsTold(reader, mentions);
  await everyWordIsSeen(editors, words);
  for (const [id, bytes] of files)
    expect((await readFileThrough(line, place.owner, id)).equals(bytes)).toBe(true);
  return { notes, mentions, uploads, words: words.length, signIns, ...line.figures };
}

/** A repeated request is answered without its result. */
async function write(person: Person, query: string, variables: Record<string, unknown>): Promise<void> {
  const { body } = await person.graphql(query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
}

async function openEditorOf(person: Person, port: number, documentId: string): Promise<EditorClient> {
  const editor = openEditor({ port, host: person.visitor.host, documentId, token: () => person.bearer() });
  onTestFinished(() => editor.close());
  await editor.synced();
  return editor;
}

async function everyNoteIsFound(person: Person, projectId: string, count: number): Promise<void> {
  const titles: string[] = [];
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const query = `query ($projectId: ID!, $first: Int, $after: String) {
      notes(projectId: $projectId, first: $first, after: $after) { items { title } endCursor } }`;
    const { notes } = await ask(person, query, { projectId, first: 100, after });
    titles.push(...notes.items.map(({ title }: { title: string }) => title));
    after = notes.endCursor;
  }
  const expected = Array.from({ length: count }, (_none, at) => `Cluster note ${at}`);
  expect(titles.filter((title) => title.startsWith('Cluster note')).toSorted()).toEqual(expected.toSorted());
  for (let at = 0; at < count; at += Math.ceil(count / 10)) await foundAs(person, `wordnumber${at}`);
}

async function foundAs(person: Person, value: string): Promise<void> {
  const options = { query: { method: 'FULL_TEXT', value } };
  await eventually(
    `${value} is found`,
    async () => (await ask(person, searchQuery, { options })).search.total === 1,
  );
}

async function everyMentionIsTold(person: Person, count: number): Promise<void> {
  const told = async (): Promise<number> =>
    (await ask(person, '{ notifications { totalCount } }')).notifications.totalCount;
  await eventually(`${count} mentions are told`, async () => (await told()) >= count, { withinMs: 60_000 });
  expect(await told()).toBe(count);
}

async function everyWordIsSeen(editors: readonly EditorClient[], words: readonly string[]): Promise<void> {
  for (const editor of editors)
    await eventually('every acknowledged word is seen', () => {
      const seen = editor.text().split('\n');
      return words.every((word) => seen.filter((line) => line === word).length === 1);
    });
}
