import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { applyInlineComment } from '#editor/annotations/inline-comments.ts';
import { findInDocument } from '#editor/text/find-in-document.ts';
import { toText } from '#editor/text/to-text.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { fileJobs } from '#server/features/media/index.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import '#server/kernel/documents/tables.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { documentOfObject, highlight, highlightsIn } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasFfmpeg, makeVideo } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { endOf, setMode } from '#tests/support/suggesting.ts';
import { listThreads, startThread } from '#tests/support/talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, readFileOf, upload } from '#tests/support/upload.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';
import { renderOldBlurs } from './render-old-blurs.ts';

const exec = promisify(execFile);
const isPossible = await hasFfmpeg();
let app: TestApp;
let place: Place;
/** Owns the project; Bob may write in it. */
let ada: Person;
let bob: Person;
let fileId: string;
let noteId: string;
let projectId: string;
let original: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Hidden');
  [ada, bob] = [await place.member(), await place.member()];
  projectId = await addProject(ada);
  original = await makeVideo({ seconds: 8 });
  fileId = await upload(
    app,
    ada,
    { type: 'PROJECT', id: projectId },
    { name: 'Call.mp4', bytes: original, asNotes: true },
  );
  noteId = (await prepared()).ownerId;
  const content =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nCall Maria Lopez.\n\n00:05.000 --> 00:06.000\nIt was cold.\n';
  await ask(ada, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
    input: { noteId, fileId, content },
  });
});
afterAll(() => app.close());

const prepared = () =>
  eventually(
    'the recording is prepared',
    async () => {
      const file = await readFileOf(ada, fileId);
      return file.processing === 'COMPLETE' && file;
    },
    { withinMs: 50_000, everyMs: 100 },
  );
const mutation = `mutation ($fileId: ID!, $redactions: [RedactionInput!]!) {
  setRedactions(fileId: $fileId, redactions: $redactions) { id processing redactions { id start end videoBlur audioMuted } } }`;
const hide = (person: Person, redactions: unknown[]) => person.graphql(mutation, { fileId, redactions });
const muteAndBlur = { start: 1, end: 3, videoBlur: true, audioMuted: true };
const statusOf = async (url: string, person = bob) => (await fetchBytes(app, person, url)).status;
const streamed = () => `/files/stream/${fileId}/index.m3u8`;

async function inFile<T>(bytes: Buffer, look: (path: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'hark-redacted-'));
  try {
    await writeFile(join(dir, 'video.mp4'), bytes);
    return await look(join(dir, 'video.mp4'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Decibels of what is heard; silence is far below. */
const loudness = (bytes: Buffer, at: number) =>
  inFile(bytes, async (path) => {
    const asked = ['-ss', String(at), '-t', '0.5', '-i', path, '-af', 'volumedetect', '-f', 'null', '-'];
    const { stderr } = await exec('ffmpeg', ['-nostdin', ...asked]);
    return Number(/mean_volume: (-?[\d.]+|-inf) dB/.exec(stderr)?.[1]?.replace('-inf', '-200'));
  });

const wholePicture = { x: 0, y: 0, width: 1, height: 1 };
/** How much a picture differs from that of the original, from 0 to 255. */
async function difference(bytes: Buffer, at: number, area = wholePicture): Promise<number> {
  const shot = (video: Buffer) =>
    inFile(video, async (path) => {
      await exec('ffmpeg', [
        '-v',
        'error',
        '-y',
        '-ss',
        String(at),
        '-i',
        path,
        '-frames:v',
        '1',
        `${path}.png`,
      ]);
      const picture = sharp(`${path}.png`).removeAlpha();
      const { width, height } = await picture.metadata();
      const part = {
        left: width * area.x,
        top: height * area.y,
        width: width * area.width,
        height: height * area.height,
      };
      return picture.extract(part).raw().toBuffer();
    });
  const [one, other] = [await shot(original), await shot(bytes)];
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

/** As the history keeps it while somebody types. */
async function keepVersion(): Promise<void> {
  const state = Buffer.from(Y.encodeStateAsUpdate(await documentOfObject(app, place, noteId)));
  await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    const version = { workspace_id: tx.workspace.id, document_id: noteId, id: tx.newId(), state };
    await tx.db
      .insertInto('document_versions')
      .values({ ...version, member_ids: [], reason: 'edit', created_at: tx.now() })
      .execute();
  });
}

/** As the editor does when somebody comments on a selection. */
async function markThread(threadId: string, words: string): Promise<void> {
  await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
    editDocument(tx, noteId, (doc) =>
      editYDoc(doc, (tr) => {
        const [range] = findInDocument(tr.doc, words);
        if (range) applyInlineComment(tr, range.from, range.to, threadId);
      }),
    ),
  );
}

async function noteText(): Promise<string> {
  return toText(nodeFromYDoc(await documentOfObject(app, place, noteId))).text;
}

async function historyOf(documentId: string): Promise<string> {
  const { documentVersions } = await ask(
    bob,
    'query ($id: ID!) { documentVersions(documentId: $id) { items { content } } }',
    { id: documentId },
  );
  return JSON.stringify(documentVersions.items);
}

/** Everything the database holds of the content, as far as it can be read as text. */
async function storedBytes(documentId: string): Promise<string> {
  const { rows } = await app.database.owner.query<{ bytes: Buffer }>(
    `select snapshot as bytes from documents where id = $1
    union all select update from document_updates where document_id = $1
    union all select state from document_versions where document_id = $1`,
    [documentId],
  );
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('\n');
}

describe.runIf(isPossible)('a redaction', () => {
  test('hides picture, sound and words for everybody; the owner keeps the original', async () => {
    const marked = await highlight(ada, noteId, 'Maria Lopez.');
    const selected = { anchor: 'SELECTION', quote: 'Call Maria Lopez' };
    await markThread((await startThread(ada, noteId, 'Who?', selected)).threadId, 'Call Maria');
    await startThread(ada, noteId, 'The place of this one is gone', selected);
    await startThread(ada, noteId, 'Brr', { anchor: 'SELECTION', quote: 'It was cold' });
    await keepVersion();
    expect(await historyOf(noteId)).toContain('Maria');
    expect(await statusOf(streamed())).toBe(200);
    const { body } = await hide(bob, [muteAndBlur]);
    expect(body.data.setRedactions).toMatchObject({ processing: 'WAITING', redactions: [muteAndBlur] });
    // From this moment on, before the new stream is there.
    expect(await statusOf(streamed())).toBe(404);
    expect(await statusOf(`/files/stream/${fileId}/source`, ada)).toBe(404);
    expect(await statusOf(`/files/download/${fileId}`)).toBe(404);

    await prepared();
    expect(await statusOf(streamed())).toBe(200);
    const seen = await fetchBytes(app, bob, `/files/download/${fileId}`);
    expect(seen.headers['content-disposition']).toContain('Call (redacted).mp4');
    expect(await loudness(seen.bytes, 2)).toBeLessThan(-80);
    expect(await loudness(seen.bytes, 5)).toBeGreaterThan(-40);
    expect(await difference(seen.bytes, 2)).toBeGreaterThan(12);
    expect(await difference(seen.bytes, 5)).toBeLessThan(6);
    expect((await fetchBytes(app, ada, `/files/download/${fileId}`)).bytes.equals(original)).toBe(true);

    const { note } = await ask(bob, 'query ($id: ID!) { note(id: $id) { content preview } }', { id: noteId });
    expect(JSON.stringify(note)).not.toMatch(/Maria|Lopez/);
    expect(JSON.stringify(note)).toContain('cold.');
    expect(await historyOf(noteId)).toMatch(/^(?!.*Maria).*cold\./s);
    expect(await storedBytes(noteId)).not.toMatch(/Maria|Lopez/);
    const quotes = (await listThreads(bob, noteId)).items.map(({ quote }) => quote);
    expect(quotes).toEqual(['It was cold', '…', '████ █████']);
    const text = await eventually('the highlight follows', async () => {
      const found = (await highlightsIn(ada, noteId)).find(({ id }) => id === marked);
      return found && !found.text.includes('Maria') && found.text;
    });
    expect(text).toMatch(/^█+ █+$/);
  });

  test('stays on the words of a transcript that is imported later', async () => {
    const content =
      'WEBVTT\n\n00:01.000 --> 00:02.000\nAsk Maria Lopez.\n\n00:05.000 --> 00:06.000\nIt was warm.\n';
    await ask(bob, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
      input: { noteId, fileId, content },
    });
    const { note } = await ask(bob, 'query ($id: ID!) { note(id: $id) { content } }', { id: noteId });
    expect(JSON.stringify(note)).toContain('It was warm.');
    expect(await storedBytes(noteId)).not.toMatch(/Maria|Lopez/);
  });

  test('is lifted, shortened or moved by nobody who may only write', async () => {
    const area = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
    const less = [
      [],
      [{ ...muteAndBlur, end: 2 }],
      [{ ...muteAndBlur, audioMuted: false }],
      [{ ...muteAndBlur, area }],
    ];
    for (const redactions of less) expect(errorOf(await hide(bob, redactions))[0]).toBe('Forbidden');
  });

  test('of a part of the picture leaves the rest', async () => {
    const area = { x: 0, y: 0, width: 0.5, height: 1 };
    await hide(ada, [{ ...muteAndBlur, area }]);
    const { file } = await ask(
      bob,
      'query ($id: ID!) { file(id: $id) { redactions { area { x y width height } } } }',
      { id: fileId },
    );
    expect(file.redactions).toEqual([{ area }]);
    await prepared();
    const seen = (await fetchBytes(app, bob, `/files/download/${fileId}`)).bytes;
    const [left, right] = [await difference(seen, 2, area), await difference(seen, 2, { ...area, x: 0.5 })];
    expect(left).toBeGreaterThan(12);
    expect(right).toBeLessThan(6);
  });

  test('ends when it is left out, and the streams are of the whole again', async () => {
    await hide(ada, []);
    await prepared();
    const seen = await fetchBytes(app, bob, `/files/download/${fileId}`);
    expect(await loudness(seen.bytes, 2)).toBeGreaterThan(-40);
  });

  // Each of these renders again, and a busy machine takes most of a test's time for one rendering.
  describe('of words that are hidden in the transcript', () => {
    let datumId: string;
    const decide = (decision: string) =>
      ask(ada, `mutation { reviewPersonalData(ids: ["${datumId}"], decision: ${decision}) }`);
    const followed = async () =>
      (
        await ask(
          ada,
          `{ file(id: "${fileId}") { redactions { id start end videoBlur videoCover audioMuted } } }`,
        )
      ).file.redactions;

    beforeAll(async () => {
      const content =
        'WEBVTT\n\n00:01.000 --> 00:03.000\nPlease write to bruno@example.org soon.\n\n00:05.000 --> 00:06.000\nIt was mild.\n';
      await ask(bob, 'mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id } }', {
        input: { noteId, fileId, content },
      });
      await setMode(ada, 'Redact', 'Suggest', projectId);
      const { findPersonalData } = await ask(
        ada,
        'mutation ($id: ID!) { findPersonalData(objectType: NOTE, objectId: $id) { id } }',
        { id: noteId },
      );
      await endOf(ada, noteId, findPersonalData.id);
      const { personalData } = await ask(
        ada,
        `{ personalData(objectType: NOTE, objectId: "${noteId}") { items { id words } } }`,
      );
      datumId = personalData.items.find(({ words }: { words: string }) => words === 'bruno@example.org').id;
    });

    test('follows them', async () => {
      await decide('HIDE');
      expect(await statusOf(streamed())).toBe(404);
      // The version before says what nobody may hear any more.
      const { file } = await ask(ada, `{ file(id: "${fileId}") { media { streamUrl isEarlier } } }`);
      expect(file.media).toEqual({ streamUrl: null, isEarlier: false });
      const [span, ...others] = await followed();
      expect(others).toEqual([]);
      expect(span).toMatchObject({ videoBlur: true, audioMuted: true });
      expect(span.start).toBeGreaterThan(1);
      expect(span.end).toBeLessThan(3);
      await prepared();
      const seen = await fetchBytes(app, bob, `/files/download/${fileId}`);
      expect(await loudness(seen.bytes, 5)).toBeGreaterThan(-40);
    });

    test('leaves their label beside another redaction, so that they can come back', async () => {
      const spans = await followed();
      await hide(ada, [...spans, { ...muteAndBlur, start: 5, end: 6 }]);
      await prepared();
      expect(await noteText()).toContain('write to [Email 1] soon');
      expect(await noteText()).not.toContain('It was mild');
    });

    test('is lifted with them', async () => {
      const [span] = await followed();
      await hide(ada, [span]);
      await decide('REOPEN');
      expect(await followed()).toEqual([]);
      expect(await noteText()).toContain('write to bruno@example.org soon');
      await prepared();
    });
  });

  test('made by an earlier method is rendered again, and no one sees the old rendition', async () => {
    await hide(ada, [muteAndBlur]);
    const before = await prepared();
    await app.database.owner.query('update redactions set method = 1 where file_id = $1', [fileId]);
    await renderOldBlurs(app.services, fileJobs(app.services), new AbortController().signal);
    expect((await readFileOf(ada, fileId)).processing).toBe('WAITING');
    const after = await prepared();
    expect(after.version).toBeGreaterThan(before.version);
    expect(
      await difference((await fetchBytes(app, bob, `/files/download/${fileId}`)).bytes, 2),
    ).toBeGreaterThan(12);
    await renderOldBlurs(app.services, fileJobs(app.services), new AbortController().signal);
    expect((await readFileOf(ada, fileId)).processing).toBe('COMPLETE');
  });

  test('that hides nothing, or lies outside, is refused and changes nothing', async () => {
    const refusal = async (...redactions: unknown[]) => errorOf(await hide(ada, redactions))[1];
    expect(await refusal({ ...muteAndBlur, end: 99 })).toContain('within the recording');
    expect(await refusal({ ...muteAndBlur, start: 3, end: 1 })).toContain('end after it starts');
    expect(await refusal({ ...muteAndBlur, videoBlur: false, audioMuted: false })).toContain('must blur');
    const area = { x: 0.5, y: 0, width: 0.6, height: 0.5 };
    expect(await refusal({ ...muteAndBlur, area })).toBe('The area must be within the picture');
    expect(await refusal(...Array.from({ length: 201 }, () => muteAndBlur))).toContain('200');
    const id = '018f4b6e-0000-7000-8000-000000000001';
    expect(await refusal({ ...muteAndBlur, id }, { ...muteAndBlur, id })).toContain('same id');
    expect(await statusOf(streamed())).toBe(200);
  });
});
