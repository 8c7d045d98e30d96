import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import '#server/features/comments/tables.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addInsight, addNote, addProject, ask, close, detach, documentOf, errorOf, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;
let projectId: string;
let noteId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  projectId = await addProject(maker);
  noteId = await addNote(maker, projectId);
});

const threadQuery = `query Comments($type: CommentObjectType!, $id: ID!, $resolved: Boolean, $first: Int, $after: String) {
  comments(objectType: $type, objectId: $id, resolved: $resolved, first: $first, after: $after) {
    items { id anchor quote highlightId unreadCount resolvedAt version
      comments { items { id text body deletedAt editedAt author { id } reactions { emoji count isYours } } totalCount } }
    endCursor totalCount } }`;

type Said = { id: string; text: string; body: unknown; deletedAt: string | null };
type Thread = {
  id: string;
  anchor: string;
  quote: string;
  highlightId: string | null;
  unreadCount: number;
  resolvedAt: string | null;
  comments: { items: Said[]; endCursor: string | null; totalCount: number };
};
type Threads = { items: Thread[]; endCursor: string | null; totalCount: number };

async function threadsOf(person: Person, more: Record<string, unknown> = {}): Promise<Threads> {
  const { comments } = await ask(person, threadQuery, { type: 'NOTE', id: noteId, ...more });
  return comments;
}

/** The note's thread with its first comment. */
async function start(person: Person, text = 'First', more: Record<string, unknown> = {}): Promise<{ threadId: string; commentId: string }> {
  const { startThread } = await ask(
    person,
    'mutation ($input: StartThreadInput!) { startThread(input: $input) { id comments { items { id } } } }',
    { input: { objectType: 'NOTE', objectId: noteId, body: documentOf(text), ...more } },
  );
  return { threadId: startThread.id, commentId: startThread.comments.items[0].id };
}

function answer(person: Person, threadId: string, text = 'Reply', body = documentOf(text)) {
  return person.graphql('mutation ($threadId: ID!, $body: String!) { reply(threadId: $threadId, body: $body) { id } }', { threadId, body });
}

const mentioning = (id: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'mention', attrs: { kind: 'member', id, label: 'You' } }, { type: 'text', text: ' look' }] }],
  });

describe('does it', () => {
  it('starts threads on the document, a selection and a highlight, newest first', async () => {
    const highlightId = app.services.newId();
    await start(viewer, 'On all of it');
    app.clock.pass(1);
    await start(maker, 'On these words', { anchor: 'SELECTION', quote: 'these words' });
    app.clock.pass(1);
    await start(maker, 'On a highlight', { anchor: 'HIGHLIGHT', highlightId });
    const { items, totalCount } = await threadsOf(viewer);
    expect(totalCount).toBe(3);
    expect(items.map(({ anchor, quote, highlightId: on, comments }) => [anchor, quote, on, comments.items[0]?.text])).toEqual([
      ['HIGHLIGHT', '', highlightId, 'On a highlight'],
      ['SELECTION', 'these words', null, 'On these words'],
      ['DOCUMENT', '', null, 'On all of it'],
    ]);
    expect(items[2]?.comments.items[0]?.body).toEqual(JSON.parse(documentOf('On all of it')));
    expect(await eventsOf(app, place, noteId)).toEqual(['note.created', 'comment.created', 'comment.created', 'comment.created']);
  });

  it('replies, and tells whom a comment names', async () => {
    const { threadId } = await start(maker);
    const { body } = await answer(viewer, threadId, '', mentioning(maker.id));
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
    const { comment } = await ask(maker, `{ comment(id: "${body.data.reply.id}") { text thread { id objectType objectId } } }`);
    expect(comment).toEqual({ text: '@You look', thread: { id: threadId, objectType: 'NOTE', objectId: noteId } });
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
      await answer(viewer, threads[2] ?? '', text);
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
    await answer(maker, threadId, 'More');
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
    await answer(viewer, threadId);
    expect(await counts(maker)).toEqual([1, 1, 1]);
    await ask(viewer, `mutation { resolveThread(id: "${threadId}") { id } }`);
    expect(await counts(maker)).toEqual([0, 0, 1]);
    app.clock.pass(1);
    const newcomer = await place.member();
    expect(await counts(newcomer)).toEqual([0, 0, 0]);
  });

  it('edits: the text is new, the comment says so', async () => {
    const { commentId } = await start(viewer, 'Tyop');
    const { editComment } = await ask(viewer, 'mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { text editedAt } }', {
      id: commentId,
      body: documentOf('Typo'),
    });
    expect(editComment.text).toBe('Typo');
    expect(editComment.editedAt).not.toBeNull();
  });

  it('deletes by author or full access; what it said is gone, an empty thread too', async () => {
    const { threadId, commentId } = await start(viewer, 'Take this back');
    const replied = (await answer(maker, threadId)).body.data.reply.id;
    await ask(viewer, `mutation { react(commentId: "${commentId}", emoji: "👍") { id } }`);
    await ask(viewer, `mutation { deleteComment(id: "${commentId}") }`);
    const [thread] = (await threadsOf(maker)).items;
    const [said] = thread?.comments.items ?? [];
    expect(said).toMatchObject({ id: commentId, text: '', body: null, reactions: [], author: { id: viewer.id } });
    expect(said?.deletedAt).not.toBeNull();
    expect(await ask(maker, `{ comment(id: "${commentId}") { id } }`)).toEqual({ comment: null });
    const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      sql`select 1 from comments where body::text like '%back%' or text like '%back%'`.execute(db),
    );
    expect(rows).toEqual([]);
    await ask(maker, `mutation { deleteComment(id: "${replied}") }`);
    expect(await threadsOf(maker)).toEqual({ items: [], endCursor: null, totalCount: 0 });
  });

  it('resolves and reopens, once each', async () => {
    const { threadId } = await start(maker);
    const { resolveThread } = await ask(viewer, `mutation { resolveThread(id: "${threadId}") { resolvedAt resolvedBy { id } version } }`);
    expect(resolveThread).toMatchObject({ resolvedBy: { id: viewer.id }, version: 2 });
    await ask(maker, `mutation { resolveThread(id: "${threadId}") { id } }`);
    expect((await threadsOf(maker, { resolved: false })).totalCount).toBe(0);
    expect((await threadsOf(maker, { resolved: true })).totalCount).toBe(1);
    await ask(maker, `mutation { reopenThread(id: "${threadId}") { id } }`);
    expect((await threadsOf(maker, { resolved: false })).items[0]?.resolvedAt).toBeNull();
    expect(await eventsOf(app, place, noteId)).toEqual(['note.created', 'comment.created', 'comment.resolved', 'comment.reopened']);
  });

  it('keeps one reaction for each person and emoji', async () => {
    const { commentId } = await start(maker);
    const react = (person: Person, verb: string, emoji: string) =>
      ask(person, `mutation { ${verb}(commentId: "${commentId}", emoji: "${emoji}") { reactions { emoji count isYours } } }`);
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
    expect(answers.map(({ data }) => data.comments.items[0]?.comments.items[0]?.text)).toEqual(['On the note', 'On the insight']);
  });
});

describe('refuses it', () => {
  it('lets only the author edit, and only the author or full access delete', async () => {
    const { commentId } = await start(viewer);
    const other = await place.member();
    const edit = (person: Person) =>
      person.graphql('mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { id } }', { id: commentId, body: documentOf('x') });
    expect(errorOf(await edit(maker))).toEqual(['Forbidden', 'Only its author can do this']);
    expect(errorOf(await other.graphql(`mutation { deleteComment(id: "${commentId}") }`))).toEqual(['Forbidden', 'Only its author can do this']);
    await ask(maker, `mutation { deleteComment(id: "${commentId}") }`);
    expect(errorOf(await edit(viewer))[0]).toBe('NotFound');
    expect(errorOf(await viewer.graphql(`mutation { deleteComment(id: "${commentId}") }`))[0]).toBe('NotFound');
  });

  const everything = ({ threadId, commentId }: { threadId: string; commentId: string }): string[] => {
    const body = JSON.stringify(documentOf('x'));
    return [
      `startThread(input: { objectType: NOTE, objectId: "${noteId}", body: ${body} }) { id }`,
      `reply(threadId: "${threadId}", body: ${body}) { id }`,
      `editComment(id: "${commentId}", body: ${body}) { id }`,
      `deleteComment(id: "${commentId}")`,
      `resolveThread(id: "${threadId}") { id }`,
      `reopenThread(id: "${threadId}") { id }`,
      `react(commentId: "${commentId}", emoji: "👍") { id }`,
      `unreact(commentId: "${commentId}", emoji: "👍") { id }`,
      `markThreadRead(id: "${threadId}") { id }`,
    ];
  };

  async function expectNotFound(person: Person, started: { threadId: string; commentId: string }): Promise<void> {
    for (const mutation of everything(started)) {
      expect([mutation, errorOf(await person.graphql(`mutation { ${mutation} }`))[0]]).toEqual([mutation, 'NotFound']);
    }
    const list = await person.graphql(threadQuery, { type: 'NOTE', id: noteId });
    expect(errorOf(list)[0]).toBe('NotFound');
    expect(await ask(person, `{ comment(id: "${started.commentId}") { id } }`)).toEqual({ comment: null });
  }

  it('hides the comments of what somebody does not see, also their own', async () => {
    const started = await start(viewer);
    await detach(maker, { type: 'NOTE', id: noteId });
    await close(maker, { type: 'NOTE', id: noteId });
    await expectNotFound(viewer, started);
  });

  it('hides the comments of what is in the trash, alone or with its project', async () => {
    const started = await start(maker);
    await ask(maker, `mutation { trashNotes(ids: ["${noteId}"]) { id } }`);
    await expectNotFound(maker, started);
    await ask(maker, `mutation { restoreNotes(ids: ["${noteId}"]) { id } }`);
    await ask(maker, `mutation { trashProject(id: "${projectId}") { id } }`);
    await expectNotFound(maker, started);
  });

  it('is as far away as an unknown id from another workspace', async () => {
    const started = await start(maker);
    const { owner: stranger } = await scene.workspace('Other');
    await expectNotFound(stranger, started);
  });

  it('a note under the name of an insight is none', async () => {
    const tried = await maker.graphql(threadQuery, { type: 'INSIGHT', id: noteId });
    expect(errorOf(tried)[0]).toBe('NotFound');
  });

  it.each([
    ['no JSON', 'x'],
    ['an image', JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { src: 'https://a.example/x.png' } }] })],
    ['a hostile address', JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] }] })],
    ['parts where they can’t stand', JSON.stringify({ type: 'doc', content: [{ type: 'bulletList', content: [] }, { type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] })],
    ['nothing', documentOf(' ')],
  ])('a body that is %s', async (_, body) => {
    const { threadId } = await start(maker);
    expect(errorOf(await answer(maker, threadId, '', body))[0]).toBe('ValidationError');
    expect((await threadsOf(maker)).items[0]?.comments.totalCount).toBe(1);
  });

  it('a highlight without its anchor, an anchor without its highlight, and what is no emoji', async () => {
    const tried = (more: Record<string, unknown>) =>
      maker.graphql('mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }', {
        input: { objectType: 'NOTE', objectId: noteId, body: documentOf('x'), ...more },
      });
    expect(errorOf(await tried({ anchor: 'HIGHLIGHT' }))[0]).toBe('ValidationError');
    expect(errorOf(await tried({ anchor: 'DOCUMENT', highlightId: noteId }))[0]).toBe('ValidationError');
    const { commentId } = await start(maker);
    const reacted = await maker.graphql(`mutation { react(commentId: "${commentId}", emoji: "yes") { id } }`);
    expect(errorOf(reacted)).toEqual(['ValidationError', 'A reaction is a single emoji']);
  });
});

describe('limits', () => {
  it('a comment has at most 10,000 characters, a quote 1,000', async () => {
    const { threadId } = await start(maker, 'x', { quote: 'q'.repeat(1000), anchor: 'SELECTION' });
    expect((await answer(maker, threadId, 'a'.repeat(10_000))).body.errors).toBeUndefined();
    expect(errorOf(await answer(maker, threadId, 'a'.repeat(10_001)))).toEqual(['ValidationError', 'Comment must be at most 10,000 characters']);
    await expect(start(maker, 'x', { quote: 'q'.repeat(1001) })).rejects.toThrow('Quoted text must be at most 1,000 characters');
  });

  it('a thread has at most 1,000 comments: of five at once exactly one fits', async () => {
    const { threadId } = await start(maker);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      sql`insert into comments (workspace_id, id, thread_id, author_id, text, body, created_at)
        select workspace_id, gen_random_uuid(), thread_id, author_id, text, body, created_at
        from comments, generate_series(1, 998) where thread_id = ${threadId}`.execute(db),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(viewer, threadId)));
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    const refused = answers.find(({ body }) => body.errors);
    expect(refused && errorOf(refused)).toEqual(['ValidationError', 'A thread can have at most 1,000 comments']);
  });

  it('a comment has at most 20 different reactions', async () => {
    const { commentId } = await start(maker);
    const emojis = [...'😀😃😄😁😆😅😂🙂🙃😉😊😇🥰😍🤩😘😗😚😙🥲😋'];
    const react = (emoji: string) => viewer.graphql(`mutation { react(commentId: "${commentId}", emoji: "${emoji}") { id } }`);
    for (const emoji of emojis.slice(0, 20)) expect((await react(emoji)).body.errors).toBeUndefined();
    expect(errorOf(await react(emojis[20] ?? ''))).toEqual(['ValidationError', 'A comment can have at most 20 different reactions']);
    const same = await maker.graphql(`mutation { react(commentId: "${commentId}", emoji: "${emojis[0]}") { id } }`);
    expect(same.body.errors).toBeUndefined();
  });

  it('an answer holds at most 2,500 comments', async () => {
    const { threadId } = await start(maker);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      sql`with threads as (
          insert into comment_threads (workspace_id, id, object_type, object_id, anchor, created_by, created_at)
          select workspace_id, gen_random_uuid(), object_type, object_id, anchor, created_by, created_at
          from comment_threads, generate_series(1, 30) where id = ${threadId} returning workspace_id, id, created_by, created_at)
        insert into comments (workspace_id, id, thread_id, author_id, created_at)
        select workspace_id, gen_random_uuid(), id, created_by, created_at from threads`.execute(db),
    );
    const list = (first: number) =>
      maker.graphql(`{ comments(objectType: NOTE, objectId: "${noteId}") { items { comments(first: ${first}) { items { id } } } } }`);
    expect((await list(80)).body.errors).toBeUndefined();
    expect(errorOf(await list(81))[0]).toBe('ValidationError');
  });
});
