import { request } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nothingAnswers } from '#domain/ai/ask.ts';
import { speechBroke } from '#domain/ai/spoken-text.ts';
import '#server/platform/ai/language/tables.ts';
import { askAs, supported } from '#tests/support/asking.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { cutsOff, refuses, sounds, staysSilent } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, maker, model, place, scene } from '#tests/support/scripted-team.ts';
import { summarize, type MadeSummary } from '#tests/support/summarizing.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, documentOf } from '#tests/support/work.ts';

let project: string;
let note: string;

const said =
  'The export takes fifteen minutes and loses all tags. I gave up on the export twice this week. I really like how easy sharing is.';
const sound = randomBytes(5000);

gatherScriptedTeam({
  env: ({ url }) => ({ speech: { url, key: 'sk-speech', model: 'voice-1', voice: 'alloy' } }),
});
beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  project = await addProject(maker, { title: 'Export study' });
  note = await addNote(maker, project, { title: 'Interview with Amara', content: documentOf(said) });
});

type Heard = {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
  message: string | undefined;
  isBroken: boolean;
};

/** Over a real connection: only there a sound can break off, and somebody leave. */
async function hear(
  person: Person | null,
  path: string,
  { method = 'GET', until }: { method?: string; until?: Promise<unknown> } = {},
): Promise<Heard> {
  const { port } = app.http.server.address() as AddressInfo;
  const authorization = person === null ? undefined : `Bearer ${await person.bearer()}`;
  const { host } = (person ?? maker).visitor;
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      method,
      path: `/api/speech/${path}`,
      headers: { host, ...(authorization !== undefined && { authorization }) },
    });
    const parts: Buffer[] = [];
    sent.once('response', (reply) => {
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', () => {});
      reply.once('close', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode: status = 0, headers, complete } = reply;
        resolve({ status, headers, bytes, message: messageIn(status, bytes), isBroken: !complete });
      });
    });
    sent.once('error', reject);
    void until?.then(() => sent.destroy());
    sent.end();
  });
}

function messageIn(status: number, bytes: Buffer): string | undefined {
  return status < 400 || bytes.length === 0 ? undefined : JSON.parse(bytes.toString()).errors[0].title;
}

const ofNote = () => summarize(app, maker, { objectType: 'NOTE', objectId: note });
const spokenText = async (person: Person, type: string, id: string) =>
  (
    await ask(
      person,
      `query ($type: SpokenTextType!, $id: ID!) { spokenText(type: $type, id: $id) {
        language hasSound pieces { sentences { text place } } } }`,
      { type, id },
    )
  ).spokenText;
const setModels = (input: object) =>
  ask(
    place.owner,
    'mutation ($input: UpdateModelSettingsInput!) { updateModelSettings(input: $input) { hasKey } }',
    {
      input,
    },
  );
const lastUse = async () => {
  const query = `{ modelUses(first: 1) { items { purpose provider model host outcome inputTokens outputTokens estimated
    member { id } objects { title } } } }`;
  return (await ask(place.owner, query)).modelUses.items[0];
};

describe('a summary that is read aloud', () => {
  let summary: MadeSummary;
  beforeEach(async () => {
    summary = await ofNote();
  });

  test('is sent to the service without markup, and its sound arrives as it is', async () => {
    const text = await spokenText(maker, 'SUMMARY', summary.id);
    const shown = summary.sentences.map((one, at) => ({ text: one.text, place: at }));
    expect(text).toEqual({ language: null, hasSound: true, pieces: [{ sentences: shown }] });
    model.answer(sounds(sound));
    const heard = await hear(maker, `summary/${summary.id}/0`);
    expect(heard).toMatchObject({ status: 200, isBroken: false });
    expect(heard.bytes.equals(sound)).toBe(true);
    expect(heard.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]).toMatchObject({ path: '/v1/audio/speech' });
    expect(model.asked[0]?.headers.authorization).toBe('Bearer sk-speech');
    expect(model.asked[0]?.body).toEqual({
      model: 'voice-1',
      voice: 'alloy',
      response_format: 'mp3',
      input: shown.map((one) => one.text).join('\n'),
    });
  });

  test('what was sent is in the list, with no word of it', async () => {
    model.answer(sounds(sound));
    await hear(maker, `summary/${summary.id}/0`);
    const input = String(model.asked[0]?.body['input']);
    const use = await eventually('the use is recorded', async () => (await lastUse()) ?? false);
    expect(use).toEqual({
      purpose: 'speech',
      provider: 'COMPATIBLE',
      model: 'voice-1',
      host: new URL(model.url).host,
      outcome: 'done',
      inputTokens: Math.ceil(input.length / 4),
      outputTokens: input.length,
      estimated: true,
      member: { id: maker.id },
      objects: [{ title: 'Interview with Amara' }],
    });
    const rows = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      db.selectFrom('model_uses').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/export|tags|sk-speech/);
  });

  test('a busy service is asked again when it said', async () => {
    model.answer(refuses(429, { 'retry-after': '0' }), refuses(503), sounds(sound));
    expect((await hear(maker, `summary/${summary.id}/0`)).bytes.equals(sound)).toBe(true);
    expect(model.asked).toHaveLength(3);
    expect(await lastUse()).toMatchObject({ outcome: 'done' });
  });

  test.each([
    ['busy for long', refuses(429, { 'retry-after': '90' }), 429, 'The AI service is busy. Try again later.'],
    ['a wrong key', refuses(401), 409, 'The AI service refused the key. An admin can check it in Settings.'],
    [
      'a page instead of sound',
      sounds(Buffer.from('<script>alert(1)</script>'), { type: 'text/html' }),
      409,
      'The AI service gave an answer that can’t be read.',
    ],
  ])('%s is told as it is', async (_what, script, status, message) => {
    model.answer(script);
    const heard = await hear(maker, `summary/${summary.id}/0`);
    expect(heard).toMatchObject({ status, message });
    expect(heard.headers['content-type']).toBe('application/json; charset=utf-8');
    if (status === 429) expect(heard.headers['retry-after']).toBe('90');
    expect(model.asked).toHaveLength(1);
  });

  test('a redirect is not followed with the key', async () => {
    model.answer((response) => void response.writeHead(307, { location: `${model.url}/elsewhere` }).end());
    model.answer(refuses(400), refuses(400));
    expect((await hear(maker, `summary/${summary.id}/0`)).status).toBeGreaterThanOrEqual(400);
    expect(model.asked.every(({ path }) => path === '/v1/audio/speech')).toBe(true);
  });

  test('a sound that breaks off is no whole sound, and one that never comes ends in a message', async () => {
    model.answer(sounds(sound, { ending: cutsOff }));
    expect(await hear(maker, `summary/${summary.id}/0`)).toMatchObject({ status: 200, isBroken: true });
    await eventually('the failure is recorded', async () => (await lastUse())?.outcome === 'broken');
    const empty = sounds(Buffer.alloc(0));
    model.answer(empty, empty, empty);
    expect(await hear(maker, `summary/${summary.id}/0`)).toMatchObject({ status: 503, message: speechBroke });
  });

  test('who leaves ends the work of the service', async () => {
    model.answer(sounds(sound, { ending: staysSilent }));
    const begun = eventually('the service is asked', async () => model.asked.length > 0);
    const left = hear(maker, `summary/${summary.id}/0`, { until: begun }).catch(() => null);
    await eventually('the service is let go', async () => model.asked[0]?.isClosed === true);
    await left;
    await eventually('it is recorded', async () => (await lastUse())?.outcome === 'cancelled');
  });

  test('AI that is turned off and a budget that is used up leave the browser’s voice', async () => {
    await setModels({ generationEnabled: false });
    expect(await spokenText(maker, 'SUMMARY', summary.id)).toMatchObject({ hasSound: false, pieces: [{}] });
    expect((await ask(maker, '{ speechAvailable }')).speechAvailable).toBe(false);
    expect(await hear(maker, `summary/${summary.id}/0`)).toMatchObject({
      status: 409,
      message: 'AI is turned off for this workspace.',
    });
    expect(model.asked).toEqual([]);
    await setModels({ generationEnabled: true, monthlyTokens: 5 });
    expect((await ask(maker, '{ speechAvailable }')).speechAvailable).toBe(true);
    model.answer(sounds(sound));
    await hear(maker, `summary/${summary.id}/0`);
    await eventually('the use is counted', async () => (await lastUse()) !== undefined);
    expect((await ask(maker, '{ speechAvailable }')).speechAvailable).toBe(false);
    expect(await hear(maker, `summary/${summary.id}/0`)).toMatchObject({
      status: 409,
      message: 'This workspace has used its AI budget for this month.',
    });
    expect(model.asked).toHaveLength(1);
  });

  test('addresses of people don’t leave', async () => {
    const { updateSummary } = await ask(
      maker,
      'mutation ($id: ID!, $text: String!) { updateSummary(id: $id, text: $text) { id } }',
      { id: summary.id, text: '## **Next**\n- Write to amara.okafor@example.com on Monday.' },
    );
    model.answer(sounds(sound));
    await hear(maker, `summary/${updateSummary.id}/0`);
    const input = String(model.asked[0]?.body['input']);
    expect(input).toMatch(/^Next\nWrite to .* on Monday\./);
    expect(input).not.toContain('amara.okafor');
  });

  test('is heard by nobody who may not see it, from one piece to the next', async () => {
    const colleague = await place.member();
    model.answer(sounds(sound));
    expect((await hear(colleague, `summary/${summary.id}/0`)).status).toBe(200);
    await close(maker, { type: 'PROJECT', id: project });
    const stranger = (await scene.workspace()).owner;
    expect(await spokenText(colleague, 'SUMMARY', summary.id)).toBeNull();
    expect(await spokenText(stranger, 'SUMMARY', summary.id)).toBeNull();
    expect((await hear(colleague, `summary/${summary.id}/0`)).status).toBe(404);
    expect((await hear(stranger, `summary/${summary.id}/0`)).status).toBe(404);
    expect((await hear(null, `summary/${summary.id}/0`)).status).toBe(401);
    expect(model.asked).toHaveLength(1);
  });

  test.each([
    ['1', 404],
    ['-1', 404],
    ['0x0', 404],
    ['1e1', 404],
    ["0'--", 404],
  ])('there is no piece %s', async (number, status) => {
    expect((await hear(maker, `summary/${summary.id}/${encodeURIComponent(number)}`)).status).toBe(status);
    expect(model.asked).toEqual([]);
  });

  test('other kinds, unknown ids and questions for the headers alone cost nothing', async () => {
    expect((await hear(maker, `note/${note}/0`)).status).toBe(400);
    expect((await hear(maker, `summary/${note}/0`)).status).toBe(404);
    expect((await hear(maker, 'summary/nothing/0')).status).toBe(404);
    expect((await hear(maker, `summary/${summary.id}/0`, { method: 'HEAD' })).status).toBe(404);
    expect(model.asked).toEqual([]);
  });

  test('nobody fetches more than anybody could listen to', async () => {
    for (let count = 0; count < 30; count += 1) {
      model.answer(sounds(Buffer.from('x')));
      expect((await hear(maker, `summary/${summary.id}/0`)).status).toBe(200);
    }
    const refused = await hear(maker, `summary/${summary.id}/0`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const colleague = await place.member();
    model.answer(sounds(sound));
    expect((await hear(colleague, `summary/${summary.id}/0`)).status).toBe(200);
  });
});

describe('an answer that is read aloud', () => {
  test('is its asker’s until it is shared, and says only what the listener can see', async () => {
    const answer = await askAs(app, maker, 'Why do people give up on the export?');
    expect(supported(answer).length).toBeGreaterThan(0);
    const own = await spokenText(maker, 'ANSWER', answer.id);
    expect(own.pieces[0].sentences.map(({ text }: { text: string }) => text)).toEqual(supported(answer));
    model.answer(sounds(sound));
    expect((await hear(maker, `answer/${answer.id}/0`)).bytes.equals(sound)).toBe(true);
    const colleague = await place.member();
    expect((await hear(colleague, `answer/${answer.id}/0`)).status).toBe(404);
    await ask(maker, 'mutation ($id: ID!) { shareConversation(id: $id, shared: true) { id } }', {
      id: answer.conversationId,
    });
    await close(maker, { type: 'PROJECT', id: project });
    expect(await spokenText(colleague, 'ANSWER', answer.id)).toMatchObject({ pieces: [] });
    expect((await hear(colleague, `answer/${answer.id}/0`)).status).toBe(404);
    expect(model.asked).toHaveLength(1);
  });

  test('says first that nothing answers the question', async () => {
    const answer = await askAs(app, maker, 'Which payroll vendor integrates with SAP in Norway?');
    expect(answer.answered).toBe(false);
    const { pieces } = await spokenText(maker, 'ANSWER', answer.id);
    expect(pieces[0].sentences[0]).toEqual({ text: nothingAnswers, place: null });
  });
});

test('without a service the text is there for the browser, and the server makes no sound', async () => {
  const plain = await startTestApp();
  try {
    const { owner } = await (await createScene(plain)).workspace();
    const own = await addNote(owner, await addProject(owner), { content: documentOf(said) });
    const { id } = await summarize(plain, owner, { objectType: 'NOTE', objectId: own });
    expect((await ask(owner, '{ speechAvailable }')).speechAvailable).toBe(false);
    expect(await spokenText(owner, 'SUMMARY', id)).toMatchObject({ hasSound: false, pieces: [{}] });
    const headers = { authorization: `Bearer ${await owner.bearer()}` };
    expect((await owner.visitor.get(`/api/speech/summary/${id}/0`, { headers })).status).toBe(409);
  } finally {
    await plain.close();
  }
});
