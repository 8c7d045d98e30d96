import { beforeEach, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { encodeAnchor } from '#editor/yjs/anchors.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { suggestHighlights } from '#server/features/highlights/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { addTag, highlight, highlightsIn, documentOfObject } from '#tests/support/coding.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';

gatherTeam();

let noteId: string;

const said = 'The box 📦 came late. Nobody had said so.';

beforeEach(async () => {
  noteId = await addNote(maker, projectId, { title: 'Call', content: documentOf(said) });
});

const creating =
  'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id text startOffset endOffset audioVideo { fileId startTime endTime type clipId clipDuration } pdfAreas } }';

function documentNow(id = noteId): Promise<Y.Doc> {
  return documentOfObject(app, place, id);
}

describe('suggestions', () => {
  it('are accepted or rejected once, and not made again', async () => {
    const late = await addTag(maker, { projectId }, 'Late');
    const suggest = (...texts: string[]) =>
      inTransaction(app.services.systemCtx(place.workspace), (tx) =>
        suggestHighlights(
          tx,
          { type: 'note', id: noteId },
          texts.map((selectedText) => ({
            selectedText,
            startOffset: said.indexOf(selectedText),
            highlightReason: 'A complaint',
            suggestedTagIds: [late],
            version: 1,
            pdfHighlightAreas: [],
          })),
        ),
      );
    expect(await suggest('came late', 'Nobody', 'not there')).toBe(3);
    const open = async () => {
      const { suggestedHighlights } = await ask(
        viewer,
        `{ suggestedHighlights(objectType: NOTE, objectId: "${noteId}") { items { id selectedText highlightReason suggestedTags { title } review } totalCount } }`,
      );
      return suggestedHighlights.items as { id: string; selectedText: string }[];
    };
    const [missing, first, second] = await open();
    expect([missing?.selectedText, first?.selectedText, second?.selectedText]).toEqual([
      'not there',
      'came late',
      'Nobody',
    ]);
    const { acceptSuggestedHighlight } = await ask(
      maker,
      `mutation { acceptSuggestedHighlight(id: "${first?.id}") { text tags { id } } }`,
    );
    expect(acceptSuggestedHighlight).toEqual({ text: 'came late', tags: [{ id: late }] });
    expect(
      errorOf(await maker.graphql(`mutation { acceptSuggestedHighlight(id: "${missing?.id}") { id } }`)),
    ).toEqual(['InvalidOperation', 'The document has no such text']);
    await ask(
      maker,
      `mutation { rejectSuggestedHighlights(ids: ["${second?.id}"]) { review reviewedBy { id } } }`,
    );
    expect(await open()).toHaveLength(1);
    expect(await suggest('came late', 'Nobody')).toBe(0);
    await ask(maker, `mutation { reopenSuggestedHighlights(ids: ["${second?.id}"]) { review } }`);
    expect((await open()).map(({ selectedText }) => selectedText)).toEqual(['not there', 'Nobody']);
  });
});

describe('refusals', () => {
  const refused = async (input: object, person = maker) =>
    errorOf(await person.graphql(creating, { input: { objectType: 'NOTE', objectId: noteId, ...input } }));

  it('say what is wrong, and nothing is written', async () => {
    const area = { page: 0, left: 0, top: 0, width: 0.123_456_789, height: 0.5 };
    expect(await refused({ pdfAreas: Array.from({ length: 300 }, () => area) })).toEqual([
      'ValidationError',
      'This highlight covers too much of the page',
    ]);
    expect(await refused({ pdfAreas: [{ ...area, left: 1.5 }] })).toEqual([
      'ValidationError',
      'Areas are shares of the page, from 0 to 1',
    ]);
    expect(await refused({})).toEqual([
      'ValidationError',
      'Name what to highlight: text, a part of a recording or areas of a PDF',
    ]);
    expect(await refused({ quote: { text: 'nowhere' } })).toEqual([
      'InvalidOperation',
      'The document has no such text',
    ]);
    expect(await refused({ anchor: { start: 'AA', end: '?' } })).toEqual([
      'ValidationError',
      'The selection could not be read',
    ]);
    expect(await refused({ audioVideo: { fileId: noteId, startTime: 3, endTime: 2, type: 'AV' } })).toEqual([
      'ValidationError',
      'Name a file with its start, end and kind, or a clip with its duration',
    ]);
    const unknown = { fileId: app.services.newId(), startTime: 1, endTime: 2, type: 'AV' };
    expect((await refused({ audioVideo: unknown }))[0]).toBe('NotFound');
    expect((await refused({ quote: { text: 'box' }, tagIds: [app.services.newId()] }))[0]).toBe('NotFound');
    expect((await refused({ quote: { text: 'box' } }, viewer))[0]).toBe('Forbidden');
    const other = await addProject(maker);
    const foreign = await addTag(maker, { projectId: other }, 'Elsewhere');
    expect((await refused({ quote: { text: 'box' }, tagIds: [foreign] }))[0]).toBe('NotFound');
    const unsaved = await documentNow();
    editYDoc(unsaved, (tr) => tr.insert(1, tr.doc.type.schema.text('Typed ')));
    expect(await refused({ anchor: encodeAnchor(unsaved, { from: 1, to: 6 }) })).toEqual([
      'InvalidOperation',
      'The selected text isn’t saved yet. Try again in a moment.',
    ]);
    expect(await highlightsIn(viewer, noteId)).toEqual([]);
    expect(nodeFromYDoc(await documentNow()).textContent).toBe(said);
  });

  it('respect the lock of the note and the rights on it, for one of many too', async () => {
    const other = await addNote(maker, projectId, { content: documentOf(said) });
    const ids = [await highlight(maker, noteId, 'box'), await highlight(maker, other, 'box')];
    await ask(maker, `mutation { lockNote(id: "${other}") { id } }`);
    for (const mutation of ['deleteHighlights(ids: $ids) { id }', 'changeHighlightTags(ids: $ids) { id }']) {
      expect(errorOf(await maker.graphql(`mutation ($ids: [ID!]!) { ${mutation} }`, { ids }))).toEqual([
        'Forbidden',
        'This is locked. Unlock it to make changes',
      ]);
    }
    expect(await highlightsIn(viewer, noteId)).toHaveLength(1);
  });
});
