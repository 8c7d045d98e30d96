import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { projectDir, testLog } from '#tests/support/test-database.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, close, documentOf } from '#tests/support/work.ts';
import { embedItems } from './embed-items.ts';

const modelsDir = join(projectDir, 'models');
const { ok: isInstalled } = findModel(modelsDir);

it('a missing or altered model pack means words alone, and one line says so', () => {
  const lines: unknown[] = [];
  const log = Object.assign(Object.create(testLog), { warn: (line: unknown) => lines.push(line) });
  expect(openEmbedder({ ai: undefined, modelsDir: '/nowhere' }, log)).toBeUndefined();
  expect(lines).toEqual([
    'Search by meaning is off: the model pack is not installed. Search by words works.',
  ]);
});

describe.runIf(isInstalled)('with the model of the pack', () => {
  let app: TestApp;
  let place: Place;
  let maker: Person;
  let viewer: Person;
  let embedder: Embedder;

  beforeAll(async () => {
    app = await startTestApp({ env: { modelsDir } });
    place = await (await createScene(app)).workspace();
    maker = await place.member();
    viewer = await place.member({ role: 'VIEWER' });
    if (!app.services.embedder) throw new Error('No model');
    embedder = app.services.embedder;
  });
  afterAll(() => app.close());

  async function find(
    person: Person,
    value: string,
    method: string,
  ): Promise<{ ids: string[]; total: number; text: string }> {
    await app.dispatcher?.drain();
    await embedItems(app.services.systemCtx(place.workspace), embedder);
    const { search } = await ask(
      person,
      `query ($options: SearchOptions!) { search(options: $options) {
        total suggestedQuery items { id preview { content { text } } } } }`,
      { options: { query: { method, value } } },
    );
    const ids = search.items.map(({ id }: { id: string }) => id);
    return { ids, total: search.total, text: JSON.stringify(search) };
  }

  it('finds what is said in other words, also far down in a long note, and shows the passage', async () => {
    const project = await addProject(maker);
    const filler = 'We talked about the weather, the garden and the neighbours for quite a while. '.repeat(
      40,
    );
    const id = await addNote(maker, project, {
      title: 'Long talk',
      content: documentOf(
        `${filler}${'Paying for the order took forever. The page froze while she paid. '.repeat(8)}${filler}`,
      ),
    });
    const other = await addNote(maker, project, {
      title: 'Recipe',
      content: documentOf('Mix flour and eggs.'),
    });
    expect((await find(viewer, 'checkout performance problems', 'FULL_TEXT')).ids).toEqual([]);
    const found = await find(viewer, 'checkout performance problems', 'VECTOR');
    expect(found.ids[0]).toBe(id);
    expect(found.ids).not.toContain(other);
    const hybrid = await find(viewer, 'page froze at checkout', 'HYBRID');
    expect(hybrid.ids[0]).toBe(id);
  });

  it('reads long texts one by one in turns, and goes on where the last turn ended', async () => {
    const project = await addProject(maker);
    await find(maker, 'anything', 'VECTOR');
    const long = documentOf('The courier rang twice and left. '.repeat(1200));
    for (const title of ['Monday', 'Tuesday']) await addNote(maker, project, { title, content: long });
    await app.dispatcher?.drain();
    const turn = () => embedItems(app.services.systemCtx(place.workspace), embedder, { most: 1 });
    expect([await turn(), await turn(), await turn()]).toEqual([1, 1, 0]);
  });

  it('finds nothing for what means nothing', async () => {
    const project = await addProject(maker);
    await addNote(maker, project, { title: 'Fees', content: documentOf('Why was I charged a fee twice?') });
    for (const nonsense of ['zzzzqqq', 'komid desev turudasum', 'xkcdqw ploorf brtz', 'fegup'])
      expect((await find(viewer, nonsense, 'HYBRID')).total).toBe(0);
  });

  it('shows nobody what they may not see', async () => {
    const secret = await addProject(maker, { title: 'Quiet' });
    const id = await addNote(maker, secret, {
      title: 'Layoffs',
      content: documentOf('The company will dismiss half of its staff in spring.'),
    });
    expect((await find(viewer, 'people losing their jobs', 'VECTOR')).ids).toContain(id);
    await close(maker, { type: 'PROJECT', id: secret });
    for (const method of ['VECTOR', 'HYBRID']) {
      const found = await find(viewer, 'people losing their jobs', method);
      expect(found.ids).not.toContain(id);
      expect(found.text).not.toMatch(/dismiss|layoff/i);
      expect(found.total).toBe(found.ids.length);
    }
    await ask(maker, `mutation { trashNotes(ids: ["${id}"]) { id } }`);
    expect((await find(maker, 'people losing their jobs', 'VECTOR')).ids).not.toContain(id);
  });
});
