import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { eventually } from './eventually.ts';
import { grownIn } from './grown-memory.ts';
import { createScene, type Person } from './scene.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { readFileOf, upload } from './upload.ts';
import { addProject } from './work.ts';

export let app: TestApp;
export let ada: Person;
export let projectId: string;

/** A product that somebody sends hostile files to. */
export function openHostileApp(): void {
  beforeAll(async () => {
    app = await startTestApp();
    ada = await (await createScene(app)).member({ role: 'MANAGER' });
    projectId = await addProject(ada);
  });
  afterAll(() => app.close());
}

const most = 300_000_000;

/** What came of it. The server and the processes that it starts stay small, and leave nothing behind. */
export async function within<T>(run: () => Promise<T>): Promise<T> {
  const { answer, server, children } = await grownIn(run);
  expect(Math.max(server, children)).toBeLessThan(most);
  const work = join(app.env.dataDir, 'work');
  await expect.poll(() => readdirSync(work), { timeout: 5000 }).toEqual([]);
  return answer;
}

/** A document that becomes a note, once it was read or refused; `isRead` is not what nobody opens. */
export async function sendDocument(
  name: string,
  bytes: Buffer,
  { isRead = true } = {},
): Promise<{ processing: string; processingError: string | null; noteId: string }> {
  const id = await upload(app, ada, { type: 'PROJECT', id: projectId }, { name, bytes, asNotes: true });
  return eventually(
    `${name} is read`,
    async () => {
      const file = await readFileOf(ada, id);
      return (
        (isRead ? ['COMPLETE', 'ERROR'] : ['NONE']).includes(file.processing) && {
          ...file,
          noteId: file.ownerId,
        }
      );
    },
    { withinMs: 140_000, everyMs: 100 },
  );
}
