import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workKindOf } from '#domain/upkeep/work-kinds.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { givenUpQueue } from '#server/platform/jobs/open-boss.ts';
import { createScene, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
beforeAll(async () => {
  // Without a worker: what waits stays waiting.
  app = await startTestApp({ services: ['web'] });
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
});

const query = (text: string, values: unknown[]) => app.database.owner.query(text, values);

type Given = { name: string; state: string; payload?: object; error?: string; result?: object; by?: string };

async function addJob({ name, state, payload = {}, error, result, by }: Given): Promise<string> {
  const id = newId();
  const ended = state === 'failed' || state === 'completed';
  await query(
    `insert into jobs (workspace_id, id, name, request_key, state, payload, error, result, requested_by, created_at, updated_at, finished_at)
     values ($1, $2::uuid, $3, $2::text, $4, $5, $6, $7, $8, now(), now(), ${ended ? 'now()' : 'null'})`,
    [place.workspace.id, id, name, state, payload, error ?? null, result ?? null, by ?? place.owner.id],
  );
  return id;
}

async function addRecording(noteId: string): Promise<string> {
  const id = newId();
  await query(
    `insert into files (workspace_id, id, owner_id, owner_type, name, size, status, created_by, created_at, updated_at)
     values ($1, $2, $3, 'note', 'Call.mp3', 1, 'DONE', $4, now(), now())`,
    [place.workspace.id, id, noteId, place.owner.id],
  );
  return id;
}

const list =
  'query ($failed: Boolean!) { work(failed: $failed) { totalCount items { id name state error canCancel canRetry isEnding requestedBy { id } about { id type title } } } }';
const cancel = 'mutation ($id: ID!) { cancelWork(id: $id) }';
const retry = 'mutation ($id: ID!) { retryWork(id: $id) }';
const stateOf = async (id: string) =>
  (await query('select state from jobs where id = $1', [id])).rows[0]?.state;
const recorded = async (type: string) =>
  (
    await query('select payload from events where workspace_id = $1 and type = $2', [
      place.workspace.id,
      type,
    ])
  ).rows;

describe('background work', () => {
  it('is shown while it is under way, with what it is about', async () => {
    const note = await addNote(place.owner, await addProject(place.owner), { title: 'Call' });
    const transcriptId = newId();
    await query(
      `insert into transcripts (workspace_id, id, note_id, origin, status, created_at)
       values ($1, $2, $3, 'ENGINE', 'REQUESTED', now())`,
      [place.workspace.id, transcriptId, note],
    );
    const id = await addJob({ name: 'transcripts.transcribe', state: 'running', payload: { transcriptId } });
    await addJob({ name: 'transcripts.transcribe', state: 'completed', result: {} });
    expect((await ask(place.owner, list, { failed: false })).work).toEqual({
      totalCount: 1,
      items: [
        {
          id,
          name: 'Transcription',
          state: 'RUNNING',
          error: null,
          canCancel: true,
          canRetry: false,
          isEnding: false,
          requestedBy: { id: place.owner.id },
          about: { id: note, type: 'NOTE', title: 'Call' },
        },
      ],
    });
    const other = await scene.workspace();
    expect((await ask(other.owner, list, { failed: false })).work.totalCount).toBe(0);
  });

  it('does not name what the admin can’t open', async () => {
    const member = await place.member({ role: 'CONTRIBUTOR' });
    const project = await addProject(member);
    await query('delete from grants where workspace_id = $1 and object_id = $2 and grantee <> $3', [
      place.workspace.id,
      project,
      member.id,
    ]);
    const exportId = newId();
    await query(
      `insert into project_exports (workspace_id, id, project_id, kind, requested_by, status, created_at)
       values ($1, $2, $3, 'NOTES', $4, 'WAITING', now())`,
      [place.workspace.id, exportId, project, member.id],
    );
    await addJob({ name: 'projectExports.make', state: 'waiting', payload: { exportId } });
    expect((await ask(place.owner, list, { failed: false })).work.items).toMatchObject([{ about: null }]);
  });

  it('has a name for each job of the product', async () => {
    const queues = await app.services.boss.getQueues();
    const jobs = queues.filter(({ deadLetter }) => deadLetter === givenUpQueue).map(({ name }) => name);
    expect(jobs.length).toBeGreaterThan(10);
    expect(jobs.filter((name) => workKindOf(name).name === name)).toEqual([]);
  });
});

describe('a member', () => {
  const own = '{ ownWork { totalCount items { id state progress canCancel } } }';

  it('sees and cancels what they asked for, and nothing that others did', async () => {
    const viewer = await place.member({ role: 'VIEWER' });
    expect((await ask(viewer, own, {})).ownWork).toEqual({ totalCount: 0, items: [] });
    const theirs = await addJob({ name: 'mediaExports.render', state: 'waiting' });
    const id = await addJob({ name: 'mediaExports.render', state: 'waiting', by: viewer.id });
    await addJob({ name: 'mediaExports.render', state: 'completed', by: viewer.id });
    expect((await ask(viewer, own, {})).ownWork).toEqual({
      totalCount: 1,
      items: [{ id, state: 'WAITING', progress: 0, canCancel: true }],
    });
    expect(errorOf(await viewer.graphql(cancel, { id: theirs }))[0]).toBe('Forbidden');
    await ask(viewer, cancel, { id });
    expect(await stateOf(id)).toBe('cancelled');
    expect(await stateOf(theirs)).toBe('waiting');
    expect((await ask(viewer, own, {})).ownWork.totalCount).toBe(0);
  });
});

describe('an admin', () => {
  it('cancels what allows it, and the audit log says so', async () => {
    const waiting = await addJob({ name: 'media.process', state: 'waiting' });
    const running = await addJob({ name: 'mediaExports.render', state: 'running' });
    expect((await ask(place.owner, cancel, { id: waiting })).cancelWork).toBe(waiting);
    await ask(place.owner, cancel, { id: running });
    expect(await stateOf(waiting)).toBe('cancelled');
    expect((await ask(place.owner, list, { failed: false })).work.items).toMatchObject([
      { id: running, isEnding: true, canCancel: false },
    ]);
    expect(await recorded('workspace.workCancelled')).toContainEqual({
      payload: { workspaceId: place.workspace.id, jobId: waiting, job: 'media.process' },
    });
    const agent = await addJob({ name: 'agents.run', state: 'running' });
    expect(errorOf(await place.owner.graphql(cancel, { id: agent }))[0]).toBe('InvalidOperation');
    expect(errorOf(await place.owner.graphql(cancel, { id: newId() }))[0]).toBe('NotFound');
  });

  it('retries what failed and can be queued again', async () => {
    const failed = await addJob({ name: 'channels.sort', state: 'failed', error: 'No memory' });
    const refused = await addJob({
      name: 'media.process',
      state: 'completed',
      result: { error: 'No sound' },
    });
    const { items } = (await ask(place.owner, list, { failed: true })).work;
    expect(items).toHaveLength(2);
    expect(items).toContainEqual(
      expect.objectContaining({ id: failed, state: 'FAILED', error: 'No memory', canRetry: true }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({ id: refused, state: 'FAILED', error: 'No sound', canRetry: false }),
    );
    await ask(place.owner, retry, { id: failed });
    expect(await stateOf(failed)).toBe('waiting');
    expect(await recorded('workspace.workRetried')).toHaveLength(1);
    expect(errorOf(await place.owner.graphql(retry, { id: failed }))[0]).toBe('InvalidOperation');
    expect(errorOf(await place.owner.graphql(retry, { id: refused }))[0]).toBe('InvalidOperation');
  });

  it('retries a transcription that failed, until its recording is transcribed again', async () => {
    const note = await addNote(place.owner, await addProject(place.owner), { title: 'Call' });
    const fileId = await addRecording(note);
    const [first, second] = [newId(), newId()];
    const addTranscript = (id: string, status: string) =>
      query(
        `insert into transcripts (workspace_id, id, note_id, file_id, origin, status, error, created_at, finished_at)
         values ($1, $2, $3, $4, 'ENGINE', $5, $6, now(), now())`,
        [place.workspace.id, id, note, fileId, status, status === 'FAILED' ? 'No speech found' : null],
      );
    await addTranscript(first, 'FAILED');
    const transcribe = { name: 'transcripts.transcribe', payload: { transcriptId: first } };
    const id = await addJob({ ...transcribe, state: 'completed', result: { error: 'No speech found' } });
    expect((await ask(place.owner, list, { failed: true })).work.items).toMatchObject([
      { id, error: 'No speech found', canRetry: true },
    ]);

    await ask(place.owner, retry, { id });
    expect(await stateOf(id)).toBe('waiting');
    const { transcripts } = await ask(
      place.owner,
      'query ($noteId: ID!) { transcripts(noteId: $noteId) { id status error } }',
      { noteId: note },
    );
    expect(transcripts).toEqual([{ id: first, status: 'REQUESTED', error: null }]);
    expect((await ask(place.owner, list, { failed: true })).work.totalCount).toBe(0);
    expect(errorOf(await place.owner.graphql(retry, { id }))[0]).toBe('InvalidOperation');

    await query("update transcripts set status = 'FAILED' where id = $1", [first]);
    await query("update jobs set state = 'failed', error = 'No memory', finished_at = now() where id = $1", [
      id,
    ]);
    await addTranscript(second, 'COMPLETE');
    expect((await ask(place.owner, list, { failed: true })).work.items).toMatchObject([
      { id, canRetry: false },
    ]);
    expect(errorOf(await place.owner.graphql(retry, { id }))).toEqual([
      'InvalidOperation',
      'This work isn’t needed anymore',
    ]);
  });

  it('is who may', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    const id = await addJob({ name: 'media.process', state: 'waiting' });
    expect(errorOf(await manager.graphql(list, { failed: false }))[0]).toBe('Forbidden');
    expect(errorOf(await manager.graphql(cancel, { id }))[0]).toBe('Forbidden');
    const other = await scene.workspace();
    expect(errorOf(await other.owner.graphql(cancel, { id }))[0]).toBe('NotFound');
    expect(await stateOf(id)).toBe('waiting');
  });
});
