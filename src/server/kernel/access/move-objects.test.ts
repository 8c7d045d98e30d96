import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { addObject, createProject } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { moveObjects } from './move-objects.ts';
import './tables.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Moves');
  maker = await place.member();
});

const move = (id: string, to: string | null): Promise<void> =>
  inTransaction(app.services.systemCtx(place.workspace), (tx) => moveObjects(tx, [id], to));
const where = (id: string) =>
  app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('access_objects')
      .select(['parent_id', 'source_id'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );

/** A note in a project, and something in the note. */
async function nested(): Promise<{ projectId: string; noteId: string; deepId: string }> {
  const [projectId, noteId, deepId] = [await createProject(maker), newId(), newId()];
  await addObject(app, place, { type: 'note', id: noteId, parentId: projectId });
  await addObject(app, place, { type: 'insight', id: deepId, parentId: noteId });
  return { projectId, noteId, deepId };
}

it('puts what follows a map under that of the new place, with all below it', async () => {
  const { noteId, deepId } = await nested();
  const target = await createProject(maker);
  await move(noteId, target);
  expect(await where(noteId)).toEqual({ parent_id: target, source_id: target });
  expect(await where(deepId)).toEqual({ parent_id: noteId, source_id: target });
});

it('keeps the map on the way to the top, as its own', async () => {
  const { projectId, noteId, deepId } = await nested();
  await move(noteId, null);
  expect(await where(noteId)).toEqual({ parent_id: null, source_id: noteId });
  expect(await where(deepId)).toEqual({ parent_id: noteId, source_id: noteId });
  const { rows } = await app.database.owner.query(
    'select (select count(*) from grants where object_id = $1) = (select count(*) from grants where object_id = $2) as same',
    [noteId, projectId],
  );
  expect(rows).toEqual([{ same: true }]);
});

it('leaves a map of its own alone', async () => {
  const { projectId } = await nested();
  const folderId = newId();
  await addObject(app, place, { type: 'folder', id: folderId, parentId: null });
  await move(projectId, folderId);
  expect(await where(projectId)).toEqual({ parent_id: folderId, source_id: projectId });
});

it('refuses circles, and places that are not there', async () => {
  const { projectId, noteId, deepId } = await nested();
  for (const [id, to] of [
    [projectId, deepId],
    [noteId, noteId],
    [noteId, deepId],
  ] as const) {
    await expect(move(id, to)).rejects.toThrow(InvalidOperation);
  }
  const other = await scene.workspace('Foreign');
  const foreign = await createProject(other.owner);
  await expect(move(noteId, foreign)).rejects.toThrow(NotFound);
  await expect(move(foreign, noteId)).rejects.toThrow(NotFound);
  expect(await where(noteId)).toEqual({ parent_id: projectId, source_id: projectId });
});
