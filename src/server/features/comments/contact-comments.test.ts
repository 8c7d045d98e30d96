import { beforeEach, describe, expect, it } from 'vitest';
import { addContact } from '#tests/support/people.ts';
import type { Person } from '#tests/support/scene.ts';
import { mentioning, reply, startThread, threadQuery, type Threads } from '#tests/support/talk.ts';
import { app, gatherTeam, maker, place, scene, viewer } from '#tests/support/team.ts';
import { mailsTo } from '#tests/support/visitor.ts';
import { ask, documentOf, errorOf, eventsOf } from '#tests/support/work.ts';

gatherTeam();

let manager: Person;
let rosa: string;

beforeEach(async () => {
  manager = await place.member({ role: 'MANAGER' });
  rosa = await addContact(maker, { name: 'Rosa Diaz' });
});

const start = (person: Person, text?: string, contactId = rosa) =>
  startThread(person, contactId, text, { objectType: 'CONTACT' });
const threadsOf = async (person: Person, id = rosa): Promise<Threads> =>
  (await ask(person, threadQuery, { type: 'CONTACT', id })).comments;
const saidOf = async (person: Person, id = rosa) =>
  (await threadsOf(person, id)).items.flatMap(({ comments }) => comments.items.map(({ text }) => text));
const noticesOf = async (person: Person) => {
  await app.dispatcher?.drain();
  return (await ask(person, '{ notifications { items { type text quote link } } }')).notifications.items;
};
const hide = (id: string) =>
  ask(manager, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [id] });
const trashOf = async (person: Person) =>
  (await ask(person, '{ trash { items { type id title project { id } } } }')).trash.items;

describe('comments on a contact', () => {
  it('are started, answered, read, resolved and reacted to like those on notes', async () => {
    app.clock.pass(1);
    const { threadId, commentId } = await start(viewer, 'Call her before noon');
    app.clock.pass(1);
    await reply(maker, threadId, 'She moved to Porto');
    const { comment } = await ask(
      viewer,
      `{ comment(id: "${commentId}") { thread { objectType objectId } } }`,
    );
    expect(comment.thread).toEqual({ objectType: 'CONTACT', objectId: rosa });
    const [thread] = (await threadsOf(viewer)).items;
    expect(thread).toMatchObject({ id: threadId, anchor: 'DOCUMENT', unreadCount: 1, resolvedAt: null });
    await ask(viewer, `mutation { markThreadRead(id: "${threadId}") { id } }`);
    expect((await threadsOf(viewer)).items[0]?.unreadCount).toBe(0);
    await ask(maker, `mutation { react(commentId: "${commentId}", emoji: "👍") { id } }`);
    await ask(maker, `mutation { resolveThread(id: "${threadId}") { id } }`);
    const resolved = (await threadsOf(viewer)).items[0];
    expect(resolved?.resolvedAt).not.toBeNull();
    expect(resolved?.comments.items.map(({ text }) => text)).toEqual([
      'Call her before noon',
      'She moved to Porto',
    ]);
    expect(resolved?.comments.items[0]).toMatchObject({
      reactions: [{ emoji: '👍', count: 1, isYours: false }],
    });
    expect((await eventsOf(app, place, rosa)).filter((type) => type.startsWith('comment.'))).toEqual([
      'comment.created',
      'comment.created',
      'comment.updated',
      'comment.resolved',
    ]);
  });

  it('are about the whole contact', async () => {
    const input = {
      objectType: 'CONTACT',
      objectId: rosa,
      anchor: 'SELECTION',
      quote: 'Rosa',
      body: documentOf('Hi'),
    };
    const answer = await viewer.graphql(
      'mutation ($input: StartThreadInput!) { startThread(input: $input) { id } }',
      {
        input,
      },
    );
    expect(errorOf(answer)).toEqual(['ValidationError', 'A comment on a contact is about the whole contact']);
  });

  it('tell the person who added the contact, whom they name, and who wrote before; the mail names no contact', async () => {
    const { threadId, commentId } = await start(viewer, 'Is this still her address?');
    expect(await noticesOf(maker)).toEqual([
      {
        type: 'comment',
        text: `${viewer.name} commented on Rosa Diaz`,
        quote: 'Is this still her address?',
        link: expect.stringMatching(/^\/contacts\/.+#c=/),
      },
    ]);
    await reply(manager, threadId, '', mentioning(maker.id));
    expect((await noticesOf(maker))[0]).toMatchObject({ text: `${manager.name} mentioned you in Rosa Diaz` });
    expect((await noticesOf(viewer))[0]).toMatchObject({ text: `${manager.name} replied in Rosa Diaz` });
    expect((await mailsTo(app, maker.email)).map(({ subject }) => subject)).toContain(
      `${viewer.name} commented on a contact`,
    );
    expect(await ask(maker, `{ comment(id: "${commentId}") { id } }`)).toEqual({
      comment: { id: commentId },
    });
  });

  it('are there only for those who may know a hidden contact, also in notices', async () => {
    const { threadId, commentId } = await start(viewer, 'Known as Zelda');
    await reply(manager, threadId, 'I know');
    expect(await noticesOf(viewer)).toHaveLength(1);
    await hide(rosa);
    for (const person of [viewer, maker]) {
      const answer = await person.graphql(threadQuery, { type: 'CONTACT', id: rosa });
      expect(errorOf(answer)[0]).toBe('NotFound');
      expect(
        await ask(person, `{ comment(id: "${commentId}") { id } commentThread(id: "${threadId}") { id } }`),
      ).toEqual({
        comment: null,
        commentThread: null,
      });
      expect(errorOf(await reply(person, threadId))[0]).toBe('NotFound');
      expect(await noticesOf(person)).toEqual([]);
    }
    expect(await saidOf(manager)).toEqual(['Known as Zelda', 'I know']);
    await reply(manager, threadId, 'Still here');
    await app.dispatcher?.drain();
    expect(await noticesOf(viewer)).toEqual([]);
  });

  it('wait for a contact in the trash, and go when the contact is erased', async () => {
    const { threadId } = await start(maker, 'Kept');
    await ask(maker, `mutation { trashPeople(ids: ["${rosa}"]) { id } }`);
    expect(errorOf(await reply(maker, threadId))[0]).toBe('NotFound');
    await ask(maker, `mutation { restorePeople(ids: ["${rosa}"]) { id } }`);
    expect(await saidOf(maker)).toEqual(['Kept']);
    await ask(manager, `mutation { erasePeople(ids: ["${rosa}"]) { id } }`);
    const { rows } = await app.database.owner.query('select 1 from comment_threads where id = $1', [
      threadId,
    ]);
    expect(rows).toEqual([]);
  });

  it('go along with a merge, also of contacts merged before, and back with its undo', async () => {
    const twin = await addContact(maker, { name: 'R. Diaz' });
    const { threadId } = await start(viewer, 'On the twin', twin);
    app.clock.pass(1);
    await start(maker, 'On Rosa');
    const { mergePeople } = await ask(
      maker,
      'mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { id } }',
      { input: { intoId: rosa, ids: [twin] } },
    );
    expect(await saidOf(viewer)).toEqual(['On Rosa', 'On the twin']);
    expect(await saidOf(viewer, twin)).toEqual(['On Rosa', 'On the twin']);
    const { commentThread } = await ask(viewer, `{ commentThread(id: "${threadId}") { objectId } }`);
    expect(commentThread.objectId).toBe(rosa);
    await reply(maker, threadId, 'Merged, and answered');
    app.clock.pass(1);
    await start(viewer, 'After the merge', twin);
    await ask(maker, `mutation { undoMerge(id: "${mergePeople.id}") { id } }`);
    expect(await saidOf(viewer, twin)).toEqual(['On the twin', 'Merged, and answered']);
    expect(await saidOf(viewer)).toEqual(['After the merge', 'On Rosa']);
  });

  it('come back from the trash, and not to those who may not know the contact', async () => {
    const writer = await place.member();
    const { commentId } = await start(writer, 'Said in haste');
    await ask(writer, `mutation { deleteComment(id: "${commentId}") }`);
    const item = { type: 'COMMENT', id: commentId, title: 'Said in haste', project: null };
    expect(await trashOf(writer)).toEqual([item]);
    expect(await trashOf(manager)).toEqual([item]);
    expect(await trashOf(maker)).toEqual([]);
    await hide(rosa);
    expect(await trashOf(writer)).toEqual([]);
    const restore = `mutation { restoreFromTrash(type: COMMENT, id: "${commentId}") }`;
    expect(errorOf(await writer.graphql(restore))[0]).toBe('NotFound');
    await ask(manager, restore);
    expect(await saidOf(manager)).toEqual(['Said in haste']);
  });

  it('stay in their workspace', async () => {
    const { threadId } = await start(maker);
    const { owner } = await scene.workspace('Elsewhere');
    expect(errorOf(await owner.graphql(threadQuery, { type: 'CONTACT', id: rosa }))[0]).toBe('NotFound');
    expect(errorOf(await reply(owner, threadId))[0]).toBe('NotFound');
  });
});
