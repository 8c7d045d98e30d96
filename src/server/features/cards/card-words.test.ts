import { afterAll, beforeAll, expect, test } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let member: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp();
  member = await (await (await createScene(app)).workspace('Words')).member({ role: 'MANAGER' });
  project = await addProject(member);
});
afterAll(() => app.close());

async function exported(kind: 'note' | 'highlight', id: string): Promise<string> {
  const content = JSON.stringify({ type: 'doc', content: [{ type: 'referenceCard', attrs: { kind, id } }] });
  const insight = await addInsight(member, project, { content });
  const url = `/api/documents/${insight}/export.txt`;
  const headers = { host: member.visitor.host, authorization: `Bearer ${await member.bearer()}` };
  return (await app.http.inject({ url, headers })).body;
}

test('the card of a note starts with its words, the last one whole, and tells lines apart', async () => {
  const lines = ['What takes long?', 'The approval. '.repeat(60).trim()];
  const content = JSON.stringify({
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  });
  const note = await addNote(member, project, { title: 'Call', content });
  const text = await exported('note', note);
  expect(text).toContain('What takes long? – The approval. The approval.');
  expect(text).toMatch(/(?:The|approval\.)…/);
});

test('a quote of a pasted transcript says when it starts, for nobody measured its end', async () => {
  const noteId = await addNote(member, project, { title: 'Pasted' });
  await ask(member, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
    input: { noteId, content: 'Vera (02:46): It froze again.\nOlaf (02:59): Twice.\n' },
  });
  const text = await exported('highlight', await highlight(member, noteId, 'It froze again.'));
  expect(text).toContain('2:46');
  expect(text).not.toContain('2:46–');
});
