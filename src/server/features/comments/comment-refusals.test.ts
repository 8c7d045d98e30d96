import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import '#server/features/comments/tables.ts';
import type { Person } from '#tests/support/scene.ts';
import { app, gatherTeam, maker, place, projectId, scene, viewer } from '#tests/support/team.ts';
import { listThreads, reply, startThread, threadQuery, type Started } from '#tests/support/talk.ts';
import { addNote, ask, close, detach, documentOf, errorOf } from '#tests/support/work.ts';

gatherTeam();

let noteId: string;

beforeEach(async () => {
  noteId = await addNote(maker, projectId);
});

const threadsOf = (person: Person, more?: Record<string, unknown>) => listThreads(person, noteId, more);
const start = (person: Person, text?: string, more?: Record<string, unknown>) =>
  startThread(person, noteId, text, more);

const everything = ({ threadId, commentId }: Started): string[] => {
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

async function expectNotFound(person: Person, started: Started): Promise<void> {
  for (const mutation of everything(started)) {
    expect([mutation, errorOf(await person.graphql(`mutation { ${mutation} }`))[0]]).toEqual([
      mutation,
      'NotFound',
    ]);
  }
  const list = await person.graphql(threadQuery, { type: 'NOTE', id: noteId });
  expect(errorOf(list)[0]).toBe('NotFound');
  expect(await ask(person, `{ comment(id: "${started.commentId}") { id } }`)).toEqual({ comment: null });
}

describe('refuses it', () => {
  it('lets only the author edit, and only the author or full access delete', async () => {
    const { commentId } = await start(viewer);
    const other = await place.member();
    const edit = (person: Person) =>
      person.graphql('mutation ($id: ID!, $body: String!) { editComment(id: $id, body: $body) { id } }', {
        id: commentId,
        body: documentOf('x'),
      });
    expect(errorOf(await edit(maker))).toEqual(['Forbidden', 'Only its author can do this']);
    expect(errorOf(await other.graphql(`mutation { deleteComment(id: "${commentId}") }`))).toEqual([
      'Forbidden',
      'Only its author can do this',
    ]);
    await ask(maker, `mutation { deleteComment(id: "${commentId}") }`);
    expect(errorOf(await edit(viewer))[0]).toBe('NotFound');
    expect(errorOf(await viewer.graphql(`mutation { deleteComment(id: "${commentId}") }`))[0]).toBe(
      'NotFound',
    );
  });

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

  it('a note under the name of an insight is none', async () => {
    const tried = await maker.graphql(threadQuery, { type: 'INSIGHT', id: noteId });
    expect(errorOf(tried)[0]).toBe('NotFound');
  });

  it.each([
    ['no JSON', 'x'],
    [
      'an image',
      JSON.stringify({
        type: 'doc',
        content: [{ type: 'image', attrs: { src: 'https://a.example/x.png' } }],
      }),
    ],
    [
      'a hostile address',
      JSON.stringify({
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
            ],
          },
        ],
      }),
    ],
    [
      'parts where they can’t stand',
      JSON.stringify({
        type: 'doc',
        content: [
          { type: 'bulletList', content: [] },
          { type: 'paragraph', content: [{ type: 'text', text: 'a' }] },
        ],
      }),
    ],
    ['nothing', documentOf(' ')],
  ])('a body that is %s', async (_, body) => {
    const { threadId } = await start(maker);
    expect(errorOf(await reply(maker, threadId, '', body))[0]).toBe('ValidationError');
    expect((await threadsOf(maker)).items[0]?.comments.totalCount).toBe(1);
  });

  it('a highlight without its anchor, an anchor without its highlight, and what is no emoji', async () => {
    const tried = (more: Record<string, unknown>) =>
      maker.graphql('mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }', {
        input: { objectType: 'NOTE', objectId: noteId, body: documentOf('x'), ...more },
      });
    expect(errorOf(await tried({ anchor: 'HIGHLIGHT' }))[0]).toBe('ValidationError');
    expect(errorOf(await tried({ anchor: 'HIGHLIGHT', highlightId: noteId }))[0]).toBe('NotFound');
    expect(errorOf(await tried({ anchor: 'DOCUMENT', highlightId: noteId }))[0]).toBe('ValidationError');
    const { commentId } = await start(maker);
    const reacted = await maker.graphql(`mutation { react(commentId: "${commentId}", emoji: "yes") { id } }`);
    expect(errorOf(reacted)).toEqual(['ValidationError', 'A reaction is a single emoji']);
  });
});

describe('another workspace', () => {
  it('is as far away as an unknown id', async () => {
    const started = await start(maker);
    const { owner: stranger } = await scene.workspace('Other');
    await expectNotFound(stranger, started);
  });
});

describe('limits', () => {
  it('a comment has at most 10,000 characters, a quote 1,000', async () => {
    const { threadId } = await start(maker, 'x', { quote: 'q'.repeat(1000), anchor: 'SELECTION' });
    expect((await reply(maker, threadId, 'a'.repeat(10_000))).body.errors).toBeUndefined();
    expect(errorOf(await reply(maker, threadId, 'a'.repeat(10_001)))).toEqual([
      'ValidationError',
      'Comment must be at most 10,000 characters',
    ]);
    await expect(start(maker, 'x', { quote: 'q'.repeat(1001) })).rejects.toThrow(
      'Quoted text must be at most 1,000 characters',
    );
  });

  it('a thread has at most 1,000 comments: of five at once exactly one fits', async () => {
    const { threadId } = await start(maker);
    await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
      sql`insert into comments (workspace_id, id, thread_id, author_id, text, body, created_at)
        select workspace_id, gen_random_uuid(), thread_id, author_id, text, body, created_at
        from comments, generate_series(1, 998) where thread_id = ${threadId}`.execute(db),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => reply(viewer, threadId)));
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1);
    const refused = answers.find(({ body }) => body.errors);
    expect(refused && errorOf(refused)).toEqual([
      'ValidationError',
      'A thread can have at most 1,000 comments',
    ]);
  });

  it('a comment has at most 20 different reactions', async () => {
    const { commentId } = await start(maker);
    const emojis = '😀 😃 😄 😁 😆 😅 😂 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😗 😚 😙 🥲 😋'.split(' ');
    const react = (emoji: string) =>
      viewer.graphql(`mutation { react(commentId: "${commentId}", emoji: "${emoji}") { id } }`);
    for (const emoji of emojis.slice(0, 20)) expect((await react(emoji)).body.errors).toBeUndefined();
    expect(errorOf(await react(emojis[20] ?? ''))).toEqual([
      'ValidationError',
      'A comment can have at most 20 different reactions',
    ]);
    const same = await maker.graphql(
      `mutation { react(commentId: "${commentId}", emoji: "${emojis[0]}") { id } }`,
    );
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
      maker.graphql(
        `{ comments(objectType: NOTE, objectId: "${noteId}") { items { comments(first: ${first}) { items { id } } } } }`,
      );
    expect((await list(80)).body.errors).toBeUndefined();
    expect(errorOf(await list(81))[0]).toBe('ValidationError');
  });
});
