import { expect, it } from 'vitest';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import { addNote, ask } from '#tests/support/work.ts';

gatherTeam();

it('gets its times when its transcript has some, and keeps them from then on', async () => {
  const utterance = {
    type: 'utterance',
    attrs: { start: 0, end: 0, words: '' },
    content: [{ type: 'text', text: 'It came much too late' }],
  };
  const noteId = await addNote(maker, projectId, {
    content: JSON.stringify({ type: 'doc', content: [utterance] }),
  });
  const { createHighlight } = await ask(
    maker,
    'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id audioVideo { startTime } } }',
    { input: { objectType: 'NOTE', objectId: noteId, quote: { text: 'It came' } } },
  );
  expect(createHighlight.audioVideo).toBeNull();
  const read = `{ highlight(id: "${createHighlight.id}") { version audioVideo { startTime } } }`;
  await setTimes(noteId, 60);
  const { highlight } = await ask(viewer, read);
  expect(highlight).toMatchObject({ version: 2, audioVideo: { startTime: 60 } });
  await setTimes(noteId, 90);
  expect((await ask(viewer, read)).highlight).toEqual(highlight);
});

async function setTimes(noteId: string, start: number): Promise<void> {
  await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    await editDocument(tx, noteId, (doc) =>
      editYDoc(doc, (tr) =>
        tr.setNodeMarkup(0, null, { ...tr.doc.firstChild?.attrs, start, end: start + 5 }),
      ),
    );
    await tx.record({ type: 'note.contentChanged', payload: { noteId }, objectId: noteId });
  });
  await app.dispatcher?.drain();
}
