import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outputFolder, fileJobs } from '#server/features/media/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeVideo } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, upload } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';
import { renderOldBlurs } from './render-old-blurs.ts';

const isPossible = await hasFfmpeg();
let app: TestApp;
let place: Place;
/** Owns the project; Bob may write in it, the reader only read. */
let ada: Person;
let bob: Person;
let reader: Person;
let fileId: string;
let noteId: string;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Before');
  [ada, bob] = [await place.member({ role: 'MANAGER' }), await place.member()];
  reader = await place.member({ role: 'VIEWER' });
  const projectId = await addProject(ada);
  if (!isPossible) return;
  const file = { name: 'Call.mp4', bytes: await makeVideo({ seconds: 6 }), asNotes: true };
  fileId = await upload(app, ada, { type: 'PROJECT', id: projectId }, file);
  noteId = (await ended('COMPLETE')).ownerId;
}, 90_000);
afterAll(() => app.close());

const ended = (processing: 'COMPLETE' | 'CANCELLED') =>
  eventually(
    `the recording is ${processing}`,
    async () => {
      const file = await readFileOf(ada, fileId);
      return file.processing === processing && file;
    },
    { withinMs: 50_000, everyMs: 100 },
  );

const span = { start: 1, end: 3, videoBlur: true, audioMuted: true };
const hide = (redactions: unknown[]) =>
  ask(
    bob,
    'mutation ($fileId: ID!, $redactions: [RedactionInput!]!) { setRedactions(fileId: $fileId, redactions: $redactions) { id } }',
    { fileId, redactions },
  );
/** Held between the old version and the new one. */
async function hideAndCancel(redactions: unknown[]): Promise<void> {
  await hide(redactions);
  await ask(bob, 'mutation ($id: ID!) { cancelProcessing(id: $id) { id } }', { id: fileId });
  await ended('CANCELLED');
}
/** A working job can't be held still; without one, a recording is in the state that its row has. */
const mark = (processing: 'PROGRESSING' | 'ERROR' | 'CANCELLED') =>
  app.database.owner.query('update files set processing = $2, job_id = null where id = $1', [
    fileId,
    processing,
  ]);
const readMedia = async (person: Person) =>
  (
    await ask(
      person,
      'query ($id: ID!) { file(id: $id) { redacting media { streamUrl thumbnailUrl storyboardUrl waveformUrl isEarlier } } }',
      { id: fileId },
    )
  ).file;
const statusOf = async (person: Person, url: string) => (await fetchBytes(app, person, url)).status;

describe.runIf(isPossible)('while redactions are not rendered yet', () => {
  test('people who may redact watch the version before; it reaches no one else', async () => {
    const { createPublicLink } = await ask(
      ada,
      'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
      { input: { type: 'NOTE', id: noteId } },
    );
    await hideAndCancel([span]);
    await mark('PROGRESSING');

    const { redacting, media } = await readMedia(bob);
    expect([redacting, media.isEarlier]).toEqual([true, true]);
    const { streamUrl, thumbnailUrl, storyboardUrl, waveformUrl } = media;
    const list = await fetchBytes(app, bob, streamUrl);
    expect(list.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(list.bytes.toString()).toMatch(/^#EXTM3U\n[^]*BANDWIDTH=[1-9]\d{3,}[^]*\nindex\.m3u8\n$/);
    const [stream, piece] = ['index.m3u8', 'seg00000.m4s'].map((name) =>
      streamUrl.replace('master.m3u8', name),
    );
    const pieces = [streamUrl, stream, piece, thumbnailUrl, `${storyboardUrl}?sheet=0`, waveformUrl];
    for (const url of pieces) expect([url, await statusOf(bob, url)]).toEqual([url, 200]);

    expect(await readMedia(reader)).toMatchObject({
      redacting: true,
      media: {
        streamUrl: null,
        thumbnailUrl: null,
        storyboardUrl: null,
        waveformUrl: null,
        isEarlier: false,
      },
    });
    for (const url of pieces) expect([url, await statusOf(reader, url)]).toEqual([url, 404]);
    const stranger = new Visitor(app, place.workspace.subdomain);
    for (const url of pieces) expect([401, 404]).toContain((await stranger.get(url)).status);
    const shared = `${new URL(createPublicLink.url).pathname}/files/${fileId}`;
    expect((await stranger.get(shared)).status).toBe(404);

    // What everybody gets is never the version before, no matter who asks.
    for (const name of ['stream', 'avf-stream'].flatMap((kind) => [
      `${kind}/${fileId}/master.m3u8`,
      `${kind}/${fileId}/index.m3u8`,
    ]))
      expect(await statusOf(bob, `/files/${name}`)).toBe(404);
    expect(await statusOf(bob, `/files/download/${fileId}`)).toBe(404);
    const { createHighlight } = await ask(
      bob,
      'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
      {
        input: {
          objectType: 'NOTE',
          objectId: noteId,
          text: 'Hello',
          audioVideo: { fileId, startTime: 1, endTime: 2, type: 'VIDEO' },
        },
      },
    );
    expect(await statusOf(bob, `/files/highlight-stream/${createHighlight.id}/clip.mp4`)).toBe(404);
    const wanted = {
      filename: 'Clip',
      highlightIds: [createHighlight.id],
      titleCards: false,
      captions: 'NONE',
    };
    const refused = await bob.graphql(
      'mutation ($input: ExportMediaInput!) { exportMedia(input: $input) { id } }',
      { input: wanted },
    );
    expect(errorOf(refused)[1]).toBe('This recording is being redacted. Export it when that’s done.');
  });

  test.each(['CANCELLED', 'ERROR'] as const)(
    'where rendering is %s, only people with full access watch it',
    async (processing) => {
      await mark('PROGRESSING');
      const { streamUrl, waveformUrl } = (await readMedia(bob)).media;
      await mark(processing);
      expect((await readMedia(bob)).media).toMatchObject({ streamUrl: null, isEarlier: false });
      expect((await readMedia(ada)).media).toMatchObject({ streamUrl, isEarlier: true });
      for (const url of [streamUrl, streamUrl.replace('master', 'index'), waveformUrl]) {
        expect([url, await statusOf(bob, url)]).toEqual([url, 404]);
        expect([url, await statusOf(ada, url)]).toEqual([url, 200]);
      }
    },
  );

  test('a second change still shows the last version that was whole, until the new one is', async () => {
    await hideAndCancel([span, { ...span, start: 4, end: 5 }]);
    const { streamUrl } = (await readMedia(ada)).media;
    expect(streamUrl).toContain('/0/');
    await ask(bob, 'mutation ($id: ID!) { processFile(id: $id) { id } }', { id: fileId });
    await ended('COMPLETE');
    expect(await readMedia(bob)).toMatchObject({
      redacting: false,
      media: { streamUrl: `/files/stream/${fileId}/master.m3u8`, isEarlier: false },
    });
    expect(await statusOf(ada, streamUrl)).toBe(404);
    await eventually('its bytes are gone', async () => !(await hasOriginalStream()));
  });

  test('a worker that was killed before it removed the version before does so when it is back', async () => {
    await app.services.storage.write(originalStream(), Buffer.from('left'));
    await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
      enqueue(tx, app.services.boss, fileJobs(app.services).media, {
        payload: { fileId, version: 'v2' as const },
        requestKey: 'again',
      }),
    );
    await eventually('its bytes are gone', async () => !(await hasOriginalStream()), { withinMs: 10_000 });
  });

  test('a blur that may be readable is kept for nobody', async () => {
    await app.database.owner.query('update redactions set method = 1 where file_id = $1', [fileId]);
    await renderOldBlurs(app.services, fileJobs(app.services), new AbortController().signal);
    const { rows } = await app.database.owner.query('select 1 from earlier_outputs where file_id = $1', [
      fileId,
    ]);
    expect(rows).toEqual([]);
    await ended('COMPLETE');
  });
});

const originalStream = () =>
  `${outputFolder(place.workspace.id, { id: fileId, redaction: 0 }, 'hls-v2')}/index.m3u8`;
const hasOriginalStream = async () => (await app.services.storage.size(originalStream())) !== undefined;
