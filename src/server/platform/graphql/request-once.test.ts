import { describe, expect, it } from 'vitest';
import { requestKeyHeader } from '#domain/connectivity/request-key.ts';
import '#server/platform/context/tables.ts';
import { newId } from '#server/platform/context/new-id.ts';
import type { Person } from '#tests/support/scene.ts';
import { listThreads } from '#tests/support/talk.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { addNote, documentOf, errorOf } from '#tests/support/work.ts';

gatherTeam();

/** A comment sent by a device that may send it again. */
async function comment(person: Person, noteId: string, key: string, text = 'Once'): Promise<Answer> {
  const headers = { authorization: `Bearer ${await person.bearer()}`, [requestKeyHeader]: key };
  const query = 'mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }';
  const input = { objectType: 'NOTE', objectId: noteId, body: documentOf(text) };
  return person.visitor.post('/api/graphql', { query, variables: { input } }, { headers });
}

async function countThreads(noteId: string): Promise<number> {
  return (await listThreads(maker, noteId)).items.length;
}

function receipts(): Promise<{ request_key: string }[]> {
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    db.selectFrom('request_receipts').select('request_key').execute(),
  );
}

describe('does it', () => {
  it('does a request once that comes again because its answer was lost', async () => {
    const [noteId, key] = [await addNote(maker, projectId), newId()];
    expect((await comment(maker, noteId, key)).body.data.startThread.id).toBeTypeOf('string');
    expect((await comment(maker, noteId, key)).body).toEqual({ data: null, extensions: { repeated: true } });
    expect(await countThreads(noteId)).toBe(1);
  });

  it('does it once when it comes many times at the same moment', async () => {
    const [noteId, key] = [await addNote(maker, projectId), newId()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => comment(maker, noteId, key)));
    expect(answers.filter(({ body }) => body.extensions?.repeated === true)).toHaveLength(5);
    expect(await countThreads(noteId)).toBe(1);
  });

  it('forgets receipts after 30 days', async () => {
    const [noteId, old] = [await addNote(maker, projectId), newId()];
    await comment(maker, noteId, old);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      db
        .updateTable('request_receipts')
        .set({ created_at: new Date(app.clock.now().getTime() - 31 * 86_400_000) })
        .execute(),
    );
    const key = newId();
    await comment(maker, noteId, key);
    expect((await receipts()).map((one) => one.request_key)).toEqual([key]);
  });
});

describe('refuses it', () => {
  it('leaves a refused request open: sent again it is done', async () => {
    const [noteId, key] = [await addNote(maker, projectId), newId()];
    expect(errorOf(await comment(maker, newId(), key))[0]).toBe('NotFound');
    expect((await comment(maker, noteId, key)).body.errors).toBeUndefined();
    expect(await countThreads(noteId)).toBe(1);
  });

  it('takes no key that is not a UUID', async () => {
    const noteId = await addNote(maker, projectId);
    expect(errorOf(await comment(maker, noteId, 'again and again'))[0]).toBe('ValidationError');
    expect(await countThreads(noteId)).toBe(0);
  });
});

it('one person’s key is nothing to another', async () => {
  const [noteId, key] = [await addNote(maker, projectId), newId()];
  await comment(maker, noteId, key);
  expect((await comment(viewer, noteId, key)).body.errors).toBeUndefined();
  expect(await countThreads(noteId)).toBe(2);
});
