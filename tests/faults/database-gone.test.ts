import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readEnv, services } from '#server/platform/env/env.ts';
import { createClock } from '#tests/support/clock.ts';
import { openAppDatabase } from '#tests/support/app-database.ts';
import { openEditor } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene } from '#tests/support/scene.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openPostgresAt, projectDir, testLog as log, testServer } from '#tests/support/test-database.ts';
import { addNote, addProject, ask, documentOf } from '#tests/support/work.ts';
import { openLine, type BreakableLine } from './breakable-line.ts';
import { isLongRun } from './fault-rounds.ts';

const goneMs = isLongRun ? 30_000 : 1500;

/** A server that reaches its PostgreSQL over a line that can be cut. */
async function startOnLine(): Promise<{ app: TestApp; line: BreakableLine; port: number }> {
  const behind = await openAppDatabase();
  const url = new URL('url' in behind ? String(behind.url) : '');
  const line = await openLine({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${line.port}`;
  const database = await openPostgresAt(url.href);
  const env = {
    ...readEnv({ HARK_URL: 'http://hark.test', HARK_MODELS: 'false' }, projectDir),
    dataDir: tempDir(),
  };
  const clock = createClock();
  const app = await createApp({ env, log, database, services, now: clock.now });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await behind.close();
  });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  return { app: { ...app, clock, env, database }, line, port: address.port };
}

test.runIf(testServer !== undefined)(
  `a database that is gone for ${goneMs} ms costs no acknowledged word, and everybody is told when to come back`,
  async () => {
    const { app, line, port } = await startOnLine();
    const place = await (await createScene(app)).workspace('Gone');
    const ada = await place.member();
    const project = await addProject(ada);
    const written = [await addNote(ada, project, { title: 'Before', content: documentOf('Before') })];
    const host = `${place.workspace.subdomain}.hark.test`;
    const documentId = written[0] ?? '';
    const bearer = await ada.bearer();
    const editor = openEditor({ port, host, documentId, token: async () => bearer });
    onTestFinished(() => editor.close());
    await editor.synced();
    await editor.type('Acknowledged before');

    await line.cut();
    const asking = {
      method: 'POST' as const,
      url: '/api/graphql',
      headers: { host, authorization: `Bearer ${bearer}` },
      payload: { query: '{ projects { items { id } } }' },
    };
    const until = performance.now() + goneMs;
    const refused: string[] = [];
    do {
      expect((await app.http.inject({ url: '/ping', headers: { host: 'hark.test' } })).statusCode).toBe(200);
      const answer = await app.http.inject(asking);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body).toContain('The database is not reachable. Try again shortly.');
      refused.push(answer.body);
      await pause(50);
    } while (performance.now() < until);
    expect(refused.length).toBeGreaterThan(0);
    void editor.type('Typed while it was gone');

    await line.mend();
    const mended = performance.now();
    await eventually(
      'requests are answered again',
      async () => (await app.http.inject(asking)).statusCode === 200,
      {
        withinMs: 30_000,
      },
    );
    if (isLongRun) expect(performance.now() - mended).toBeLessThan(5000);
    written.push(await addNote(ada, project, { title: 'After' }));
    const { notes } = await ask(ada, 'query ($id: ID!) { notes(projectId: $id) { items { id } } }', {
      id: project,
    });
    expect(notes.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(written.toSorted());

    const fresh = openEditor({ port, host, documentId, token: () => ada.bearer() });
    onTestFinished(() => fresh.close());
    await fresh.synced();
    expect(fresh.text()).toContain('Acknowledged before');
    await eventually(
      'what was typed meanwhile arrives',
      () => fresh.text().includes('Typed while it was gone'),
      {
        withinMs: 60_000,
      },
    );
    // Jobs and events go on: what was written after is found.
    await eventually(
      'the note is found',
      async () => {
        const query = { method: 'FULL_TEXT', value: 'After' };
        const { search } = await ask(ada, 'query ($o: SearchOptions!) { search(options: $o) { total } }', {
          o: { query },
        });
        return search.total > 0;
      },
      { withinMs: 60_000, everyMs: 200 },
    );
  },
  180_000,
);
