import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeSound, makeVideo } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, upload } from '#tests/support/upload.ts';
import { addContact } from '#tests/support/people.ts';
import { addNote, addProject, ask, documentOf, errorOf } from '#tests/support/work.ts';
import { sweepExports } from './sweep-exports.ts';

const exec = promisify(execFile);
const isPossible = await hasFfmpeg();
let app: TestApp;
let place: Place;
let ada: Person;
let bob: Person;
let project: string;
let video: string;
let sound: string;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Exports');
  [ada, bob] = [await place.member(), await place.member()];
  project = await addProject(ada);
  video = await recorded('Call.mp4', await makeVideo({ seconds: 8 }));
  sound = await recorded('Phone.mp3', await makeSound(6));
});
afterAll(() => app.close());

/** A note with a recording and the words that were said in it. */
async function recorded(name: string, bytes: Buffer): Promise<string> {
  const fileId = await upload(app, ada, { type: 'PROJECT', id: project }, { name, bytes, asNotes: true });
  const file = await eventually(
    'the recording is processed',
    async () => {
      const found = await readFileOf(ada, fileId);
      return found.processing === 'COMPLETE' && found;
    },
    { withinMs: 25_000, everyMs: 100 },
  );
  const content = `WEBVTT\n\n00:01.000 --> 00:02.000\nIt was late.\n\n00:03.000 --> 00:05.000\nAnd cold too.\n`;
  await ask(ada, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
    input: { noteId: file.ownerId, fileId, content },
  });
  return file.ownerId;
}

const exportMutation = `mutation ($input: ExportMediaInput!) { exportMedia(input: $input) { id kind status } }`;
const fields = 'status progress error duration size downloadUrl captionsUrl highlightCount';
const read = async (person: Person, id: string) =>
  (await ask(person, `query ($id: ID!) { mediaExport(id: $id) { ${fields} } }`, { id })).mediaExport;
const ended = (id: string) =>
  eventually(
    'the export is ready',
    async () => {
      const media = await read(ada, id);
      return media.status !== 'WAITING' && media;
    },
    { withinMs: 50_000, everyMs: 200 },
  );

async function probe(bytes: Buffer) {
  const dir = await mkdtemp(join(tmpdir(), 'hark-video-'));
  try {
    await writeFile(join(dir, 'video.mp4'), bytes);
    const asked = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', join(dir, 'video.mp4')];
    const { streams, format } = JSON.parse((await exec('ffprobe', asked)).stdout);
    return { kinds: streams.map((one: { codec_name: string }) => one.codec_name).sort(), ...format };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

describe.runIf(isPossible)('an export of highlights', () => {
  test('a reel joins picture and sound, with titles and captions beside it', async () => {
    const highlightIds = [await highlight(ada, video, 'was late.'), await highlight(ada, sound, 'And cold')];
    const input = { filename: 'What went wrong', highlightIds, titleCards: true, captions: 'BESIDE' };
    const { exportMedia } = await ask(ada, exportMutation, { input });
    expect(exportMedia).toMatchObject({ kind: 'REEL', status: 'WAITING' });
    const media = await ended(exportMedia.id);
    expect(media).toMatchObject({ status: 'COMPLETE', progress: 1, error: null, highlightCount: 2 });

    const saved = await fetchBytes(app, ada, media.downloadUrl);
    expect(saved.headers['content-disposition']).toContain('filename="What went wrong.mp4"');
    expect(saved.bytes.length).toBe(media.size);
    const { kinds, duration } = await probe(saved.bytes);
    expect(kinds).toEqual(['aac', 'h264']);
    expect(Number(duration)).toBeCloseTo(media.duration, 0);
    const captions = (await fetchBytes(app, ada, media.captionsUrl)).bytes.toString();
    const [first, second] = captions.split('\n').filter((line) => line.includes('-->'));
    // Behind a title of two and a half seconds each.
    expect(first).toMatch(/^00:00:02\.\d{3} --> 00:00:03/);
    expect(second).toMatch(/^00:00:0[56]\./);
    expect(captions).toContain('was late.');
    expect(captions).toContain('And cold');
  });

  test('captions are drawn into a clip, and nobody else can have it', async () => {
    const highlightIds = [await highlight(ada, video, 'cold too.')];
    const { exportMedia } = await ask(ada, exportMutation, {
      input: { filename: 'Cold', highlightIds, captions: 'BURNT_IN' },
    });
    expect(exportMedia.kind).toBe('CLIP');
    const media = await ended(exportMedia.id);
    expect(media).toMatchObject({ status: 'COMPLETE', captionsUrl: null });
    expect(await read(bob, exportMedia.id)).toBeNull();
    expect((await fetchBytes(app, bob, media.downloadUrl)).status).toBe(404);
  });

  test('goes with its recording, and comes back with it', async () => {
    const { exportMedia } = await ask(ada, exportMutation, {
      input: { filename: 'Kept', highlightIds: [await highlight(ada, video, 'late.')] },
    });
    const { downloadUrl } = await ended(exportMedia.id);
    expect((await fetchBytes(app, ada, downloadUrl)).status).toBe(200);
    await ask(ada, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [video] });
    expect((await fetchBytes(app, ada, downloadUrl)).status).toBe(404);
    await ask(ada, 'mutation ($ids: [ID!]!) { restoreNotes(ids: $ids) { id } }', { ids: [video] });
    expect((await fetchBytes(app, ada, downloadUrl)).status).toBe(200);
  });

  test('after a week it goes, bytes and all', async () => {
    const later = () => new Date(Date.now() + 8 * 86_400_000);
    await sweepExports({ database: app.database, now: later }, AbortSignal.timeout(60_000));
    const { mediaExports } = await ask(ada, '{ mediaExports { totalCount } }');
    expect(mediaExports.totalCount).toBe(0);
  });
});

describe.runIf(isPossible)('what can’t be exported', () => {
  const refusal = async (input: Record<string, unknown>) =>
    errorOf(await ada.graphql(exportMutation, { input: { filename: 'Export', ...input } }))[1];

  test('says why', async () => {
    const plain = await addNote(ada, project, { content: documentOf('Only words here.') });
    const words = await highlight(ada, plain, 'words');
    const said = await highlight(ada, sound, 'It was');
    expect(await refusal({ highlightIds: [] })).toContain('Choose at least one highlight');
    expect(await refusal({ highlightIds: [words] })).toContain('Only highlights of recordings');
    expect(await refusal({ highlightIds: [said], filename: 'a/b' })).toContain('must not contain');
    expect(await refusal({ highlightIds: [said], filename: 'x'.repeat(205) })).toContain('204');
    const many = Array.from({ length: 101 }, () => said);
    expect(await refusal({ highlightIds: many })).toContain('100');
  });
});

test.runIf(isPossible)('an export is deleted when a recording in it is redacted', async () => {
  const { files } = await ask(ada, 'query ($id: ID!) { files(ownerId: $id) { items { id } } }', {
    id: sound,
  });
  const fileId = files.items[0].id;
  const { rows } = await app.database.owner.query(
    `insert into media_exports (workspace_id, id, kind, owner_id, filename, parts, status, requested_by, created_at)
     select workspace_id, gen_random_uuid(), 'CLIP', owner_id, 'Clip', $2::jsonb, 'COMPLETE', created_by, now()
     from files where id = $1 returning id`,
    [fileId, JSON.stringify([{ fileId, highlightId: fileId, start: 1, end: 2, title: '', captions: [] }])],
  );
  const { id } = rows[0];
  expect(await read(ada, id)).toMatchObject({ status: 'COMPLETE' });
  await ask(
    ada,
    `mutation ($fileId: ID!, $redactions: [RedactionInput!]!) {
      setRedactions(fileId: $fileId, redactions: $redactions) { id } }`,
    { fileId, redactions: [{ start: 1, end: 2, videoBlur: false, audioMuted: true }] },
  );
  await eventually('the export is gone', async () => (await read(ada, id)) === null);
});

test.runIf(isPossible)('a film names no hidden contact, not even for those who may know them', async () => {
  await ask(
    ada,
    'mutation ($id: ID!) { updateNote(input: { id: $id, title: "Call with Rosa Diaz" }) { id } }',
    { id: video },
  );
  const rosa = await addContact(ada, { name: 'Rosa Diaz', noteId: video });
  const manager = await place.member({ role: 'MANAGER' });
  const highlightIds = [await highlight(ada, video, 'It was late.')];
  const cardOf = async () => {
    const input = { filename: 'Cards', highlightIds, titleCards: true };
    const { exportMedia } = await ask(manager, exportMutation, { input });
    const { rows } = await app.database.owner.query('select parts from media_exports where id = $1', [
      exportMedia.id,
    ]);
    return rows[0].parts[0].title.split('\n');
  };
  expect(await cardOf()).toEqual(['Rosa Diaz', 'Call with Rosa Diaz', '0:01–0:02']);
  await ask(manager, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [rosa] });
  expect(await cardOf()).toEqual(['Contact hidden', 'Call with Contact hidden', '0:01–0:02']);
});
