import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveChannel, parseLiveChange } from '#server/platform/realtime/live-change.ts';
import { giveUpJob } from '#server/platform/jobs/run-job.ts';
import { eventually } from '#tests/support/eventually.ts';
import { claimDuration, hasFfmpeg, makeMedia, makeSound, makeVideo } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, upload } from '#tests/support/upload.ts';
import { addProject, ask, close, eventsOf } from '#tests/support/work.ts';
import { fileJobs } from './file-jobs.ts';

const isPossible = await hasFfmpeg();
let app: TestApp;
let place: Place;
let ada: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Media');
  ada = await place.member();
  project = await addProject(ada);
});
afterAll(() => app.close());

const inProject = () => ({ type: 'PROJECT', id: project }) as const;
const add = (name: string, bytes: Buffer, asNotes = false) =>
  upload(app, ada, inProject(), { name, bytes, asNotes });
const ended = (id: string) =>
  eventually(
    'the recording is processed',
    async () => {
      const file = await readFileOf(ada, id);
      return ['COMPLETE', 'ERROR', 'CANCELLED'].includes(file.processing) && file;
    },
    { withinMs: 25_000, everyMs: 100 },
  );
const mediaOf = async (id: string) =>
  (
    await ask(
      ada,
      `query ($id: ID!) { file(id: $id) { mediaEvents { event payload }
        media { streamUrl thumbnailUrl storyboardUrl storyboardSheets waveformUrl sharp { height state progress } } } }`,
      { id },
    )
  ).file;

const sharpened = (id: string) =>
  eventually(
    'the sharp stream is there',
    async () => {
      const file = await mediaOf(id);
      return file.media.sharp?.state === 'READY' && file;
    },
    { withinMs: 25_000, everyMs: 100 },
  );
/** The states that an open page reads: it asks again each time it is told of something newer than it has. */
async function watch(id: string): Promise<readonly string[]> {
  const seen: string[] = [];
  let known = 0;
  const read = async () => {
    const { processing, version } = await readFileOf(ada, id);
    seen.push(processing);
    known = version;
  };
  await read();
  await app.services.database.listen(liveChannel, (payload) => {
    const change = parseLiveChange(payload);
    const isNews = change.version === 0 || change.version > known;
    if (change.type === 'file' && change.id === id && isNews) void read();
  });
  return seen;
}

test('ffmpeg is here, without which recordings are only kept', () => {
  expect(isPossible).toBe(true);
});

describe.runIf(isPossible)('a recording', () => {
  test('becomes a stream, pictures and a waveform by itself', async () => {
    const id = await add('Interview.bin', await makeVideo({ seconds: 12 }), true);
    const file = await ended(id);
    expect(file).toMatchObject({
      processing: 'COMPLETE',
      mediaType: 'VIDEO',
      width: 320,
      height: 240,
      progress: 1,
    });
    expect(file.duration).toBeCloseTo(12, 0);
    expect(await eventsOf(app, place, id)).toContain('file.processed');
    const { media, mediaEvents } = await mediaOf(id);
    expect(mediaEvents.map(({ event }: { event: string }) => event)).toEqual([
      'job.completed',
      ...Array.from({ length: 4 }, () => 'output.processed'),
      'metadata.processed',
      'source.transferred',
    ]);
    expect(mediaEvents[0].payload).toMatchObject({ status: 'COMPLETE', progress: 1, mediaType: 'VIDEO' });

    expect(media.sharp).toBeNull();
    const streams = (await fetchBytes(app, ada, media.streamUrl)).bytes.toString();
    expect(streams).toMatch(/^#EXTM3U\n[^]*BANDWIDTH=[1-9]\d{4,},RESOLUTION=320x240\nindex\.m3u8\n$/);
    const folder = media.streamUrl.replace('master.m3u8', '');
    const list = (await fetchBytes(app, ada, `${folder}index.m3u8`)).bytes.toString();
    const parts = list.split('\n').filter((line) => line.endsWith('.m4s'));
    expect(parts).toHaveLength(3);
    const [init, first] = await Promise.all(
      ['init.mp4', parts[0]].map((part) => fetchBytes(app, ada, `${folder}${part}`)),
    );
    expect([init?.status, first?.status, first?.headers['content-type']]).toEqual([
      200,
      200,
      'video/iso.segment',
    ]);
    expect((await fetchBytes(app, ada, `${folder}seg99999.m4s`)).status).toBe(404);
    expect((await fetchBytes(app, ada, `${folder}..%2f..%2fsource`)).status).toBe(404);

    const sheet = await sharp(
      (await fetchBytes(app, ada, `${media.storyboardUrl}?sheet=0`)).bytes,
    ).metadata();
    expect([sheet.width, sheet.height, media.storyboardSheets]).toEqual([1280, 720, 1]);
    expect((await fetchBytes(app, ada, `${media.storyboardUrl}?sheet=1`)).status).toBe(404);
    expect((await sharp((await fetchBytes(app, ada, media.thumbnailUrl)).bytes).metadata()).height).toBe(240);
    const waveform = JSON.parse((await fetchBytes(app, ada, media.waveformUrl)).bytes.toString());
    expect(Math.abs(waveform.points.length - 120)).toBeLessThanOrEqual(1);
    expect(Math.max(...waveform.points)).toBeGreaterThan(5);
    const source = await fetchBytes(app, ada, `/files/stream/${id}/source`, { range: 'bytes=0-7' });
    expect([source.status, source.bytes.subarray(4).toString()]).toEqual([206, 'ftyp']);
    expect(await readdir(join(app.env.dataDir, 'work')).catch(() => [])).toEqual([]);

    // The older stream is made for who asks for it.
    const older = `/files/stream/${id}/v1/index.m3u8`;
    const waiting = await fetchBytes(app, ada, older);
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([503, '5']);
    const made = await eventually(
      'the older stream is made',
      async () => {
        const found = await fetchBytes(app, ada, older);
        return found.status === 200 && found.bytes.toString();
      },
      { withinMs: 25_000, everyMs: 200 },
    );
    expect(made.split('\n').filter((line) => line.endsWith('.ts'))).toEqual(['seg00000.ts', 'seg00001.ts']);
    expect(Number(/EXTINF:([\d.]+)/.exec(made)?.[1])).toBeCloseTo(8, 0);
    const segment = await fetchBytes(app, ada, older.replace('index.m3u8', 'seg00001.ts'));
    expect([segment.status, segment.headers['content-type']]).toEqual([200, 'video/mp2t']);
  });

  test('taller than the light stream gets a sharp one afterwards; one that is missing can be asked for', async () => {
    const id = await add('Screen.mp4', await makeVideo({ seconds: 5, size: '640x1202' }));
    await ended(id);
    // It plays by now, whatever becomes of the sharp stream.
    const light = await mediaOf(id);
    expect(light.media.streamUrl).toBe(`/files/stream/${id}/master.m3u8`);
    expect(light.media.sharp.height).toBe(1080);
    const { media } = await sharpened(id);
    const streams = (await fetchBytes(app, ada, media.streamUrl)).bytes.toString();
    const [small = 0, large = 0] = [...streams.matchAll(/BANDWIDTH=(\d+)/g)].map(([, bits]) => Number(bits));
    expect(large).toBeGreaterThan(2 * small);
    expect(streams).toMatch(
      /RESOLUTION=192x360\nindex\.m3u8\n[^]*RESOLUTION=57[46]x1080\nsharp\/index\.m3u8\n$/,
    );
    const [one, other] = await Promise.all(
      ['index.m3u8', 'sharp/index.m3u8'].map(async (list) =>
        (await fetchBytes(app, ada, `/files/stream/${id}/${list}`)).bytes.toString().match(/seg\d+\.m4s/g),
      ),
    );
    // A player goes from one to the other between any two pieces.
    expect(other).toEqual(one);
    const piece = await fetchBytes(app, ada, `/files/stream/${id}/sharp/seg00000.m4s`);
    expect([piece.status, piece.headers['content-type']]).toEqual([200, 'video/iso.segment']);
    const { rows } = await app.database.owner.query<{ kind: string; bytes: number }>(
      `select kind, bytes::int as bytes from file_outputs where file_id = $1 and kind like 'hls%' order by bytes`,
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['hls-v2', 'hls-sharp']);

    // As it is for recordings from before there were two.
    await app.database.owner.query("delete from file_outputs where file_id = $1 and kind = 'hls-sharp'", [
      id,
    ]);
    expect((await mediaOf(id)).media.sharp).toEqual({ height: 1080, state: 'MISSING', progress: 0 });
    const asked = await ask(
      ada,
      'mutation ($id: ID!) { processFile(id: $id) { processing media { sharp { state } } } }',
      { id },
    );
    expect(asked.processFile).toEqual({ processing: 'COMPLETE', media: { sharp: { state: 'PREPARING' } } });
    await sharpened(id);
  });

  test('of sound alone has no pictures', async () => {
    const id = await add('call.mp3', await makeSound());
    expect(await ended(id)).toMatchObject({ processing: 'COMPLETE', mediaType: 'AUDIO', width: null });
    const { media } = await mediaOf(id);
    expect(media).toMatchObject({ thumbnailUrl: null, storyboardUrl: null });
    expect((await fetchBytes(app, ada, media.streamUrl)).bytes.toString()).toContain('.m4s');
  });

  test('is closed piece by piece to who lost access', async () => {
    const secret = await addProject(ada);
    const bytes = await makeSound(1);
    const id = await upload(app, ada, { type: 'PROJECT', id: secret }, { name: 'a.mp3', bytes });
    await ended(id);
    const other = await place.member();
    const url = `/files/stream/${id}/seg00000.m4s`;
    const open = await fetchBytes(app, other, url);
    expect(open.status).toBe(200);
    await close(ada, { type: 'PROJECT', id: secret });
    const closed = await fetchBytes(app, other, url, { 'if-none-match': String(open.headers.etag) });
    expect(closed.status).toBe(404);
  });

  test('that is damaged says so, and a header that lies about its length is not believed', async () => {
    const video = await makeVideo({ seconds: 2 });
    const broken = Buffer.concat([video.subarray(0, 64), Buffer.alloc(20_000, 1)]);
    expect(await ended(await add('broken.mp4', broken))).toMatchObject({
      processing: 'ERROR',
      processingErrorCode: 'UNREADABLE',
      processingError: 'This recording is damaged or in a format Hark can’t read',
    });
    const liar = await ended(await add('long.mp4', claimDuration(video, 10)));
    expect(liar).toMatchObject({ processing: 'COMPLETE', processingError: null });
    expect(liar.duration).toBeLessThan(5);
  });

  test('can be cancelled and tried again; given up, it says so', async () => {
    const long = await makeMedia('long.mkv', [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=640x360:rate=30:duration=60',
      '-c:v',
      'mjpeg',
      '-q:v',
      '30',
    ]);
    const id = await add('long.mkv', long);
    const underWay = () =>
      eventually(
        'it is under way',
        async () => {
          const { processing, progress } = await readFileOf(ada, id);
          return processing === 'PROGRESSING' && progress > 0.05;
        },
        { everyMs: 100 },
      );
    await underWay();
    const seen = await watch(id);
    await ask(ada, 'mutation ($id: ID!) { cancelProcessing(id: $id) { id } }', { id });
    const file = await ended(id);
    expect([file.processing, file.processingError]).toEqual(['CANCELLED', 'User requested cancellation']);
    await eventually('an open page shows it without a reload', () => seen.at(-1) === 'CANCELLED');
    const again = await ask(ada, 'mutation ($id: ID!) { processFile(id: $id) { processing } }', { id });
    expect(again.processFile.processing).toBe('WAITING');
    await underWay();
    const { rows } = await app.database.owner.query<{ id: string }>(
      "select id from jobs where name = 'media.process' and state = 'running' and payload->>'fileId' = $1",
      [id],
    );
    // As the queue does when every attempt was killed.
    const system = app.services.systemCtx(place.workspace);
    await giveUpJob(system, rows[0]?.id ?? '', [fileJobs(app.services).media]);
    expect(await ended(id)).toMatchObject({
      processing: 'ERROR',
      processingError: 'Processing this file failed several times',
    });
  });
});
