import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeAnchor } from '#editor/yjs/anchors.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { addTag, documentOfObject, highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { addContact } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addNote, addProject, ask, close, detach, documentOf, grant } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
let stranger: Visitor;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Embeds');
  ({ owner } = place);
  stranger = new Visitor(app, place.workspace.subdomain);
});
afterAll(() => app.close());

type Shared = { projectId: string; noteId: string; highlightId: string };

const words = 'I write <b>lists</b> & lose them';

async function addShared(link: Record<string, unknown> | null = {}): Promise<Shared> {
  const projectId = await addProject(owner);
  const content = documentOf(`She said: ${words} every week.`);
  const noteId = await addNote(owner, projectId, { title: 'Kitchen visit', content });
  const highlightId = await highlight(owner, noteId, words);
  if (link) await share('NOTE', noteId, link);
  return { projectId, noteId, highlightId };
}

async function share(
  type: string,
  id: string,
  more: Record<string, unknown> = {},
  publisher: Person = owner,
): Promise<void> {
  const create = 'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }';
  await ask(publisher, create, { input: { type, id, ...more } });
}

async function revoke(type: string, id: string): Promise<void> {
  await ask(owner, `mutation ($id: ID!) { revokePublicLink(type: ${type}, id: $id) { id } }`, { id });
}

async function run(statement: string, ...values: unknown[]): Promise<void> {
  await app.database.owner.query(statement, values);
}

/** A recording in the note, and the highlight said in it. */
async function addRecording({ noteId, highlightId }: Shared): Promise<string> {
  const bytes = Buffer.from('0123456789'.repeat(20));
  const id = await upload(app, owner, { type: 'NOTE', id: noteId }, { name: 'visit.txt', bytes });
  await run(`update files set media_type = 'VIDEO', content_type = 'video/mp4' where id = $1`, id);
  await run(
    'update highlights set file_id = $1, start_time = 12, end_time = 75.5 where id = $2',
    id,
    highlightId,
  );
  return id;
}

/** A reel of a project, as imports of older workspaces left them. */
async function addReel(projectId: string, parts: [fileId: string, highlightId: string][]): Promise<string> {
  const reelId = newId();
  await run(
    `insert into reels (workspace_id, id, owner_type, owner_id, title, layout, created_by, created_at, updated_at)
     values ($1, $2, 'project', $3, 'Best of visits', 'Reel', $4, now(), now())`,
    place.workspace.id,
    reelId,
    projectId,
    owner.id,
  );
  for (const [rank, [file, mark]] of parts.entries())
    await run(
      `insert into reel_parts (workspace_id, id, reel_id, rank, file_id, highlight_id, start_at, end_at)
       values ($1, $2, $3, $4, $5, $6, 2, 9)`,
      place.workspace.id,
      newId(),
      reelId,
      rank,
      file,
      mark,
    );
  return reelId;
}

async function statusOf(path: string): Promise<number> {
  return (await stranger.get(path)).status;
}

describe('a highlight in a frame', () => {
  test('shows its words to everybody while its note is shared, and nothing after', async () => {
    const shared = await addShared();
    const path = `/embed/highlights/${shared.highlightId}`;
    const { status, body, headers } = await stranger.get(path);
    expect(status).toBe(200);
    expect(body).toContain('I write &lt;b&gt;lists&lt;/b&gt; &amp; lose them');
    expect(body).toContain('Kitchen visit');
    expect(body).not.toMatch(/every week|<script/);
    expect(headers['content-security-policy']).not.toContain('frame-ancestors');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    const read = 'query ($id: ID!) { publicLink(type: NOTE, id: $id) { viewCount } }';
    expect((await ask(owner, read, { id: shared.noteId })).publicLink.viewCount).toBe(1);
    await revoke('NOTE', shared.noteId);
    expect(await statusOf(path)).toBe(404);
  });

  test('says who said it and how it is tagged, and names nobody where the link hides names', async () => {
    const { projectId, noteId } = await addShared();
    await addContact(owner, { name: 'Rosa Lind', noteId });
    const tagId = await addTag(owner, { projectId }, 'Losing track');
    const highlightId = await highlight(owner, noteId, 'every week', { tagIds: [tagId] });
    const path = `/embed/highlights/${highlightId}`;
    const { body } = await stranger.get(path);
    expect(body).toContain('<p class="by-line">Rosa Lind</p><p class="tags">Tags: Losing track</p>');
    await ask(owner, 'mutation ($input: UpdatePublicLinkInput!) { updatePublicLink(input: $input) { id } }', {
      input: { type: 'NOTE', id: noteId, hideNames: true },
    });
    expect((await stranger.get(path)).body).not.toMatch(/Rosa/);
  });

  test('looks the same when it is unknown, private, locked by a password, over, deleted or in the trash', async () => {
    const [priv, locked, over, gone, trashed, buried] = await Promise.all([
      addShared(null),
      addShared({ password: 'Correct-Horse-7' }),
      addShared(),
      addShared(),
      addShared(),
      addShared(),
    ]);
    await run(
      `update public_links set expires_at = now() - interval '1 day' where object_id = $1`,
      over.noteId,
    );
    await ask(owner, 'mutation ($ids: [ID!]!) { deleteHighlights(ids: $ids) { id } }', {
      ids: [gone.highlightId],
    });
    await ask(owner, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [trashed.noteId] });
    await ask(owner, 'mutation ($ids: [ID!]!) { trashProjects(ids: $ids) { id } }', {
      ids: [buried.projectId],
    });
    const ids = [
      newId(),
      'nonsense',
      ...[priv, locked, over, gone, trashed, buried].map((one) => one.highlightId),
    ];
    const answers = await Promise.all(ids.map((id) => stranger.get(`/embed/highlights/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('names people only where the link does, and never the titles of other things', async () => {
    const mention = (kind: string, label: string) => ({
      type: 'mention',
      attrs: { kind, id: newId(), label },
    });
    const text = (one: string) => ({ type: 'text', text: one });
    const content = JSON.stringify({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            text('Ask '),
            mention('member', 'Robin'),
            text(' of '),
            mention('project', 'Secret plan'),
            text(' soon'),
          ],
        },
      ],
    });
    const projectId = await addProject(owner);
    const noteId = await addNote(owner, projectId, { content });
    const anchor = encodeAnchor(await documentOfObject(app, place, noteId), { from: 1, to: 17 });
    const highlightId = await highlight(owner, noteId, '', { quote: undefined, anchor });
    await share('NOTE', noteId);
    expect((await stranger.get(`/embed/highlights/${highlightId}`)).body).toContain(
      'Ask @Robin of @project soon',
    );
    await ask(owner, 'mutation ($input: UpdatePublicLinkInput!) { updatePublicLink(input: $input) { id } }', {
      input: { type: 'NOTE', id: noteId, hideNames: true },
    });
    expect((await stranger.get(`/embed/highlights/${highlightId}`)).body).toContain(
      'Ask @someone of @project soon',
    );
  });
});

describe('a reel in a frame', () => {
  test('of a recording plays what was highlighted in it, and stops with the link', async () => {
    const shared = await addShared();
    const fileId = await addRecording(shared);
    const path = `/embed/reels/note/${shared.noteId}/file/${fileId}`;
    const { body } = await stranger.get(path);
    expect(body).toContain(`<video controls preload="metadata" playsinline aria-label="I write`);
    expect(body).toContain(`src="${path}/media#t=12.00,75.50"`);
    expect(body).toContain('0:12–1:15');
    const piece = await stranger.get(`${path}/media`, { headers: { range: 'bytes=3-5' } });
    expect([piece.status, String(piece.body)]).toEqual([206, '345']);

    // Redacted: nothing plays until the redacted recording is made, and then that one.
    await run(`update files set redaction = 2, processing = 'WAITING' where id = $1`, fileId);
    expect((await stranger.get(path)).body).not.toContain('<video');
    expect(await statusOf(`${path}/media`)).toBe(404);
    await run(`update files set processing = 'COMPLETE' where id = $1`, fileId);
    expect((await stranger.get(path)).body).toContain('<video');
    expect(await statusOf(`${path}/media`)).toBe(404);
    const key = `${place.workspace.id}/${fileId}/redacted-2/source`;
    await app.services.storage.write(key, Buffer.from('hush'));
    const quiet = await stranger.get(`${path}/media`);
    expect([quiet.status, String(quiet.body), quiet.headers['content-type']]).toEqual([
      200,
      'hush',
      'video/mp4',
    ]);
    await revoke('NOTE', shared.noteId);
    expect([await statusOf(path), await statusOf(`${path}/media`)]).toEqual([404, 404]);
    // Another note's link opens no file of this one.
    const other = await addShared();
    expect(await statusOf(`/embed/reels/note/${other.noteId}/file/${fileId}/media`)).toBe(404);
  });

  test('of a tag shows what is tagged in shared notes, and not what the tag is called', async () => {
    const [shared, hidden] = [await addShared(), await addShared(null)];
    const tagId = await addTag(owner, { projectId: shared.projectId }, 'Pain');
    const path = `/embed/reels/tags/${tagId}`;
    expect(await statusOf(path)).toBe(404);
    for (const { highlightId } of [shared, hidden])
      await run(
        `insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_at, access_id, hidden, highlighted_at)
         select workspace_id, id, $2, 0, now(), access_id, hidden, created_at from highlights where id = $1`,
        highlightId,
        tagId,
      );
    const { status, body } = await stranger.get(path);
    expect([status, body.split('<figure>').length - 1, body.includes('Pain')]).toEqual([200, 1, false]);
    await revoke('NOTE', shared.noteId);
    expect(await statusOf(path)).toBe(404);
  });

  test('that somebody cut is shared with what it lies in, without recordings that are not', async () => {
    const shared = await addShared(null);
    const fileId = await addRecording(shared);
    const foreign = await addShared(null);
    const foreignFile = await addRecording(foreign);
    const reelId = await addReel(shared.projectId, [
      [fileId, shared.highlightId],
      [foreignFile, foreign.highlightId],
    ]);
    const path = `/embed/reels/${reelId}`;
    expect(await statusOf(path)).toBe(404);
    await share('PROJECT', shared.projectId);
    const { body } = await stranger.get(path);
    expect(body).toContain('Best of visits');
    expect([body.split('<figure>').length - 1, body.includes('<video')]).toEqual([1, false]);
    await share('NOTE', shared.noteId);
    // As long as the highlight is now, not as it was when the reel was cut.
    expect((await stranger.get(path)).body).toContain('#t=12.00,75.50');
    await run('update reels set deleted_at = now() where id = $1', reelId);
    expect(await statusOf(path)).toBe(404);
    await run('update reels set deleted_at = null where id = $1', reelId);
    expect(await statusOf(path)).toBe(200);
    await revoke('PROJECT', shared.projectId);
    expect(await statusOf(path)).toBe(404);
  });

  test('leaves out what its publisher can’t see, at the moment of reading', async () => {
    const publisher = await place.member({ role: 'MANAGER' });
    const open = await addShared(null);
    const content = documentOf('He said: the merger is off, but quietly.');
    const secretId = await addNote(owner, open.projectId, { title: 'Board', content });
    const secret = {
      ...open,
      noteId: secretId,
      highlightId: await highlight(owner, secretId, 'merger is off'),
    };
    const reelId = await addReel(open.projectId, [
      [await addRecording(open), open.highlightId],
      [await addRecording(secret), secret.highlightId],
    ]);
    const note = { type: 'NOTE', id: secretId };
    await detach(owner, note);
    await close(owner, note);
    await grant(owner, { type: 'PROJECT', id: open.projectId }, publisher, 'FULL');
    await share('PROJECT', open.projectId, {}, publisher);
    const read = async () => String((await stranger.get(`/embed/reels/${reelId}`)).body);
    expect(await read()).toContain('lose them');
    expect(await read()).not.toContain('merger');
    await grant(owner, note, publisher, 'READ');
    expect(await read()).toContain('merger is off');
    await run('update members set suspended_at = now() where id = $1', publisher.id);
    expect(await read()).not.toContain('merger');
    expect(await read()).toContain('lose them');
  });
});
