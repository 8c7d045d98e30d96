import { beforeEach, describe, expect, test } from 'vitest';
import { positiveInteger, string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import {
  beginsThen,
  callsTool,
  cutsOff,
  endsWithoutReason,
  leadsTo,
  neverEnds,
  refuses,
  reportsError,
  says,
  saysNonsense,
  staysSilent,
} from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, model, place } from '#tests/support/scripted-team.ts';
import { generateObject } from './generate-object.ts';
import { generateText } from './generate-text.ts';
import { GenerationFailed, type GenerationEvent, type GenerationRequest } from './generation.ts';
import { defineTool } from './tool.ts';
import './tables.ts';

let ctx: Ctx;

gatherScriptedTeam();
beforeEach(() => {
  ctx = app.services.systemCtx(place.workspace);
});

const request: GenerationRequest = {
  purpose: 'answer',
  about: [],
  system: 'You are brief.',
  messages: [{ role: 'user', text: 'What about exports?' }],
};
const ask = (more: Partial<GenerationRequest> = {}) =>
  generateText(app.services.models.language, ctx, { ...request, ...more });
const fault = async (more: Partial<GenerationRequest> = {}) =>
  ask(more).then(
    () => 'none',
    (error: unknown) => (error instanceof GenerationFailed ? error.fault : error),
  );
const uses = () =>
  ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db.selectFrom('model_uses').selectAll().orderBy('created_at').execute(),
  );
async function settings(values: object): Promise<void> {
  await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', (db) =>
    db
      .insertInto('model_settings')
      .values({
        workspace_id: ctx.workspace.id,
        provider: null,
        model: null,
        url: null,
        region: null,
        secret_id: null,
        monthly_tokens: null,
        updated_by: null,
        updated_at: ctx.now(),
        ...values,
      })
      .execute(),
  );
}

describe('writing', () => {
  test('comes as it is written, letters of several bytes too, and is counted without its words', async () => {
    model.answer(says('Exports are slow – “very” slow 🪶'));
    const events: GenerationEvent[] = [];
    for await (const event of app.services.models.language.generate(ctx, request)) events.push(event);
    const text = events.flatMap((event) => (event.kind === 'text' ? [event.text] : [])).join('');
    expect(text).toBe('Exports are slow – “very” slow 🪶');
    expect(events.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(2);
    expect(events.at(-1)).toEqual({
      kind: 'done',
      provider: 'compatible',
      model: 'scripted-1',
      usage: { inputTokens: 20, outputTokens: 5, estimated: false },
    });
    expect(model.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-operator' },
      body: { model: 'scripted-1', stream: true },
    });
    const [use] = await uses();
    expect(use).toMatchObject({
      purpose: 'answer',
      outcome: 'done',
      input_tokens: 20,
      output_tokens: 5,
      member_id: null,
    });
    expect(JSON.stringify(use)).not.toMatch(/slow|exports/i);
  });

  test('thoughts between marks are told apart from the answer', async () => {
    model.answer(says('<think>They mean CSV.</think>Exports work.'));
    const events: GenerationEvent[] = [];
    for await (const event of app.services.models.language.generate(ctx, request)) events.push(event);
    const said = (kind: string) =>
      events.flatMap((event) => (event.kind === kind && 'text' in event ? [event.text] : [])).join('');
    expect([said('thinking').trim(), said('text').trim()]).toEqual(['They mean CSV.', 'Exports work.']);
  });

  test('tools are used, and what the model may not have it does not get', async () => {
    const seen: unknown[] = [];
    const tool = defineTool({
      name: 'search',
      description: 'Searches',
      schema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
      input: object({ query: string }),
      run: async (input) => {
        seen.push(input);
        return ['a result'];
      },
    });
    model.answer(
      callsTool('search', { query: 'export' }),
      callsTool('delete_all', {}),
      callsTool('search', { query: 7 }),
      says('Found it.'),
    );
    const answer = await ask({ tools: [tool] });
    expect(answer.value).toBe('Found it.');
    expect(seen).toEqual([{ query: 'export' }]);
    expect(JSON.stringify(model.asked[1]?.body.messages)).toContain('a result');
  });
});

describe('what goes wrong is told as what it is', () => {
  test.each([
    ['the connection is cut', beginsThen('Exports are', cutsOff), 'broken'],
    [
      'a frame is malformed, although the service says that all went well',
      beginsThen('Exports', saysNonsense),
      'broken',
    ],
    ['the service reports an error', beginsThen('Exports', reportsError), 'broken'],
    ['it ends without a reason', beginsThen('Exports', endsWithoutReason), 'broken'],
    ['it never ends', neverEnds, 'endless'],
  ])('%s', async (_, script, expected) => {
    model.answer(script);
    expect(await fault()).toBe(expected);
    expect(model.asked).toHaveLength(1);
    expect((await uses()).map(({ outcome, estimated }) => [outcome, estimated])).toEqual([[expected, true]]);
  });

  test.each([
    ['a wrong key', refuses(401), 'key'],
    ['an unknown model', refuses(404), 'refused'],
    ['a busy service that says to wait for an hour', refuses(429, { 'retry-after': '3600' }), 'busy'],
    ['a redirect to inside', leadsTo('http://169.254.169.254/latest'), 'down'],
  ])('%s', async (_, script, expected) => {
    model.answer(script, script, script);
    expect(await fault()).toBe(expected);
  });

  test('the service that says when to come back is heard', async () => {
    model.answer(refuses(429, { 'retry-after': '3600' }));
    await expect(ask()).rejects.toMatchObject({ fault: 'busy', retryAfterMs: 3_600_000 });
  });

  test('what passes is tried again, once nothing was shown', async () => {
    model.answer(refuses(429, { 'retry-after': '0' }), refuses(503, { 'retry-after': '0' }), says('Here.'));
    expect((await ask()).value).toBe('Here.');
    expect(model.asked).toHaveLength(3);
  });

  test('silence before the first word and between two ends in time, and the service sees it', async () => {
    model.answer(staysSilent);
    expect(await fault({ timeouts: { firstMs: 60 } })).toBe('slow');
    model.answer(beginsThen('Exports', staysSilent));
    expect(await fault({ timeouts: { gapMs: 60 } })).toBe('slow');
    expect(model.asked.every(({ isClosed }) => isClosed)).toBe(true);
  });

  test('who asked can stop it, and who stops reading has stopped it', async () => {
    const stop = new AbortController();
    model.answer(neverEnds, neverEnds);
    const cancelled = fault({ signal: stop.signal, maxCharacters: 1e9 });
    setTimeout(() => stop.abort(), 30);
    expect(await cancelled).toBe('cancelled');
    for await (const event of app.services.models.language.generate(ctx, request))
      if (event.kind === 'text') break;
    await expect.poll(() => model.asked.every(({ isClosed }) => isClosed)).toBe(true);
    expect((await uses()).map(({ outcome }) => outcome)).toEqual(['cancelled', 'cancelled']);
  });

  test('a service that fails again and again is left alone for half a minute', async () => {
    await ask();
    model.answer(...Array.from({ length: 15 }, () => refuses(500, { 'retry-after': '0' })));
    for (let turn = 0; turn < 5; turn += 1) expect(await fault()).toBe('down');
    const before = model.asked.length;
    await expect(ask()).rejects.toThrow('can’t be reached right now');
    expect(model.asked).toHaveLength(before);
    app.clock.pass(31);
    expect((await ask()).value).toBe('Hello');
  });
});

describe('an object of a shape', () => {
  const schema = { type: 'object', properties: { titles: { type: 'array', items: { type: 'string' } } } };
  const codec = object({ titles: array(string), count: positiveInteger });
  const askObject = () => generateObject(app.services.models.language, ctx, { ...request, schema, codec });

  test.each([
    ['plain', '{"titles":["a"],"count":1}'],
    ['between fences', '```json\n{"titles":["a"],"count":1}\n```'],
    ['with words around it', 'Sure! {"titles":["a"],"count":1} Anything else?'],
    ['with a key twice, of which the last counts', '{"titles":["b"],"titles":["a"],"count":1}'],
    ['with keys that nobody asked for', '{"titles":["a"],"count":1,"__proto__":{"admin":true}}'],
  ])('%s', async (_, text) => {
    model.answer(says(text));
    expect((await askObject()).value).toEqual({ titles: ['a'], count: 1 });
    expect(model.asked[0]?.body['response_format']).toEqual({ type: 'json_object' });
  });

  test('ten thousand items are not read to their end', async () => {
    model.answer(says(`{"titles":[${'"a",'.repeat(10_000)}"a"],"count":1}`));
    await expect(askObject()).rejects.toMatchObject({ fault: 'endless' });
  });

  test('a wrong one is given back once, and then it is an error', async () => {
    model.answer(says('{"titles":"a","count":1}'), says('{"titles":["a"],"count":1}'));
    expect((await askObject()).value.titles).toEqual(['a']);
    expect(JSON.stringify(model.asked[1]?.body.messages)).toContain('$.titles');
    model.answer(says('{"titles":['), says('no'));
    await expect(askObject()).rejects.toMatchObject({ fault: 'unreadable' });
  });
});

test('a hundred answers that end together are counted one by one', async () => {
  await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect((await uses()).filter(({ outcome }) => outcome === 'done')).toHaveLength(100);
  const [month] = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db.selectFrom('model_months').selectAll().execute(),
  );
  expect([Number(month?.tokens), Number(month?.requests)]).toEqual([2500, 100]);
});

describe('what a workspace allows', () => {
  test('nothing is sent where generation is off', async () => {
    await settings({ generation_on: false });
    await expect(ask()).rejects.toThrow('AI is turned off for this workspace.');
    expect(model.asked).toEqual([]);
  });

  test('a budget ends at its tokens and begins again with the month', async () => {
    await settings({ monthly_tokens: 25 });
    await ask();
    expect(await fault()).toBe('budget');
    expect(model.asked).toHaveLength(1);
    app.clock.pass(32 * 24 * 3600);
    expect(await fault()).toBe('none');
  });

  test('its own service is reached only where that is public or named by the operator', async () => {
    await settings({ provider: 'compatible', model: 'theirs', url: model.url });
    expect(await fault()).toBe('down');
    expect(model.asked).toEqual([]);
  });
});
