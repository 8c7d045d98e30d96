import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { createScene, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
beforeAll(async () => {
  app = await startTestApp({ services: ['web'], env: { workspaceBytes: 10_000 } });
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
});

const query = (text: string, values: unknown[]) => app.database.owner.query(text, values);

type Given = { owner: string; ownerType: 'project' | 'note'; type: string; size: number; made?: number };

async function addFile({ owner, ownerType, type, size, made }: Given): Promise<string> {
  const id = newId();
  const { workspace } = place;
  await query(
    `insert into files (workspace_id, id, owner_id, owner_type, name, type, size, status, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'DONE', $8, now(), now())`,
    [workspace.id, id, owner, ownerType, `${type}.bin`, type, size, place.owner.id],
  );
  if (made !== undefined)
    await query(
      `insert into file_outputs (workspace_id, file_id, kind, bytes, created_at)
       values ($1, $2, 'audio', $3, now()), ($1, $2, 'waveform', 1, now())`,
      [workspace.id, id, made],
    );
  return id;
}

const use = '{ storageUse { bytes countedBytes limitBytes kinds { kind count bytes } } }';
const largest =
  'query ($first: Int, $after: String) { largestFiles(first: $first, after: $after) { totalCount endCursor items { id name bytes renditionBytes kind inTrash owner { id type title } } } }';

describe('what files take', () => {
  it('is summed by kind, the largest first, with what Hark made of them', async () => {
    const project = await addProject(place.owner);
    const note = await addNote(place.owner, project);
    await addFile({ owner: note, ownerType: 'note', type: 'VIDEO', size: 4000, made: 500 });
    await addFile({ owner: note, ownerType: 'note', type: 'AUDIO', size: 1000 });
    await addFile({ owner: project, ownerType: 'project', type: 'IMAGE', size: 30 });
    await query(
      `insert into media_exports (workspace_id, id, kind, owner_id, parts, filename, requested_by, status, bytes, created_at)
       values ($1, $2, 'CLIP', $3, '[]', 'a.mp4', $4, 'COMPLETE', 7, now())`,
      [place.workspace.id, newId(), note, place.owner.id],
    );
    expect((await ask(place.owner, use)).storageUse).toEqual({
      bytes: 5538,
      countedBytes: 5030,
      limitBytes: 10_000,
      kinds: [
        { kind: 'RECORDINGS', count: 2, bytes: 5000 },
        { kind: 'RENDITIONS', count: 1, bytes: 501 },
        { kind: 'PICTURES', count: 1, bytes: 30 },
        { kind: 'EXPORTS', count: 1, bytes: 7 },
      ],
    });
    const other = await scene.workspace();
    expect((await ask(other.owner, use)).storageUse).toMatchObject({ bytes: 0, kinds: [] });
  });

  it('is for admins', async () => {
    const manager = await place.member({ role: 'MANAGER' });
    expect(errorOf(await manager.graphql(use))[0]).toBe('Forbidden');
    expect(errorOf(await manager.graphql(largest))[0]).toBe('Forbidden');
  });
});

describe('the largest files', () => {
  it('come page by page, with what they belong to', async () => {
    const project = await addProject(place.owner, { title: 'Kitchens' });
    const note = await addNote(place.owner, project, { title: 'Call' });
    const small = await addFile({ owner: project, ownerType: 'project', type: 'IMAGE', size: 30 });
    const large = await addFile({ owner: note, ownerType: 'note', type: 'VIDEO', size: 4000, made: 500 });
    const first = (await ask(place.owner, largest, { first: 1 })).largestFiles;
    expect(first).toMatchObject({
      totalCount: 2,
      items: [
        {
          id: large,
          name: 'VIDEO.bin',
          bytes: 4000,
          renditionBytes: 501,
          kind: 'RECORDINGS',
          inTrash: false,
          owner: { id: note, type: 'NOTE', title: 'Call' },
        },
      ],
    });
    const { items } = (await ask(place.owner, largest, { first: 1, after: first.endCursor })).largestFiles;
    expect(items).toMatchObject([{ id: small, owner: { type: 'PROJECT', title: 'Kitchens' } }]);
  });

  it('have no name where the admin can’t open what they are in', async () => {
    const member = await place.member({ role: 'CONTRIBUTOR' });
    const project = await addProject(member);
    await query('delete from grants where workspace_id = $1 and object_id = $2 and grantee <> $3', [
      place.workspace.id,
      project,
      member.id,
    ]);
    await addFile({ owner: project, ownerType: 'project', type: 'DOCUMENT', size: 9 });
    const { items } = (await ask(place.owner, largest)).largestFiles;
    expect(items).toMatchObject([{ name: null, owner: null, bytes: 9, kind: 'DOCUMENTS' }]);
  });

  it('say when they are in the trash with their note', async () => {
    const note = await addNote(place.owner, await addProject(place.owner));
    await addFile({ owner: note, ownerType: 'note', type: 'AUDIO', size: 9 });
    await ask(place.owner, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [note] });
    expect((await ask(place.owner, largest)).largestFiles.items).toMatchObject([{ inTrash: true }]);
  });
});
