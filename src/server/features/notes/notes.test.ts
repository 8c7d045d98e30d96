import { describe, expect, it } from 'vitest';
import '#server/features/notes/tables.ts';
import '#server/platform/events/tables.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import {
  addNote,
  addProject,
  ask,
  close,
  detach,
  documentOf,
  errorOf,
  eventsOf,
} from '#tests/support/work.ts';

gatherTeam();

const noteFields = 'id title preview projectId viewerLevel version lockedAt trashedAt';

function titles(page: { items: { title: string }[] }): string[] {
  return page.items.map(({ title }) => title);
}

describe('does it', () => {
  it('makes a note with content, shows it and its preview', async () => {
    const words = 'They skip breakfast. '.repeat(20).trim();
    const { createNote } = await ask(
      maker,
      `mutation ($input: CreateNoteInput!) { createNote(input: $input) { ${noteFields} content project { title } createdBy { id } } }`,
      { input: { projectId, title: ' Interview ', content: documentOf(words) } },
    );
    expect(createNote).toMatchObject({
      title: 'Interview',
      preview: words.slice(0, 200),
      projectId,
      viewerLevel: 'FULL',
      version: 1,
      createdBy: { id: maker.id },
      project: { title: 'Research' },
    });
    expect(JSON.stringify(createNote.content)).toContain('They skip breakfast.');
    const { note } = await ask(
      viewer,
      `{ note(id: "${createNote.id}") { title opening viewerLevel lockedBy { id } } }`,
    );
    expect(note).toEqual({ title: 'Interview', opening: words, viewerLevel: 'READ', lockedBy: null });
    expect(await eventsOf(app, place, createNote.id)).toEqual(['note.created']);
  });

  it('pages through the notes of a project by creation, change and title', async () => {
    for (const title of ['beta', 'Alpha', 'gamma']) {
      app.clock.pass(1);
      await addNote(maker, projectId, { title });
    }
    const pages = async (sort: string): Promise<string[]> => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { notes } = await ask(
          viewer,
          `query ($after: String) { notes(projectId: "${projectId}", first: 2, after: $after, sort: ${sort}) { items { title } endCursor totalCount } }`,
          { after },
        );
        expect(notes.totalCount).toBe(3);
        seen.push(...titles(notes));
        after = notes.endCursor;
      } while (after !== null);
      return seen;
    };
    expect(await pages('CREATED_AT')).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await pages('TITLE')).toEqual(['Alpha', 'beta', 'gamma']);
    const { notes } = await ask(maker, `{ notes(projectId: "${projectId}", sort: TITLE) { items { id } } }`);
    app.clock.pass(1);
    await ask(maker, `mutation { updateNote(input: { id: "${notes.items[1].id}", title: "bet" }) { id } }`);
    expect(await pages('UPDATED_AT')).toEqual(['bet', 'gamma', 'Alpha']);
  });

  it('locks and unlocks, once each', async () => {
    const id = await addNote(maker, projectId);
    const { lockNote } = await ask(
      maker,
      `mutation { lockNote(id: "${id}") { lockedAt lockedBy { id } version } }`,
    );
    expect(lockNote).toMatchObject({ lockedBy: { id: maker.id }, version: 2 });
    await ask(maker, `mutation { lockNote(id: "${id}") { id } }`);
    const refused = await maker.graphql(`mutation { updateNote(input: { id: "${id}", title: "x" }) { id } }`);
    expect(errorOf(refused)).toEqual(['Forbidden', 'This is locked. Unlock it to make changes']);
    const { unlockNote } = await ask(maker, `mutation { unlockNote(id: "${id}") { lockedAt } }`);
    expect(unlockNote.lockedAt).toBeNull();
    expect(await eventsOf(app, place, id)).toEqual(['note.created', 'note.locked', 'note.unlocked']);
  });

  it('duplicates the content of now; the copy of a private note is its maker’s alone', async () => {
    const id = await addNote(maker, projectId, { title: 'Original', content: documentOf('The very words') });
    const copied = await ask(maker, `mutation { duplicateNote(id: "${id}") { ${noteFields} content } }`);
    expect(copied.duplicateNote).toMatchObject({
      title: 'Original (copy)',
      preview: 'The very words',
      projectId,
    });
    expect(JSON.stringify(copied.duplicateNote.content)).toContain('The very words');
    await detach(maker, { type: 'NOTE', id: id });
    const other = await place.member();
    const hidden = await ask(other, `mutation { duplicateNote(id: "${id}") { id viewerLevel } }`);
    expect(hidden.duplicateNote.viewerLevel).toBe('FULL');
    expect(await ask(maker, `{ note(id: "${hidden.duplicateNote.id}") { id } }`)).toEqual({ note: null });
  });

  it('moves many at once; each follows the map of its new place, except one with its own', async () => {
    const closed = await addProject(maker, { title: 'Closed' });
    await close(maker, { type: 'PROJECT', id: closed });
    const [first, second, own] = [
      await addNote(maker, projectId),
      await addNote(maker, projectId),
      await addNote(maker, projectId),
    ];
    await detach(maker, { type: 'NOTE', id: own });
    const { moveNotes } = await ask(
      maker,
      `mutation ($ids: [ID!]!) { moveNotes(ids: $ids, projectId: "${closed}") { id projectId } }`,
      { ids: [first, second, own, first] },
    );
    expect(moveNotes).toHaveLength(3);
    for (const id of [first, second]) {
      expect(await ask(viewer, `{ note(id: "${id}") { id } }`)).toEqual({ note: null });
      expect(await eventsOf(app, place, id)).toEqual(['note.created', 'note.moved']);
    }
    expect(await ask(viewer, `{ note(id: "${own}") { project { id } } }`)).toEqual({
      note: { project: null },
    });
    const again = await ask(
      maker,
      `mutation { moveNotes(ids: ["${first}"], projectId: "${closed}") { id } }`,
    );
    expect(again.moveNotes).toEqual([]);
  });

  it('trashes and restores many; in the trash nobody finds them', async () => {
    const ids = [await addNote(maker, projectId), await addNote(maker, projectId)];
    const { trashNotes } = await ask(
      maker,
      'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id trashedAt } }',
      { ids },
    );
    expect(trashNotes.every((note: { trashedAt: string }) => note.trashedAt !== null)).toBe(true);
    const gone = await ask(
      maker,
      `{ note(id: "${ids[0]}") { id } notes(projectId: "${projectId}") { totalCount } }`,
    );
    expect(gone).toEqual({ note: null, notes: { totalCount: 0 } });
    for (const mutation of [
      'updateNote(input: { id: "ID", title: "x" })',
      'lockNote(id: "ID")',
      'duplicateNote(id: "ID")',
    ]) {
      const tried = await maker.graphql(`mutation { ${mutation.replace('ID', ids[0] ?? '')} { id } }`);
      expect(errorOf(tried)[0]).toBe('NotFound');
    }
    await ask(maker, 'mutation ($ids: [ID!]!) { restoreNotes(ids: $ids) { id } }', { ids });
    const back = await ask(maker, `{ notes(projectId: "${projectId}") { totalCount items { content } } }`);
    expect(back.notes.totalCount).toBe(2);
  });

  it('goes with its project into the trash and back', async () => {
    const id = await addNote(maker, projectId);
    await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
    const query = `{ note(id: "${id}") { id } notes(projectId: "${projectId}") { totalCount } }`;
    expect(await ask(maker, query)).toEqual({ note: null, notes: { totalCount: 0 } });
    expect(errorOf(await maker.graphql(`mutation { trashNotes(ids: ["${id}"]) { id } }`))[0]).toBe(
      'NotFound',
    );
    expect(errorOf(await maker.graphql(`{ objectAccess(type: NOTE, id: "${id}") { inherited } }`))[0]).toBe(
      'NotFound',
    );
    await ask(maker, `mutation { restoreProject(id: "${projectId}") { id } }`);
    expect((await ask(maker, query)).note).toEqual({ id });
  });

  it('counts what people typed as a change of the note', async () => {
    const id = await addNote(maker, projectId);
    const systemCtx = app.services.systemCtx(place.workspace);
    app.clock.pass(60);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      app.services.eventLog.recorder(
        systemCtx,
        db,
      )({
        type: 'note.contentChanged',
        payload: { noteId: id },
        objectId: id,
      }),
    );
    await app.dispatcher?.drain();
    const { note } = await ask(maker, `{ note(id: "${id}") { createdAt updatedAt } }`);
    expect(Date.parse(note.updatedAt) - Date.parse(note.createdAt)).toBeGreaterThanOrEqual(60_000);
  });
});
