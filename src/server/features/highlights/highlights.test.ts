import { beforeEach, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { encodeWordTimes } from '#editor/transcript/word-times.ts';
import { encodeAnchor } from '#editor/yjs/anchors.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { textOfHighlight } from '#editor/testing/annotate.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { addTag, countsOf, highlight, highlightsIn, documentOfObject } from '#tests/support/coding.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  detach,
  documentOf,
  eventsOf,
} from '#tests/support/work.ts';

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

/** What somebody writes in the editor, told as when they pause. */
async function write(change: (doc: Y.Doc) => void, id = noteId): Promise<void> {
  await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    await editDocument(tx, id, change);
    await tx.record({ type: 'note.contentChanged', payload: { noteId: id }, objectId: id });
  });
  await app.dispatcher?.drain();
}

describe('a highlight', () => {
  it('is made by its characters, marks the document, and says where it stands', async () => {
    const tagId = await addTag(maker, { projectId }, 'Late', { color: '#c51d28' });
    const anchor = encodeAnchor(await documentNow(), { from: 9, to: 21 });
    const id = app.services.newId();
    const { createHighlight } = await ask(maker, creating, {
      input: { id, objectType: 'NOTE', objectId: noteId, anchor, tagIds: [tagId] },
    });
    expect(createHighlight).toMatchObject({ id, text: '📦 came late', startOffset: 8, endOffset: 20 });
    expect(textOfHighlight(nodeFromYDoc(await documentNow()), id)).toBe('📦 came late');
    const { highlight: seen } = await ask(
      viewer,
      `{ highlight(id: "${id}") { color deleted viewerLevel objectTitle objectType authorId author { id } inlineCommentOnly
        project { title } tags { title color highlightCount } audioVideo { type } pdfAreas } note(id: "${noteId}") { highlightCount } }`,
    );
    expect(seen).toEqual({
      color: '#c51d28',
      deleted: false,
      viewerLevel: 'READ',
      objectTitle: 'Call',
      objectType: 'NOTE',
      authorId: maker.id,
      author: { id: maker.id },
      inlineCommentOnly: false,
      project: { title: 'Research' },
      tags: [{ title: 'Late', color: '#c51d28', highlightCount: 1 }],
      audioVideo: null,
      pdfAreas: null,
    });
    expect(await eventsOf(app, place, id)).toEqual(['highlight.created']);
    const again = await ask(maker, creating, {
      input: { id, objectType: 'NOTE', objectId: noteId, anchor, tagIds: [tagId] },
    });
    expect(again.createHighlight.id).toBe(id);
    expect(await highlightsIn(viewer, noteId)).toHaveLength(1);
  });

  it('moves both its ends and overlaps with others', async () => {
    const [a, b] = [
      await highlight(maker, noteId, 'box 📦 came'),
      await highlight(maker, noteId, 'came late'),
    ];
    const anchor = encodeAnchor(await documentNow(), { from: 1, to: 8 });
    await ask(maker, 'mutation ($input: UpdateHighlightInput!) { updateHighlight(input: $input) { text } }', {
      input: { id: b, anchor },
    });
    expect((await highlightsIn(viewer, noteId)).map(({ id, text }) => [id, text])).toEqual([
      [b, 'The box'],
      [a, 'box 📦 came'],
    ]);
  });

  it('knows its times in a transcript that came without its recording', async () => {
    const transcript = await addNote(maker, projectId, {
      content: JSON.stringify({
        type: 'doc',
        content: [
          {
            type: 'utterance',
            attrs: { start: 60, end: 65, words: '' },
            content: [{ type: 'text', text: 'It came much too late' }],
          },
        ],
      }),
    });
    const input = { objectType: 'NOTE', objectId: transcript, quote: { text: 'It came' } };
    const { createHighlight } = await ask(maker, creating, { input });
    expect(createHighlight.audioVideo).toMatchObject({
      fileId: null,
      startTime: 60,
      type: null,
      clipId: null,
    });
  });

  it('knows its times in a transcript, and takes a clip or areas of a PDF', async () => {
    const fileId = app.services.newId();
    const words = 'It came much too late'.split(' ');
    const times = encodeWordTimes(
      words.map((text, index) => ({ text, start: 60 + index, end: 60.5 + index })),
      60,
    );
    const transcript = await addNote(maker, projectId, {
      content: JSON.stringify({
        type: 'doc',
        content: [
          {
            type: 'utterance',
            attrs: { fileId, start: 60, end: 65, words: times },
            content: [{ type: 'text', text: words.join(' ') }],
          },
        ],
      }),
    });
    const input = { objectType: 'NOTE', objectId: transcript };
    const spoken = await ask(maker, creating, { input: { ...input, quote: { text: 'much too' } } });
    expect(spoken.createHighlight.audioVideo).toEqual({
      fileId,
      startTime: 62,
      endTime: 63.5,
      type: 'AV',
      clipId: null,
      clipDuration: null,
    });
    const clip = { clipId: app.services.newId(), clipDuration: 15 };
    const made = await ask(maker, creating, {
      input: { ...input, audioVideo: clip, text: 'The last 15 seconds' },
    });
    expect(made.createHighlight).toMatchObject({
      text: 'The last 15 seconds',
      startOffset: null,
      audioVideo: clip,
    });
    const area = { page: 2, left: 0.1, top: 0.25, width: 0.5, height: 0.01 };
    const pdf = await ask(maker, creating, { input: { ...input, pdfAreas: [area], text: 'Table 1' } });
    expect(pdf.createHighlight).toMatchObject({ text: 'Table 1', pdfAreas: [area] });
    const elsewhere = { ...area, fileId: '01890000-0000-7000-8000-00000000dead' };
    const refused = await maker.graphql(creating, { input: { ...input, pdfAreas: [elsewhere], text: 'x' } });
    expect(refused.body.errors[0].extensions.errorCode).toBe('NotFound');
    await write((doc) => editYDoc(doc, (tr) => tr.insert(1, tr.doc.type.schema.text('So. '))), transcript);
    const { highlight: moved } = await ask(
      viewer,
      `{ highlight(id: "${spoken.createHighlight.id}") { text startOffset audioVideo { startTime endTime } } }`,
    );
    expect(moved).toEqual({
      text: 'much too',
      startOffset: 12,
      audioVideo: { startTime: 62, endTime: 63.5 },
    });
  });

  it('follows its text, goes with it and comes back with it', async () => {
    const id = await highlight(maker, noteId, 'came late');
    const gone = await highlight(maker, noteId, 'Nobody');
    await write((doc) =>
      editYDoc(doc, (tr) => tr.insert(16, tr.doc.type.schema.text(' much too', tr.doc.resolve(15).marks()))),
    );
    expect((await highlightsIn(viewer, noteId))[0]).toMatchObject({
      id,
      text: 'came much too late',
      version: 2,
    });
    const before = await documentNow();
    await write((doc) => editYDoc(doc, (tr) => tr.delete(11, 42)));
    expect((await highlightsIn(viewer, noteId)).map((one) => one.id)).toEqual([]);
    expect(await ask(viewer, `{ highlight(id: "${gone}") { deleted } }`)).toEqual({
      highlight: { deleted: true },
    });
    const restored = nodeFromYDoc(before);
    await write((doc) => editYDoc(doc, (tr) => tr.replaceWith(0, tr.doc.content.size, restored.content)));
    expect((await highlightsIn(viewer, noteId)).map(({ text }) => text)).toEqual([
      'came much too late',
      'Nobody',
    ]);
  });

  it('is deleted with its mark and comes back exactly', async () => {
    const tagId = await addTag(maker, { projectId }, 'Late');
    const ids = [
      await highlight(maker, noteId, 'came late', { tagIds: [tagId] }),
      await highlight(maker, noteId, 'late. Nobody', { tagIds: [tagId] }),
    ];
    const before = [nodeFromYDoc(await documentNow()).toJSON(), await highlightsIn(viewer, noteId)];
    const { deleteHighlights } = await ask(
      maker,
      'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { deleted } }',
      { ids },
    );
    expect(deleteHighlights).toEqual([{ deleted: true }, { deleted: true }]);
    expect(JSON.stringify(nodeFromYDoc(await documentNow()).toJSON())).not.toContain('highlight');
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 0 });
    await ask(maker, 'mutation ($ids: [ID!]!) { restoreHighlights(ids: $ids) { deleted } }', { ids });
    const withoutVersion = (list: unknown) =>
      JSON.parse(JSON.stringify(list, (key, value) => (key === 'version' ? undefined : value)));
    const after = [nodeFromYDoc(await documentNow()).toJSON(), await highlightsIn(viewer, noteId)];
    expect(withoutVersion(after)).toEqual(withoutVersion(before));
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 2 });
  });
});

describe('tags on highlights', () => {
  it('change many at once, with one undo that leaves what was there before', async () => {
    const [late, slow] = [
      await addTag(maker, { projectId }, 'Late'),
      await addTag(maker, { projectId }, 'Slow'),
    ];
    const ids = [
      await highlight(maker, noteId, 'box', { tagIds: [slow, late] }),
      await highlight(maker, noteId, 'came', { tagIds: [slow] }),
      await highlight(maker, noteId, 'so'),
    ];
    const titles = async () =>
      (await highlightsIn(viewer, noteId)).map(({ tags }) => tags.map(({ title }) => title).join());
    const { changeHighlightTags } = await ask(
      maker,
      'mutation ($ids: [ID!]!, $add: [ID!], $remove: [ID!]) { changeHighlightTags(ids: $ids, add: $add, remove: $remove) { id changedCount highlights { version } } }',
      { ids, add: [late], remove: [slow] },
    );
    expect(changeHighlightTags.changedCount).toBe(4);
    expect(await titles()).toEqual(['Late', 'Late', 'Late']);
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 3, Slow: 0 });
    await ask(maker, `mutation { undoHighlightTagChange(id: "${changeHighlightTags.id}") { id } }`);
    expect(await titles()).toEqual(['Slow,Late', 'Slow', '']);
    const { setHighlightTags } = await ask(
      maker,
      `mutation { setHighlightTags(id: "${ids[0]}", tagIds: ["${late}", "${slow}"]) { id changedCount } }`,
    );
    expect(setHighlightTags).toEqual({ id: null, changedCount: 0 });
    expect((await titles())[0]).toBe('Late,Slow');
    const { recentTags, objectTags } = await ask(
      maker,
      `{ recentTags(projectId: "${projectId}") { title } objectTags(objectType: NOTE, objectId: "${noteId}") { count tag { title } } }`,
    );
    expect(recentTags).toHaveLength(2);
    expect(objectTags).toEqual([
      { count: 2, tag: { title: 'Slow' } },
      { count: 1, tag: { title: 'Late' } },
    ]);
  });

  it('lists by tag, project, author and what has none, page by page', async () => {
    const late = await addTag(maker, { projectId }, 'Late');
    for (const words of ['box', 'came', 'said', 'so']) {
      app.clock.pass(1);
      await highlight(
        words === 'so' ? place.owner : maker,
        noteId,
        words,
        words === 'said' ? {} : { tagIds: [late] },
      );
    }
    const all = async (filter: object): Promise<string[]> => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { highlights } = await ask(
          viewer,
          'query ($filter: HighlightFilter, $after: String) { highlights(filter: $filter, first: 2, after: $after) { items { text } endCursor totalCount } }',
          { filter, after },
        );
        seen.push(...highlights.items.map(({ text }: { text: string }) => text), highlights.totalCount);
        after = highlights.endCursor;
      } while (after !== null);
      return seen;
    };
    expect(await all({ tagId: late })).toEqual(['so', 'came', 3, 'box', 3]);
    expect(await all({ projectId })).toEqual(['so', 'said', 4, 'came', 'box', 4]);
    expect(await all({ authorId: place.owner.id })).toEqual(['so', 1]);
    expect(await all({ query: ' CAME ' })).toEqual(['came', 1]);
    expect(await all({ query: 's', projectId, tagId: late })).toEqual(['so', 1]);
    expect(await all({ untagged: true, objectId: noteId })).toEqual(['said', 1]);
    expect(await all({ tagId: late, projectId: app.services.newId() })).toEqual([0]);
  });
});

describe('with its note', () => {
  it('is hidden by the trash and by closing, and counted for nobody who may not see it', async () => {
    const late = await addTag(maker, { projectId }, 'Late');
    const id = await highlight(maker, noteId, 'came late', { tagIds: [late] });
    await ask(maker, `mutation { trashNotes(ids: ["${noteId}"]) { id } }`);
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 0 });
    expect(await ask(maker, `{ highlight(id: "${id}") { id } }`)).toEqual({ highlight: null });
    await ask(maker, `mutation { restoreNotes(ids: ["${noteId}"]) { id } }`);
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 1 });
    await detach(maker, { type: 'NOTE', id: noteId });
    await close(maker, { type: 'NOTE', id: noteId });
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 0 });
    expect(
      await ask(
        viewer,
        `{ highlight(id: "${id}") { id } highlights(filter: { tagId: "${late}" }) { totalCount } }`,
      ),
    ).toEqual({
      highlight: null,
      highlights: { totalCount: 0 },
    });
    expect(await countsOf(maker, projectId)).toEqual({ Late: 1 });
  });

  it('is copied with a mark, a row and tags of its own', async () => {
    const late = await addTag(maker, { projectId }, 'Late');
    const id = await highlight(maker, noteId, 'came late', { tagIds: [late] });
    const { duplicateNote } = await ask(
      maker,
      `mutation { duplicateNote(id: "${noteId}") { id highlightCount } }`,
    );
    expect(duplicateNote.highlightCount).toBe(1);
    const [copy] = await highlightsIn(viewer, duplicateNote.id);
    expect(copy).toMatchObject({ text: 'came late', tags: [{ id: late }] });
    expect(copy?.id).not.toBe(id);
    expect(textOfHighlight(nodeFromYDoc(await documentNow(duplicateNote.id)), copy?.id ?? '')).toBe(
      'came late',
    );
    expect(textOfHighlight(nodeFromYDoc(await documentNow(duplicateNote.id)), id)).toBe('');
  });

  it('moves to another project with tags of the same title there, and back to its own', async () => {
    const [late, slow] = [
      await addTag(maker, { projectId }, 'Late'),
      await addTag(maker, { projectId }, 'Slow'),
    ];
    await highlight(maker, noteId, 'came late', { tagIds: [late, slow] });
    const other = await addProject(maker, { title: 'Other' });
    const theirs = await addTag(maker, { projectId: other }, 'late');
    await ask(maker, `mutation { moveNotes(ids: ["${noteId}"], projectId: "${other}") { id } }`);
    await app.dispatcher?.drain();
    const [moved] = await highlightsIn(viewer, noteId);
    expect(moved?.tags.map(({ title }) => title)).toEqual(['late', 'Slow']);
    expect(moved?.tags[0]?.id).toBe(theirs);
    expect(await countsOf(viewer, projectId)).toEqual({ Late: 0, Slow: 0 });
    await ask(maker, `mutation { moveNotes(ids: ["${noteId}"], projectId: "${projectId}") { id } }`);
    await app.dispatcher?.drain();
    expect((await highlightsIn(viewer, noteId))[0]?.tags.map((tag) => tag.id)).toEqual([late, slow]);
  });

  it('gets no tag of the project it left back by an undo', async () => {
    const late = await addTag(maker, { projectId }, 'Late');
    const id = await highlight(maker, noteId, 'came late', { tagIds: [late] });
    const { setHighlightTags } = await ask(
      maker,
      `mutation { setHighlightTags(id: "${id}", tagIds: []) { id } }`,
    );
    const other = await addProject(maker, { title: 'Other' });
    await ask(maker, `mutation { moveNotes(ids: ["${noteId}"], projectId: "${other}") { id } }`);
    await app.dispatcher?.drain();
    await ask(maker, `mutation { undoHighlightTagChange(id: "${setHighlightTags.id}") { id } }`);
    expect((await highlightsIn(maker, noteId))[0]?.tags).toEqual([]);
  });

  it('works in an insight too', async () => {
    const insightId = await addInsight(maker, projectId, { content: documentOf(said) });
    const id = await highlight(maker, insightId, 'came late', { objectType: 'INSIGHT' });
    expect((await highlightsIn(viewer, insightId)).map((one) => one.id)).toEqual([id]);
  });
});
