import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createClock } from '#tests/support/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeVideo } from '#tests/support/make-media.ts';
import { createScene } from '#tests/support/scene.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  fillDataDir,
  openDataDir,
  projectDir,
  testLog as log,
  testServer,
} from '#tests/support/test-database.ts';
import { fetchBytes, readFileOf, sendPiece, startUpload, upload } from '#tests/support/upload.ts';
import { addProject, ask } from '#tests/support/work.ts';
import { isLongRun } from './fault-rounds.ts';

const megabyte = 1024 * 1024;

const canMount = isPossible();

it.skipIf(!canMount)(
  'a full disk ends an upload with a clear error, lists nothing half-done and lets people read',
  async () => {
    const dataDir = smallDisk(100);
    const app = await startTestApp({ env: { dataDir }, services: ['web', 'worker'] });
    onTestFinished(() => app.close());
    expect(await fillWhileUploading(app)).toEqual(['later.bin', 'before.png']);
  },
);

it.skipIf(!canMount || !isLongRun || testServer !== undefined)(
  'so does one that holds the embedded database too',
  async () => {
    const dataDir = smallDisk(400);
    expect(await fillWhileUploading(await startOn(dataDir))).toEqual(['later.bin', 'before.png']);
  },
);

/** Answers what is listed in the end. */
async function fillWhileUploading(app: TestApp): Promise<string[]> {
  const { dataDir } = app.env;
  const ada = await (await createScene(app)).member();
  const project = { type: 'PROJECT', id: await addProject(ada) } as const;
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#286' } })
    .png()
    .toBuffer();
  const before = await upload(app, ada, project, { name: 'before.png', bytes: png });
  const hopeless = await ada.graphql(
    'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { id } }',
    {
      input: {
        ownerType: 'PROJECT',
        ownerId: project.id,
        files: [{ name: 'huge.bin', size: 4_000_000_000 }],
      },
    },
  );
  expect(hopeless.body.errors[0].message).toBe(
    'There is not enough space left on the server for this upload',
  );

  const bytes = Buffer.alloc(30 * megabyte, 7);
  const id = await startUpload(ada, project, { name: 'late.bin', size: bytes.length });
  const half = bytes.length / 2;
  expect((await sendPiece(app, ada, id, 0, bytes.subarray(0, half))).status).toBe(204);
  const rest = fillUp(dataDir, 2);
  const refused = await sendPiece(app, ada, id, half, bytes.subarray(half));
  expect([refused.status, JSON.parse(refused.body).errors[0].title]).toEqual([
    507,
    'There is no space left on the server. Free some, then upload again.',
  ]);
  expect(await readFileOf(ada, id)).toMatchObject({
    uploadStatus: 'FAILED',
    error: 'There is no space left on the server. Free some, then upload again.',
  });
  expect(await listed()).toEqual(['before.png']);
  expect(stagedIn(dataDir)).toEqual([]);

  const again = fillUp(dataDir, 0);
  expect((await fetchBytes(app, ada, `/files/download/${before}`)).bytes.equals(png)).toBe(true);
  const shown = await fetchBytes(app, ada, `/image/${before}?width=256`);
  expect([shown.status, (await sharp(shown.bytes).metadata()).width]).toEqual([200, 256]);
  expect(await listed()).toEqual(['before.png']);

  rmSync(rest);
  rmSync(again);
  const later = await upload(app, ada, project, { name: 'later.bin', bytes });
  expect(await readFileOf(ada, later)).toMatchObject({ uploadStatus: 'DONE', size: bytes.length });
  return listed();

  async function listed(): Promise<string[]> {
    const { files } = await ask(
      ada,
      'query ($id: ID!) { files(ownerId: $id, first: 50) { items { name } } }',
      { id: project.id },
    );
    return files.items.map(({ name }: { name: string }) => name);
  }
}

it.skipIf(!canMount || !(await hasFfmpeg()))(
  'a recording that can’t be prepared on a full disk says so, and is prepared when there is space again',
  async () => {
    const dataDir = smallDisk(100);
    const app = await startTestApp({ env: { dataDir }, services: ['web', 'worker'] });
    onTestFinished(() => app.close());
    const ada = await (await createScene(app)).member();
    const project = { type: 'PROJECT', id: await addProject(ada) } as const;
    const video = await makeVideo({ seconds: 4 });
    const talk = await startUpload(ada, project, { name: 'talk.mp4', size: video.length });
    expect((await sendPiece(app, ada, talk, 0, video.subarray(0, -1))).status).toBe(204);
    const last = fillUp(dataDir, 0);
    // The last byte fits in the block that is there already: the recording comes in, its stream does not.
    expect((await sendPiece(app, ada, talk, video.length - 1, video.subarray(-1))).status).toBe(204);
    expect(await processed(talk)).toMatchObject({
      processing: 'ERROR',
      processingError: 'There is no space left on the server',
    });
    rmSync(last);
    await ask(ada, 'mutation ($id: ID!) { processFile(id: $id) { id } }', { id: talk });
    expect(await processed(talk)).toMatchObject({ processing: 'COMPLETE', processingError: null });

    function processed(fileId: string) {
      return eventually(
        'the recording is dealt with',
        async () => {
          const file = await readFileOf(ada, fileId);
          return ['COMPLETE', 'ERROR'].includes(file.processing) && file;
        },
        { withinMs: 60_000, everyMs: 100 },
      );
    }
  },
);

/** Only root may mount, and not in every container. */
function isPossible(): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'hark-mount-'));
  try {
    mount(dir, 1);
    execFileSync('/bin/umount', ['-l', dir]);
    return true;
  } catch {
    console.log('A small file system can’t be mounted here: a full disk is not tried.');
    return false;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A file system of its own. */
function smallDisk(megabytes: number): string {
  const dir = tempDir();
  mount(dir, megabytes);
  onTestFinished(() => void execFileSync('/bin/umount', ['-l', dir]));
  return dir;
}

function mount(dir: string, megabytes: number): void {
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'ignore' });
}

/** The embedded database lies on the same disk, as it does for people. */
async function startOn(dataDir: string): Promise<TestApp> {
  await fillDataDir(dataDir);
  const database = await openDataDir(dataDir);
  const clock = createClock();
  const env = { ...readEnv({ HARK_URL: 'http://hark.test', HARK_MODELS: 'false' }, projectDir), dataDir };
  const app = await createApp({ env, log, database, services: ['web', 'worker'], now: clock.now });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return { ...app, clock, env, database };
}

/** Leaves so many megabytes free. */
function fillUp(dir: string, megabytes: number): string {
  const path = join(dir, `ballast-${megabytes}-${readdirSync(dir).length}`);
  const { bavail, bsize } = statfsSync(dir);
  writeFileSync(path, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * megabyte)));
  return path;
}

function stagedIn(dataDir: string): string[] {
  const uploads = join(dataDir, 'uploads');
  return readdirSync(uploads).flatMap((workspace) => readdirSync(join(uploads, workspace)));
}
