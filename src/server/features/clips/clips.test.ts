import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeVideo } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, upload } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addProject, ask, close, detach } from '#tests/support/work.ts';

const isPossible = await hasFfmpeg();
let app: TestApp;
let place: Place;
let ada: Person;
let reader: Person;
let project: string;
let noteId: string;
let fileId: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Clips');
  ada = await place.member({ role: 'MANAGER' });
  reader = await place.member({ role: 'VIEWER' });
  project = await addProject(ada);
  if (!isPossible) return;
  const bytes = await makeVideo({ seconds: 14, size: '480x400' });
  fileId = await upload(
    app,
    ada,
    { type: 'PROJECT', id: project },
    { name: 'Call.mp4', bytes, asNotes: true },
  );
  noteId = (await prepared()).ownerId;
}, 90_000);
afterAll(() => app.close());

const prepared = () =>
  eventually(
    'the recording is processed',
    async () => {
      const found = await readFileOf(ada, fileId);
      return found.processing === 'COMPLETE' && found;
    },
    { withinMs: 60_000, everyMs: 200 },
  );

async function mark(startTime: number, endTime: number): Promise<string> {
  const { createHighlight } = await ask(
    ada,
    'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
    {
      input: {
        objectType: 'NOTE',
        objectId: noteId,
        text: `From ${startTime}`,
        audioVideo: { fileId, startTime, endTime, type: 'VIDEO' },
      },
    },
  );
  return createHighlight.id;
}

async function share(type: string, id: string, more: Record<string, unknown> = {}): Promise<string> {
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type, id, ...more } },
  );
  return new URL(createPublicLink.url).pathname;
}

const insightWith = (id: string): Promise<string> =>
  addInsight(ada, project, {
    content: JSON.stringify({
      type: 'doc',
      content: [{ type: 'referenceCard', attrs: { kind: 'highlight', id } }],
    }),
  });

/** The taller stream comes after the one that clips are cut from. */
const sharpened = () =>
  eventually(
    'the sharp stream is there',
    async () => (await fetchBytes(app, ada, `/files/stream/${fileId}/sharp/index.m3u8`)).status === 200,
    { withinMs: 60_000, everyMs: 200 },
  );

async function heightOf(bytes: Buffer): Promise<number> {
  const path = join(tempDir(), 'clip.mp4');
  await writeFile(path, bytes);
  const args = [
    '-v',
    'error',
    '-select_streams',
    'v',
    '-show_entries',
    'stream=height',
    '-of',
    'csv=p=0',
    path,
  ];
  return Number((await promisify(execFile)('ffprobe', args)).stdout);
}

async function secondsOf(bytes: Buffer): Promise<number> {
  const path = join(tempDir(), 'clip.mp4');
  await writeFile(path, bytes);
  const args = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path];
  return Number((await promisify(execFile)('ffprobe', args)).stdout);
}

/** Decibels of what is heard; silence is far below. */
async function loudnessOf(bytes: Buffer): Promise<number> {
  const path = join(tempDir(), 'clip.mp4');
  await writeFile(path, bytes);
  const args = ['-nostdin', '-i', path, '-af', 'volumedetect', '-f', 'null', '-'];
  const { stderr } = await promisify(execFile)('ffmpeg', args);
  return Number(/mean_volume: (-?[\d.]+|-inf) dB/.exec(stderr)?.[1]?.replace('-inf', '-200'));
}

async function frameOf(clip: Buffer, which: 'first' | 'last'): Promise<Buffer> {
  const dir = tempDir();
  await writeFile(join(dir, 'clip.mp4'), clip);
  const seek = which === 'last' ? ['-sseof', '-0.2'] : [];
  const out = join(dir, `${which}.png`);
  const args = ['-v', 'error', '-y', ...seek, '-i', join(dir, 'clip.mp4'), '-frames:v', '1', out];
  await promisify(execFile)('ffmpeg', args);
  return readFile(out);
}

/** How far two pictures are apart on average, from 0 to 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).resize(96, 80, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    ),
  );
  if (!left || !right) throw new Error('No pixels');
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
}

const stranger = () => new Visitor(app, place.workspace.subdomain);
const asStranger = (url: string) =>
  app.http.inject({ url, headers: { host: stranger().host }, remoteAddress: '10.9.8.7' });

describe.runIf(isPossible)('a highlight on a recording', () => {
  test('a clip of a video names the pictures of it, words alone have none', async () => {
    const clip = await mark(3, 5);
    const { createHighlight } = await ask(
      ada,
      'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }',
      {
        input: {
          objectType: 'NOTE',
          objectId: noteId,
          text: 'Recorded elsewhere',
          audioVideo: { clipId: randomUUID(), clipDuration: 2 },
        },
      },
    );
    const seen = await ask(reader, 'query ($ids: [ID!]!) { highlightsByIds(ids: $ids) { storyboardUrl } }', {
      ids: [clip, createHighlight.id],
    });
    const storyboardUrl = `/image/storyboard/${fileId}`;
    expect(seen.highlightsByIds).toEqual([{ storyboardUrl }, { storyboardUrl: null }]);
    const sheet = await fetchBytes(app, reader, `${storyboardUrl}?sheet=0`);
    expect(sheet.headers['content-type']).toBe('image/jpeg');
  });

  test('plays as a file of nothing but its seconds', async () => {
    await sharpened();
    const id = await mark(5.5, 8);
    const { status, headers, bytes } = await fetchBytes(
      app,
      reader,
      `/files/highlight-stream/${id}/clip.mp4`,
    );
    expect([status, headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(await secondsOf(bytes)).toBeCloseTo(2.5, 0);
    expect(await secondsOf(bytes)).toBeLessThan(2.8);
    expect(await heightOf(bytes)).toBe(360);
    expect((await fetchBytes(app, reader, `/files/highlight-stream/${id}/index.m3u8`)).status).toBe(404);
  });

  test('is played by a public page that shows it, without downloads too, and by no other page', async () => {
    const [shown, other] = [await mark(1, 3), await mark(9, 12)];
    const insight = await insightWith(shown);
    const path = await share('INSIGHT', insight, { noDownload: true });
    expect((await stranger().get(path)).body).toContain(`<video src="${path}/clips/${shown}"`);
    const clip = await asStranger(`${path}/clips/${shown}`);
    expect([clip.statusCode, clip.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(await secondsOf(clip.rawPayload)).toBeLessThan(2.3);
    expect((await asStranger(`${path}/clips/${other}`)).statusCode).toBe(404);
    for (const rest of ['master.m3u8', 'index.m3u8', 'sharp/index.m3u8', 'sharp/seg00000.m4s', 'source'])
      for (const place of [`/files/stream/${fileId}`, `${path}/files/stream/${fileId}`])
        expect((await asStranger(`${place}/${rest}`)).statusCode).toBeGreaterThanOrEqual(400);
    await ask(ada, 'mutation ($id: ID!) { revokePublicLink(type: INSIGHT, id: $id) { id } }', {
      id: insight,
    });
    expect((await asStranger(`${path}/clips/${shown}`)).statusCode).toBe(404);
  });

  test('has its own first frame as a still, for those who may play it', async () => {
    const [shown, other] = [await mark(4.5, 6.5), await mark(9, 12)];
    const insight = await insightWith(shown);
    const path = await share('INSIGHT', insight);
    expect((await stranger().get(path)).body).toContain(`poster="${path}/stills/${shown}"`);
    const still = await asStranger(`${path}/stills/${shown}`);
    expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const clip = (await asStranger(`${path}/clips/${shown}`)).rawPayload;
    const toFirst = await distance(still.rawPayload, await frameOf(clip, 'first'));
    const toLast = await distance(still.rawPayload, await frameOf(clip, 'last'));
    expect(toFirst).toBeLessThan(6);
    expect(toLast).toBeGreaterThan(toFirst * 2);
    const again = await app.http.inject({
      url: `${path}/stills/${shown}`,
      headers: { host: stranger().host, 'if-none-match': String(still.headers['etag']) },
      remoteAddress: '10.9.8.7',
    });
    expect(again.statusCode).toBe(304);
    expect((await asStranger(`${path}/stills/${other}`)).statusCode).toBe(404);
    await ask(ada, 'mutation ($id: ID!) { revokePublicLink(type: INSIGHT, id: $id) { id } }', {
      id: insight,
    });
    expect((await asStranger(`${path}/stills/${shown}`)).statusCode).toBe(404);
  });

  test('is shown by a chat that its link is pasted into', async () => {
    const id = await mark(3, 5);
    const path = await share('NOTE', noteId, { highlightId: id });
    const { body } = await stranger().get(path);
    expect(body).toContain(
      `<meta property="og:video" content="http://${stranger().host}${path}/clips/${id}">`,
    );
    expect(body).toContain(
      `<meta property="og:image" content="http://${stranger().host}${path}/stills/${id}">`,
    );
  });

  test('is played by an embed, cut', async () => {
    const id = await mark(3, 5);
    await share('NOTE', noteId, { noDownload: true });
    expect((await stranger().get(`/embed/highlights/${id}`)).body).toContain(`src="/embed/clips/${id}"`);
    const clip = await asStranger(`/embed/clips/${id}`);
    expect(clip.statusCode).toBe(200);
    expect(await secondsOf(clip.rawPayload)).toBeLessThan(2.3);
    expect((await stranger().get(`/embed/highlights/${id}`)).body).toContain(`poster="/embed/stills/${id}"`);
    expect((await asStranger(`/embed/stills/${id}`)).headers['content-type']).toBe('image/jpeg');
    await ask(ada, 'mutation ($id: ID!) { revokePublicLink(type: NOTE, id: $id) { id } }', { id: noteId });
    expect((await asStranger(`/embed/clips/${id}`)).statusCode).toBe(404);
  });

  test('is silent and covered where its recording is redacted, also when it was cut before', async () => {
    const id = await mark(9, 12);
    const url = `/files/highlight-stream/${id}/clip.mp4`;
    const path = await share('INSIGHT', await insightWith(id));
    const plain = await asStranger(`${path}/stills/${id}`);
    expect(plain.statusCode).toBe(200);
    const before = await fetchBytes(app, reader, url);
    expect(await loudnessOf(before.bytes)).toBeGreaterThan(-40);
    await ask(
      ada,
      'mutation ($fileId: ID!, $redactions: [RedactionInput!]!) { setRedactions(fileId: $fileId, redactions: $redactions) { id } }',
      { fileId, redactions: [{ start: 8, end: 13, videoBlur: true, audioMuted: true }] },
    );
    expect((await fetchBytes(app, reader, url)).status).toBe(404);
    expect((await asStranger(`${path}/stills/${id}`)).statusCode).toBe(404);
    await prepared();
    const after = await fetchBytes(app, reader, url);
    expect(after.status).toBe(200);
    expect(await loudnessOf(after.bytes)).toBeLessThan(-80);
    const covered = await asStranger(`${path}/stills/${id}`);
    expect(covered.headers['etag']).not.toBe(plain.headers['etag']);
    expect(await distance(covered.rawPayload, await frameOf(after.bytes, 'first'))).toBeLessThan(6);
    expect(await distance(covered.rawPayload, plain.rawPayload)).toBeGreaterThan(12);
  });

  test('is closed to whom its note is closed, and to visitors then', async () => {
    const id = await mark(6, 7);
    const path = await share('INSIGHT', await insightWith(id));
    await detach(ada, { type: 'NOTE', id: noteId });
    await close(ada, { type: 'NOTE', id: noteId });
    expect((await fetchBytes(app, reader, `/files/highlight-stream/${id}/clip.mp4`)).status).toBe(404);
    expect((await asStranger(`${path}/clips/${id}`)).statusCode).toBe(404);
    expect((await stranger().get(path)).body).toContain('This highlight isn’t available to you.');
  });
});
