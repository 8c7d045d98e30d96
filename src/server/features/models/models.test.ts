import { beforeEach, describe, expect, test } from 'vitest';
import { generateText } from '#server/platform/ai/language/generate-text.ts';
import type { Person } from '#tests/support/scene.ts';
import { refuses } from '#tests/support/scripted-model.ts';
import { app, gatherScriptedTeam, model, place, scene } from '#tests/support/scripted-team.ts';
import { addNote, addProject, close } from '#tests/support/work.ts';

let admin: Person;

gatherScriptedTeam({ env: () => ({ allowedHosts: ['127.0.0.1'] }) });
beforeEach(() => {
  admin = place.owner;
});

const fields = 'generationEnabled provider model url hasKey monthlyTokens usedTokens usedRequests';
const update = (input: object, person = admin) =>
  person.graphql(
    `mutation ($input: UpdateModelSettingsInput!) { updateModelSettings(input: $input) { ${fields} } }`,
    {
      input,
    },
  );
const tryOut = (input: object) =>
  admin.graphql(
    'mutation ($input: ModelChoiceInput!) { testModelConnection(input: $input) { ok message } }',
    { input },
  );
const choice = (more: object = {}) => ({ provider: 'COMPATIBLE', model: 'theirs', url: model.url, ...more });
const write = (about: readonly string[] = []) =>
  generateText(app.services.models.language, app.services.systemCtx(place.workspace), {
    purpose: 'answer',
    about,
    system: 'Brief.',
    messages: [{ role: 'user', text: 'Hello?' }],
  });

describe('the models of a workspace', () => {
  test('an admin chooses one with a key that nobody sees again, and it writes', async () => {
    const { body } = await update({ choice: choice({ key: 'sk-workspace' }) });
    expect(body.data.updateModelSettings).toMatchObject({
      provider: 'COMPATIBLE',
      model: 'theirs',
      hasKey: true,
    });
    expect(JSON.stringify(body)).not.toContain('sk-workspace');
    expect(await write()).toMatchObject({ value: 'Hello', model: 'theirs' });
    expect(model.asked[0]?.headers.authorization).toBe('Bearer sk-workspace');
    const after = await admin.graphql(`{ modelSettings { ${fields} } }`);
    expect(after.body.data.modelSettings).toMatchObject({ usedTokens: 25, usedRequests: 1 });
  });

  test('a key stays with its service and is forgotten with it', async () => {
    await update({ choice: choice({ key: 'sk-workspace' }) });
    expect(
      (await update({ choice: choice({ model: 'another' }) })).body.data.updateModelSettings.hasKey,
    ).toBe(true);
    const elsewhere = await update({ choice: choice({ url: 'https://elsewhere.test/v1' }) });
    expect(elsewhere.body.data.updateModelSettings.hasKey).toBe(false);
    const none = await update({ choice: null });
    expect(none.body.data.updateModelSettings).toMatchObject({ provider: null, hasKey: false });
    await expect(write()).rejects.toThrow('No language model is set up');
  });

  test('the connection is tried out before, and told as it is', async () => {
    expect((await tryOut(choice())).body.data.testModelConnection).toEqual({
      ok: true,
      message: 'theirs answers.',
    });
    model.answer(refuses(401));
    expect((await tryOut(choice())).body.data.testModelConnection).toMatchObject({
      ok: false,
      message: 'The AI service refused the key. An admin can check it in Settings.',
    });
  });

  test('generation is turned off and limited', async () => {
    await update({ choice: choice(), monthlyTokens: 10 });
    await write();
    await expect(write()).rejects.toThrow('used its AI budget');
    await update({ monthlyTokens: null, generationEnabled: false });
    await expect(write()).rejects.toThrow('AI is turned off');
  });

  test('what was sent is listed without a word of it, and names only what the reader may see', async () => {
    const project = await addProject(admin);
    const hidden = await place.member({ role: 'MANAGER' });
    const theirs = await addProject(hidden, { title: 'Secret plans' });
    await close(hidden, { type: 'PROJECT', id: theirs });
    const [open, closed] = [
      await addNote(admin, project, { title: 'Call with Amara' }),
      await addNote(hidden, theirs, { title: 'Nobody’s business' }),
    ];
    await update({ choice: choice() });
    await write([open, open, closed]);
    model.answer(refuses(401));
    await expect(write()).rejects.toThrow('refused the key');
    const uses = `{ modelUses(first: 10) { totalCount items { purpose model host outcome objectCount inputTokens member { id }
      objects { id title } } } }`;
    const { body } = await admin.graphql(uses);
    expect(body.data.modelUses.items).toMatchObject([
      { purpose: 'answer', outcome: 'key', objectCount: 0, objects: [] },
      {
        model: 'theirs',
        host: new URL(model.url).host,
        outcome: 'done',
        objectCount: 2,
        objects: [{ id: open, title: 'Call with Amara' }],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('Hello');
    const other = (await scene.workspace()).owner;
    expect((await other.graphql(uses)).body.data.modelUses.totalCount).toBe(0);
  });

  test.each([
    [{ choice: { provider: 'ANTHROPIC', model: 'm' } }, 'Enter the key of the service'],
    [{ choice: { provider: 'OLLAMA', model: 'm' } }, 'Enter the address of the service'],
    [{ choice: { provider: 'BEDROCK', model: 'm', key: 'k', region: 'moon' } }, 'Enter a region'],
    [{ choice: { provider: 'OPENAI', model: ' ', key: 'k' } }, 'Enter the name of a model'],
    [{ monthlyTokens: -1 }, 'whole number'],
  ])('refuses %j', async (input, message) => {
    expect((await update(input)).body.errors[0].message).toContain(message);
  });

  test('only admins, and each only in their own workspace', async () => {
    const member = await place.member({ role: 'MANAGER' });
    expect((await update({ generationEnabled: false }, member)).body.errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    await update({ choice: choice({ key: 'sk-workspace' }) });
    const other = (await scene.workspace()).owner;
    const seen = await other.graphql(`{ modelSettings { ${fields} } }`);
    expect(seen.body.data.modelSettings).toMatchObject({ provider: null, hasKey: false });
  });
});
