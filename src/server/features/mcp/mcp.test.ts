import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectAssistant, makeToken, type Assistant } from '#tests/support/assistant.ts';
import { highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask, close, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let project: string;
let note: string;
let assistant: Assistant;

const said = 'The export takes fifteen minutes and loses all tags. I gave up on the export twice.';

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  maker = place.owner;
  project = await addProject(maker, { title: 'Export study' });
  note = await addNote(maker, project, { title: 'Interview with Amara', content: documentOf(said) });
  assistant = await connect(maker, ['READ', 'WRITE']);
});

async function connect(person: Person, scopes: readonly string[]): Promise<Assistant> {
  await app.dispatcher?.drain();
  return connectAssistant(app, person.visitor.host, await makeToken(person, scopes));
}

describe('an assistant', () => {
  test('learns what it can do', async () => {
    const { tools } = await assistant.client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['search', true],
      ['read', true],
      ['read_highlights', true],
      ['ask', false],
      ['list_projects', true],
      ['list_themes', true],
      ['create_note', false],
    ]);
    for (const { inputSchema } of tools) expect(inputSchema).toMatchObject({ type: 'object' });
  });

  test('searches, with links that open what it found', async () => {
    const { text } = await assistant.call('search', { query: 'export tags' });
    expect(text).toContain('1 found');
    expect(text).toContain('note: Interview with Amara');
    expect(text).toContain(`id: ${note}`);
    expect(text).toMatch(new RegExp(`link: http://${maker.visitor.host}/data/\\S+`));
    const elsewhere = await addProject(maker, { title: 'Elsewhere' });
    expect((await assistant.call('search', { query: 'export', projectId: elsewhere })).text).toBe(
      'Nothing was found.',
    );
  });

  test('reads a long note in pieces without losing a character', async () => {
    const long = Array.from({ length: 5000 }, (_, at) => `Sentence ${at}.`).join(' ');
    const id = await addNote(maker, project, { title: 'Long', content: documentOf(long) });
    let read = '';
    let offset = 0;
    for (;;) {
      const { text } = await assistant.call('read', { id, offset });
      const next = /\n\n\(Goes on at offset (\d+) of \d+\.\)$/.exec(text);
      read += text.slice('# Long\n\n'.length, next?.index);
      if (!next) break;
      offset = Number(next[1]);
    }
    expect(read.trimEnd() === long).toBe(true);
  });

  test('reads highlights word for word', async () => {
    const id = await highlight(maker, note, 'loses all tags');
    const { text } = await assistant.call('read_highlights', { ids: [id] });
    expect(text).toContain('“loses all tags”');
    expect(text).toContain(`in: Interview with Amara (${note})`);
  });

  test('asks, and gets quotes with their sources', async () => {
    const { text, refused } = await assistant.call('ask', {
      question: 'Why do people give up on the export?',
    });
    expect(refused).toBe(false);
    expect(text).toContain('I gave up on the export twice.');
    expect(text).toContain('Sources:');
    expect(text).toContain(`note ${note}`);
  });

  test('writes a note of its maker’s', async () => {
    const { text } = await assistant.call('create_note', {
      projectId: project,
      title: 'From my assistant',
      text: 'One **strong** word.',
    });
    const id = /id: (\S+)/.exec(text)?.[1] ?? '';
    const { note: made } = await ask(maker, `{ note(id: "${id}") { title preview createdBy { id } } }`);
    expect(made).toEqual({
      title: 'From my assistant',
      preview: 'One strong word.',
      createdBy: { id: maker.id },
    });
  });

  test('a text made to be slow holds up nobody', async () => {
    const slow = `${'['.repeat(20_000)}${'*a_'.repeat(20_000)}`;
    const writing = assistant.call('create_note', { projectId: project, text: slow });
    const { text } = await assistant.call('search', { query: 'export' });
    expect(text).toContain('Interview with Amara');
    expect((await writing).text).toMatch(/^Created/);
  });
});

describe('rights', () => {
  test('a token that may only read neither writes nor asks, and says why', async () => {
    const reader = await connect(maker, ['READ']);
    expect((await reader.call('search', { query: 'export' })).text).toContain('Interview with Amara');
    expect(await reader.call('create_note', { projectId: project, text: 'No' })).toEqual({
      refused: true,
      text: 'This API token can only read',
    });
    expect((await reader.call('ask', { question: 'Why do people give up?' })).refused).toBe(true);
  });

  test('two people’s assistants never see the other’s evidence', async () => {
    const manager = await place.member({ role: 'MANAGER', workspaceAdmin: true });
    await close(maker, { type: 'PROJECT', id: project });
    const insight = await addInsight(maker, project, {
      title: 'Secret finding',
      content: documentOf('The export is to be shut down.'),
    });
    const other = await connect(manager, ['READ', 'WRITE']);
    expect((await other.call('search', { query: 'export' })).text).toBe('Nothing was found.');
    for (const id of [note, insight]) expect((await other.call('read', { id })).refused).toBe(true);
    expect((await other.call('list_projects')).text).not.toContain('Export study');
    const { text } = await other.call('ask', { question: 'Why do people give up on the export?' });
    expect(text).not.toMatch(/fifteen|gave up on the export twice|Amara|shut down/);
    const { text: mine } = await assistant.call('read', { id: insight });
    expect(mine).toContain('The export is to be shut down.');
  });

  test('a revoked token and a token of another workspace open nothing', async () => {
    const token = await makeToken(maker, ['READ']);
    const elsewhere = await scene.workspace();
    await expect(connectAssistant(app, elsewhere.owner.visitor.host, token)).rejects.toThrow(
      /401|unauthorized/i,
    );
    const { apiTokens } = await ask(maker, '{ apiTokens { items { id } } }');
    for (const { id } of apiTokens.items) await ask(maker, `mutation { revokeApiToken(id: "${id}") { id } }`);
    await expect(connectAssistant(app, maker.visitor.host, token)).rejects.toThrow(/401|unauthorized/i);
    await expect(assistant.call('search', { query: 'export' })).rejects.toThrow(/401|unauthorized/i);
  });

  test('a page of another site is refused even with a token', async () => {
    const token = await makeToken(maker, ['READ']);
    const { status } = await maker.visitor.post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      { headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' } },
    );
    expect(status).toBe(403);
  });

  test('every call is in the audit log with its token', async () => {
    await assistant.call('search', { query: 'export' });
    await assistant.call('read', { id: note });
    const { rows } = await app.database.owner.query(
      `select payload->>'tool' as tool, actor_id from events
       where workspace_id = $1 and type = 'apiToken.toolCalled' order by created_at, id`,
      [place.workspace.id],
    );
    expect(rows).toEqual([
      { tool: 'search', actor_id: maker.id },
      { tool: 'read', actor_id: maker.id },
    ]);
  });
});

describe('bad input', () => {
  const nowhere = '01a1e6b5-8d61-7fab-bf74-197f9031fbcf';

  test.each([
    ['an empty query', 'search', { query: '' }],
    ['a query that is too long', 'search', { query: 'x'.repeat(2001) }],
    ['too many at once', 'search', { query: 'export', limit: 51 }],
    ['what is no id', 'read', { id: 'not an id' }],
    ['a project that is not there', 'create_note', { projectId: nowhere, text: 'Nowhere' }],
    ['a null character', 'create_note', { projectId: nowhere, text: 'zero \0 character' }],
    ['an id with more behind it', 'list_themes', { channelId: `${nowhere}; drop table notes` }],
  ])('%s is refused', async (_, tool, input) => {
    const answer = await assistant.call(tool, input).catch((error: unknown) => ({ refused: true, error }));
    expect(answer.refused).toBe(true);
  });

  test('no tool beyond those that are offered', async () => {
    await expect(assistant.call('delete_everything')).rejects.toThrow('not found');
  });
});
