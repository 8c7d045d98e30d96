import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf } from '#tests/support/work.ts';
import { pruneRecords } from './prune-records.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
});

const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * 86_400_000);
const prune = () => pruneRecords(app.services, new AbortController().signal);
const query = (text: string, values: unknown[]) => app.database.owner.query(text, values);

async function addJob(state: string, finishedDaysAgo: number | null): Promise<string> {
  const id = newId();
  const finished = finishedDaysAgo === null ? null : daysAgo(finishedDaysAgo);
  await query(
    `insert into jobs (workspace_id, id, name, request_key, state, payload, created_at, updated_at, finished_at)
     values ($1, $2, 'test', $6, $3, '{}', $4, $4, $5)`,
    [place.workspace.id, id, state, daysAgo(400), finished, id],
  );
  await query(
    `insert into job_steps (workspace_id, job_id, step, result, finished_at) values ($1, $2, 'one', '{}', now())`,
    [place.workspace.id, id],
  );
  return id;
}

async function addFailure(days: number): Promise<string> {
  const { rows } = await query('select id from events where workspace_id = $1 limit 1', [place.workspace.id]);
  const failure = await query(
    `insert into outbox (workspace_id, event_id, subscriber, attempts, run_at, failed_at, error)
     values ($1, $2, 'search.items', 3, $3, $3, 'The disk is full') returning id`,
    [place.workspace.id, rows[0].id, daysAgo(days)],
  );
  return failure.rows[0].id;
}

describe('pruning', () => {
  it('deletes old completed jobs with their steps, and none that is under way or failed', async () => {
    const old = await addJob('completed', 31);
    const kept = [await addJob('completed', 29), await addJob('failed', 400), await addJob('running', null)];
    await prune();
    const { rows } = await query('select job_id as id from job_steps where job_id = any($1) order by 1', [
      [old, ...kept],
    ]);
    expect(rows.map(({ id }) => id)).toEqual(kept);
  });

  it('deletes notifications after 180 days', async () => {
    const addNotification = async (days: number): Promise<string> => {
      const id = newId();
      await query(
        `insert into notifications (workspace_id, id, member_id, event_id, type, link, metadata, created_at)
         values ($1, $2, $3, $4, 'NOTE_CREATED', '/', '{}', $5)`,
        [place.workspace.id, id, place.owner.id, newId(), daysAgo(days)],
      );
      return id;
    };
    await addNotification(181);
    const recent = await addNotification(179);
    await prune();
    const { rows } = await query('select id from notifications where workspace_id = $1', [
      place.workspace.id,
    ]);
    expect(rows).toEqual([{ id: recent }]);
  });
});

describe('the audit log', () => {
  const addEvent = async (days: number): Promise<string> => {
    const id = newId();
    await query(
      `insert into events (workspace_id, id, type, payload, created_at) values ($1, $2, 'note.created', '{}', $3)`,
      [place.workspace.id, id, daysAgo(days)],
    );
    return id;
  };
  const kept = async (ids: string[]): Promise<string[]> => {
    const { rows } = await query('select id from events where id = any($1) order by id', [ids]);
    return rows.map(({ id }) => id);
  };

  it('loses what is older than two years', async () => {
    const [old, recent] = [await addEvent(731), await addEvent(729)];
    await prune();
    expect(await kept([old, recent])).toEqual([recent]);
  });

  it('is kept for ever where the operator says so', async () => {
    const old = await addEvent(4000);
    const env = { ...app.services.env, auditDays: undefined };
    await pruneRecords({ ...app.services, env }, new AbortController().signal);
    expect(await kept([old])).toEqual([old]);
  });

  it('keeps a year whatever the service asks of the database', async () => {
    const young = await addEvent(300);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      db.deleteFrom('events').where('id', '=', young).execute(),
    );
    expect(await kept([young])).toEqual([young]);
  });
});

describe('what failed', () => {
  const list = '{ failedReceipts { totalCount items { id subscriber event error } } }';

  it('is shown to admins, who try it again', async () => {
    const id = await addFailure(1);
    const { failedReceipts } = await ask(place.owner, list);
    expect(failedReceipts).toEqual({
      totalCount: 1,
      items: [{ id, subscriber: 'search.items', event: expect.any(String), error: 'The disk is full' }],
    });
    expect((await ask(place.owner, 'mutation { retryFailedReceipts }')).retryFailedReceipts).toBe(1);
    expect((await ask(place.owner, list)).failedReceipts.totalCount).toBe(0);
    const { rows } = await query(
      'select type, payload from events where workspace_id = $1 order by id desc',
      [place.workspace.id],
    );
    expect(rows[0]).toEqual({
      type: 'workspace.receiptsRetried',
      payload: { workspaceId: place.workspace.id, count: 1 },
    });
  });

  it('is nobody else’s business, and forgotten after 90 days', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    expect(errorOf(await manager.graphql(list))[0]).toBe('Forbidden');
    await addFailure(91);
    const recent = await addFailure(89);
    const other = await scene.workspace();
    expect((await ask(other.owner, list)).failedReceipts.totalCount).toBe(0);
    await prune();
    const { failedReceipts } = await ask(place.owner, list);
    expect(failedReceipts.items.map((item: { id: string }) => item.id)).toEqual([recent]);
  });
});
