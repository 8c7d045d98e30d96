import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import '#server/features/comments/tables.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { highlight } from '#tests/support/coding.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, viewer } from '#tests/support/team.ts';
import {
  listThreads,
  mentioning,
  reply,
  startThread,
  threadQuery,
  type Threads,
} from '#tests/support/talk.ts';
import { addInsight, addNote, ask, documentOf, errorOf, eventsOf } from '#tests/support/work.ts';

gatherTeam();

let noteId: string;

beforeEach(async () => {
  noteId = await addNote(maker, projectId);
});

const threadsOf = (person: Person, more?: Record<string, unknown>) => listThreads(person, noteId, more);
const start = (person: Person, text?: string, more?: Record<string, unknown>) =>
  startThread(person, noteId, text, more);

async function addRecording(ownerId: string): Promise<string> {
  const [id, { id: workspaceId }] = [newId(), place.workspace];
  await app.database.transaction({ workspaceId }, 'read write', async (db) => {
    await sql`
      insert into files (workspace_id, id, owner_id, owner_type, name, size, status, processing, created_by,
        created_at, updated_at)
      values (${workspaceId}, ${id}, ${ownerId}, 'note', 'Call.mp3', 10, 'DONE', 'COMPLETE', ${maker.id}, now(),
        now())`.execute(db);
  });
  return id;
}

describe('does it', () => {
  it('a long thread is read page by page to its end', async () => {
    const { threadId } = await start(maker, 'Line 0');
    for (let n = 1; n < 5; n += 1) await reply(viewer, threadId, `Line ${n}`);
    const read = async (after: string | null) => {
      const { commentThread } = await ask(
        viewer,
        `query ($id: ID!, $after: String) { commentThread(id: $id) { id
          comments(first: 2, after: $after) { items { text } endCursor totalCount } } }`,
        { id: threadId, after },
      );
      return commentThread.comments;
    };
    const lines: string[] = [];
    let after: string | null = null;
    do {
      const page = await read(after);
      lines.push(...page.items.map(({ text }: { text: string }) => text));
      expect(page.totalCount).toBe(5);
      after = page.endCursor;
    } while (after !== null);
    expect(lines).toEqual(['Line 0', 'Line 1', 'Line 2', 'Line 3', 'Line 4']);
  });

  it('starts a thread at a time of a recording of the note', async () => {
    const fileId = await addRecording(noteId);
    await start(viewer, 'Listen to this', { anchor: 'MOMENT', fileId, time: 42.5, quote: '0:42' });
    const { comments } = await ask(
      maker,
      `query ($id: ID!) { comments(objectType: NOTE, objectId: $id) { items { anchor fileId time quote } } }`,
      { id: noteId },
    );
    expect(comments.items).toEqual([{ anchor: 'MOMENT', fileId, time: 42.5, quote: '0:42' }]);
    const ofFile = `query ($id: ID!, $fileId: ID!) {
      comments(objectType: NOTE, objectId: $id, fileId: $fileId) { totalCount } }`;
    for (const [asked, count] of [
      [fileId, 1],
      [noteId, 0],
    ])
      expect((await ask(viewer, ofFile, { id: noteId, fileId: asked })).comments.totalCount).toBe(count);
    const refusal = async (more: Record<string, unknown>) => {
      const input = { objectType: 'NOTE', objectId: noteId, body: documentOf('Hi'), ...more };
      const query = 'mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }';
      return errorOf(await viewer.graphql(query, { input }));
    };
    const which = 'Name the recording and the time that the comment is about, and only then';
    expect(await refusal({ anchor: 'MOMENT', fileId })).toEqual(['ValidationError', which]);
    expect(await refusal({ fileId, time: 1 })).toEqual(['ValidationError', which]);
    for (const time of [-1, 1e9])
      expect((await refusal({ anchor: 'MOMENT', fileId, time }))[1]).toBe(
        'The time must be between 0 and 100 hours',
      );
    const elsewhere = await addRecording(await addNote(maker, projectId));
    expect((await refusal({ anchor: 'MOMENT', fileId: elsewhere, time: 1 }))[0]).toBe('NotFound');
  });

  it('starts threads on the document, a selection and a highlight, newest first', async () => {
    const area = { page: 0, left: 0, top: 0, width: 1, height: 1 };
    const highlightId = await highlight(maker, noteId, '', { quote: null, pdfAreas: [area] });
    await start(viewer, 'On all of it');
    app.clock.pass(1);
    await start(maker, 'On these words', { anchor: 'SELECTION', quote: 'these words' });
    app.clock.pass(1);
    await start(maker, 'On a highlight', { anchor: 'HIGHLIGHT', highlightId });
    const { items, totalCount } = await threadsOf(viewer);
    expect(totalCount).toBe(3);
    expect(
      items.map(({ anchor, quote, highlightId: on, comments }) => [
        anchor,
        quote,
        on,
        comments.items[0]?.text,
      ]),
    ).toEqual([
      ['HIGHLIGHT', '', highlightId, 'On a highlight'],
      ['SELECTION', 'these words', null, 'On these words'],
      ['DOCUMENT', '', null, 'On all of it'],
    ]);
    expect(items[2]?.comments.items[0]?.body).toEqual(JSON.parse(documentOf('On all of it')));
    expect(await eventsOf(app, place, noteId)).toEqual([
      'note.created',
      'comment.created',
      'comment.created',
      'comment.created',
    ]);
  });

  it('replies, and tells whom a comment names', async () => {
    const { threadId } = await start(maker);
    const { body } = await reply(viewer, threadId, '', mentioning(maker.id));
    const events = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      db.selectFrom('events').select('payload').where('type', '=', 'comment.created').orderBy('id').execute(),
    );
    expect(events.at(-1)?.payload).toEqual({
      commentId: body.data.reply.id,
      threadId,
      objectType: 'note',
      objectId: noteId,
      mentionedMemberIds: [maker.id],
    });
    const { comment } = await ask(
      maker,
      `{ comment(id: "${body.data.reply.id}") { text thread { id objectType objectId } } }`,
    );
    expect(comment).toEqual({
      text: '@You look',
      thread: { id: threadId, objectType: 'NOTE', objectId: noteId },
    });
  });

  it('pages through threads and through the comments of each', async () => {
    const threads: string[] = [];
    for (const text of ['a', 'b', 'c']) {
      app.clock.pass(1);
      threads.unshift((await start(maker, text)).threadId);
    }
    const first = await threadsOf(viewer, { first: 2 });
    const rest = await threadsOf(viewer, { first: 2, after: first.endCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(threads);
    expect(rest.endCursor).toBeNull();
    for (const text of ['a1', 'a2', 'a3']) {
      app.clock.pass(1);
      await reply(viewer, threads[2] ?? '', text);
    }
    const query = `query ($after: String) { comments(objectType: NOTE, objectId: "${noteId}") { items { comments(first: 3, after: $after) { items { text } endCursor totalCount } } } }`;
    const page: Threads = (await ask(maker, query)).comments;
    const long = page.items[2]?.comments;
    expect(page.items.map(({ comments }) => comments.totalCount)).toEqual([1, 1, 4]);
    expect(long?.items.map(({ text }) => text)).toEqual(['a', 'a1', 'a2']);
    const next: Threads = (await ask(maker, query, { after: long?.endCursor })).comments;
    expect(next.items[2]?.comments.items).toEqual([{ text: 'a3' }]);
  });

  it('counts what others said since one last read', async () => {
    app.clock.pass(1);
    const { threadId } = await start(maker);
    app.clock.pass(1);
    await reply(maker, threadId, 'More');
    const counts = async (person: Person): Promise<number[]> => {
      const { note } = await ask(person, `{ note(id: "${noteId}") { unreadComments openThreads } }`);
      const { items } = await threadsOf(person);
      return [note.openThreads, note.unreadComments, items[0]?.unreadCount ?? -1];
    };
    expect(await counts(maker)).toEqual([1, 0, 0]);
    expect(await counts(viewer)).toEqual([1, 2, 2]);
    await ask(viewer, `mutation { markThreadRead(id: "${threadId}") { id } }`);
    expect(await counts(viewer)).toEqual([1, 0, 0]);
    app.clock.pass(1);
    await reply(viewer, threadId);
    expect(await counts(maker)).toEqual([1, 1, 1]);
    await ask(viewer, `mutation { resolveThread(id: "${threadId}") { id } }`);
    expect(await counts(maker)).toEqual([0, 0, 1]);
    app.clock.pass(1);
    const newcomer = await place.member();
    expect(await counts(newcomer)).toEqual([0, 0, 0]);
  });

  it('edits: the text is new, the comment says so', async () => {
    const { commentId } = await start(viewer, 'Tyop');
    const { editComment } = await ask(
      viewer,
      'mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { text editedAt } }',
      {
        id: commentId,
        body: documentOf('Typo'),
      },
    );
    expect(editComment.text).toBe('Typo');
    expect(editComment.editedAt).not.toBeNull();
  });

  it('deletes by author or full access: readers learn only that there was one, and an empty thread is gone', async () => {
    const { threadId, commentId } = await start(viewer, 'Take this back');
    const replied = (await reply(maker, threadId)).body.data.reply.id;
    await ask(viewer, `mutation { react(commentId: "${commentId}", emoji: "👍") { id } }`);
    await ask(viewer, `mutation { deleteComment(id: "${commentId}") }`);
    const [thread] = (await threadsOf(maker)).items;
    const [said] = thread?.comments.items ?? [];
    expect(said).toMatchObject({
      id: commentId,
      text: '',
      body: null,
      reactions: [],
      author: { id: viewer.id },
    });
    expect(said?.deletedAt).not.toBeNull();
    expect(await ask(maker, `{ comment(id: "${commentId}") { id } }`)).toEqual({ comment: null });
    await ask(maker, `mutation { deleteComment(id: "${replied}") }`);
    expect(await threadsOf(maker)).toEqual({ items: [], endCursor: null, totalCount: 0 });
  });

  it('comes back from the trash with its words and reactions, for its author and those with full access', async () => {
    const trashOf = async (person: Person) =>
      (await ask(person, '{ trash { items { type id title canPurge project { id } } } }')).trash.items;
    const writer = await place.member({ role: 'CONTRIBUTOR' });
    const other = await place.member({ role: 'CONTRIBUTOR' });
    const { commentId } = await start(writer, 'Said in haste');
    await ask(writer, `mutation { react(commentId: "${commentId}", emoji: "👍") { id } }`);
    await ask(writer, `mutation { deleteComment(id: "${commentId}") }`);
    const item = {
      type: 'COMMENT',
      id: commentId,
      title: 'Said in haste',
      canPurge: true,
      project: { id: projectId },
    };
    expect(await trashOf(writer)).toEqual([item]);
    expect(await trashOf(maker)).toEqual([item]);
    expect(await trashOf(other)).toEqual([]);
    const restore = `mutation { restoreFromTrash(type: COMMENT, id: "${commentId}") }`;
    expect(errorOf(await other.graphql(restore))[0]).toBe('Forbidden');
    await ask(writer, restore);
    const [thread] = (await threadsOf(maker)).items;
    expect(thread?.comments.items[0]).toMatchObject({
      text: 'Said in haste',
      deletedAt: null,
      reactions: [{ emoji: '👍', count: 1 }],
    });
    expect(errorOf(await writer.graphql(restore))[0]).toBe('NotFound');
  });

  it('resolves and reopens, once each', async () => {
    const { threadId } = await start(maker);
    const { resolveThread } = await ask(
      viewer,
      `mutation { resolveThread(id: "${threadId}") { resolvedAt resolvedBy { id } version } }`,
    );
    expect(resolveThread).toMatchObject({ resolvedBy: { id: viewer.id }, version: 2 });
    await ask(maker, `mutation { resolveThread(id: "${threadId}") { id } }`);
    expect((await threadsOf(maker, { resolved: false })).totalCount).toBe(0);
    expect((await threadsOf(maker, { resolved: true })).totalCount).toBe(1);
    await ask(maker, `mutation { reopenThread(id: "${threadId}") { id } }`);
    expect((await threadsOf(maker, { resolved: false })).items[0]?.resolvedAt).toBeNull();
    expect(await eventsOf(app, place, noteId)).toEqual([
      'note.created',
      'comment.created',
      'comment.resolved',
      'comment.reopened',
    ]);
  });

  it('keeps one reaction for each person and emoji', async () => {
    const { commentId } = await start(maker);
    const react = (person: Person, verb: string, emoji: string) =>
      ask(
        person,
        `mutation { ${verb}(commentId: "${commentId}", emoji: "${emoji}") { reactions { emoji count isYours } } }`,
      );
    await react(maker, 'react', '🎉');
    app.clock.pass(1);
    await react(maker, 'react', '👍');
    await react(maker, 'react', '👍');
    const both = await react(viewer, 'react', '🎉');
    expect(both.react.reactions).toEqual([
      { emoji: '🎉', count: 2, isYours: true },
      { emoji: '👍', count: 1, isYours: false },
    ]);
    const left = await react(maker, 'unreact', '👍');
    expect(left.unreact.reactions).toEqual([{ emoji: '🎉', count: 2, isYours: true }]);
  });

  it('works on insights, and the named query comes in batches', async () => {
    const insightId = await addInsight(maker, projectId);
    await start(maker, 'On the note');
    await start(maker, 'On the insight', { objectType: 'INSIGHT', objectId: insightId });
    const operations = [
      ['NOTE', noteId],
      ['INSIGHT', insightId],
    ].map(([type, id]) => ({ operationName: 'Comments', query: threadQuery, variables: { type, id } }));
    const headers = { authorization: `Bearer ${await viewer.bearer()}` };
    const { body } = await viewer.visitor.post('/api/graphql', operations, { headers });
    const answers: { data: { comments: Threads } }[] = body;
    expect(answers.map(({ data }) => data.comments.items[0]?.comments.items[0]?.text)).toEqual([
      'On the note',
      'On the insight',
    ]);
  });
});
