import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'] });
  scene = await createScene(app);
  admin = await scene.member({ role: 'MANAGER', workspaceAdmin: true });
});
afterAll(() => app.close());

const query =
  '{ health { runsInstallation lastBackup { madeAt bytes sealed } checks { part state message milliseconds lastFailureAt } } }';
type Check = { part: string; state: string; message: string; milliseconds: number | null };
const read = async (person: Person) => (await ask(person, query)).health;
const partOf = async (person: Person, part: string): Promise<Check | undefined> =>
  (await read(person)).checks.find((check: Check) => check.part === part);

describe('the health of a workspace', () => {
  it('is told part by part', async () => {
    const { checks, runsInstallation, lastBackup } = await read(admin);
    const states = Object.fromEntries(checks.map(({ part, state }: Check) => [part, state]));
    expect(states).toEqual({
      DATABASE: 'OK',
      FILES: expect.stringMatching(/OK|WARNING/),
      WORK: 'OK',
      MAIL: 'OFF',
      MODELS: 'OFF',
      SEARCH: 'OK',
    });
    expect(runsInstallation).toBe(true);
    expect(lastBackup).toBeNull();
    expect((await partOf(admin, 'DATABASE'))?.milliseconds).toBeGreaterThanOrEqual(0);
    expect((await partOf(admin, 'FILES'))?.message).toContain('left on the disk');
  });

  it('shows the newest backup', async () => {
    await app.database.owner.query(
      `insert into backup_records (made_at, verified_at, bytes, sealed)
       values ('2026-01-01Z', '2026-01-01Z', 5, false), ('2026-02-01Z', '2026-02-01Z', 7, true)`,
    );
    expect((await read(admin)).lastBackup).toEqual({
      madeAt: '2026-02-01T00:00:00.000Z',
      bytes: 7,
      sealed: true,
    });
  });

  it('says when work fails or nobody does it', async () => {
    const place = await scene.workspace();
    const addJob = (state: string, minutes: number) =>
      app.database.owner.query(
        `insert into jobs (workspace_id, id, name, request_key, state, payload, created_at, updated_at, finished_at)
         values ($1, $2::uuid, 'media.process', $2::text, $3::text, '{}', $4, $4, case $3::text when 'failed' then $4::timestamptz end)`,
        [place.workspace.id, newId(), state, new Date(app.clock.now().getTime() - minutes * 60_000)],
      );
    await addJob('failed', 5);
    expect(await partOf(place.owner, 'WORK')).toMatchObject({ state: 'WARNING', message: '1 task failed.' });
    await addJob('waiting', 20);
    // The receipts of a fresh workspace wait too where no worker runs; both mean the same.
    expect(await partOf(place.owner, 'WORK')).toMatchObject({ state: 'DOWN' });
    expect(await partOf(admin, 'WORK')).toMatchObject({ state: 'OK' });
  });

  it('keeps figures of the machine to itself beside other workspaces', async () => {
    const { owner } = await scene.workspace();
    expect((await read(owner)).runsInstallation).toBe(false);
    expect((await partOf(owner, 'FILES'))?.message).not.toContain('left on the disk');
  });

  it('is for admins', async () => {
    const manager = await scene.member({ role: 'MANAGER' });
    expect(errorOf(await manager.graphql(query))[0]).toBe('Forbidden');
  });
});
