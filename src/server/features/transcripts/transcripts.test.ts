import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alignWordTimes } from '#editor/transcript/word-times.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeCall, makeSound } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let project: string;
let engine: Server;
let heard = '';
let answers = true;
/** Whether anybody speaks in what it hears. */
let isSilent = false;
/** Who says what, where the service tells voices apart. */
let voices: readonly { speaker: string | null; start: number; end: number; text: string }[] = [];
/** While it is set, the service has heard a recording and says nothing yet. */
let held: Promise<void> | undefined;
/** Speaks as a service does: hears anything, answers the same words. */
beforeAll(async () => {
  engine = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard = Buffer.concat(chunks).toString('latin1');
      void (held ?? Promise.resolve()).then(() => {
        if (!answers) return response.writeHead(500).end();
        if (isSilent)
          return response.end(JSON.stringify({ language: 'en', text: '', words: [], segments: [] }));
        const words = ['The', 'login', 'is', 'slow.'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
        return response.end(JSON.stringify({ language: 'en', text: '', words, segments: voices }));
      });
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const { port } = engine.address() as AddressInfo;
  app = await startTestApp({
    env: { transcription: { url: `http://127.0.0.1:${port}`, key: 'secret', model: 'test-1' } },
  });
  place = await (await createScene(app)).workspace('Words');
  ada = await place.member();
  project = await addProject(ada);
});
afterAll(async () => {
  await app.close();
  engine.close();
});

const importMutation = `mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) { id origin status } }`;
const utterances = async (noteId: string) => {
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content preview } }', { id: noteId });
  const said = note.content.content.filter(({ type }: { type: string }) => type === 'utterance');
  return { said, preview: note.preview };
};

describe('an imported transcript', () => {
  const vtt = `WEBVTT\n\n00:01.000 --> 00:03.000\n<v Anna>Was it easy?\n\n00:04.000 --> 00:06.000\n<v Bob>No, it was slow.\n`;

  test('stands in the note with speakers and times, and is found by its words at once', async () => {
    const noteId = await addNote(ada, project);
    const { importTranscript } = await ask(ada, importMutation, { input: { noteId, content: vtt } });
    expect(importTranscript).toMatchObject({ origin: 'IMPORT', status: 'COMPLETE' });
    const { said, preview } = await utterances(noteId);
    expect(
      said.map(({ attrs }: { attrs: Record<string, unknown> }) => [attrs['speakerName'], attrs['start']]),
    ).toEqual([
      ['Anna', 1],
      ['Bob', 4],
    ]);
    expect(preview).toContain('it was slow');
    const { start, end, words } = said[1].attrs;
    expect(alignWordTimes('No, it was slow.', { start, end, words })[3]?.start).toBeCloseTo(5.3, 1);
  });

  test('has speakers that can be renamed and merged, and a rating', async () => {
    const noteId = await addNote(ada, project);
    const { importTranscript } = await ask(ada, importMutation, { input: { noteId, content: vtt } });
    const { renameSpeaker } = await ask(
      ada,
      'mutation ($n: ID!) { renameSpeaker(noteId: $n, speakerId: "speaker-2", name: " Robert ") { id name } }',
      { n: noteId },
    );
    expect(renameSpeaker[1]).toEqual({ id: 'speaker-2', name: 'Robert' });
    const { mergeSpeakers } = await ask(
      ada,
      'mutation ($n: ID!) { mergeSpeakers(noteId: $n, fromId: "speaker-1", intoId: "speaker-2") { name seconds } }',
      { n: noteId },
    );
    expect(mergeSpeakers).toEqual([{ name: 'Robert', seconds: 4 }]);
    const { rateTranscript } = await ask(
      ada,
      'mutation ($id: ID!) { rateTranscript(id: $id, rating: Bad) { rating } }',
      { id: importTranscript.id },
    );
    expect(rateTranscript.rating).toBe('Bad');
    const viewer = await place.member({ role: 'VIEWER' });
    expect(errorOf(await viewer.graphql(importMutation, { input: { noteId, content: vtt } }))[0]).toBe(
      'Forbidden',
    );
    await ask(ada, 'mutation ($id: ID!) { lockNote(id: $id) { id } }', { id: noteId });
    expect(errorOf(await ada.graphql(importMutation, { input: { noteId, content: vtt } }))[1]).toContain(
      'locked',
    );
    const empty = await ada.graphql(importMutation, { input: { noteId, content: 'WEBVTT --> x' } });
    expect(errorOf(empty)).toEqual(['ValidationError', 'There are no captions with times in this file']);
  });
});

describe('a recording', () => {
  const status = (noteId: string) =>
    eventually(
      'it is written down',
      async () => {
        const { transcripts } = await ask(
          ada,
          'query ($n: ID!) { transcripts(noteId: $n) { id status error engine language fileId progress } }',
          { n: noteId },
        );
        return transcripts[0] && transcripts[0].status !== 'REQUESTED' && transcripts[0];
      },
      { withinMs: 25_000, everyMs: 100 },
    );

  test('in a note is written down by a service, with the vocabulary and language of its project', async () => {
    await ask(
      ada,
      'mutation ($input: TranscriptionSettingsInput!) { updateTranscriptionSettings(input: $input) { language vocabulary } }',
      { input: { projectId: project, language: 'de-DE', vocabulary: ['Hark', ' Hark', 'Kubernetes'] } },
    );
    const noteId = await addNote(ada, project);
    const bytes = await makeSound(2);
    const fileId = await upload(app, ada, { type: 'NOTE', id: noteId }, { name: 'a.mp3', bytes });
    expect(await status(noteId)).toMatchObject({
      status: 'COMPLETE',
      engine: 'test-1',
      language: 'en',
      progress: 1,
    });
    expect(heard).toContain('Hark, Kubernetes');
    expect(heard).toMatch(/name="language"\s+de\s/);
    const { said } = await utterances(noteId);
    expect(said[0]).toMatchObject({
      attrs: { fileId, start: 0, end: 3.5 },
      content: [{ text: 'The login is slow.' }],
    });
    const { transcriptionMinutes } = await ask(ada, '{ transcriptionMinutes }');
    expect(transcriptionMinutes).toBe(1);
    answers = false;
    await ask(ada, 'mutation ($id: ID!) { requestTranscript(fileId: $id, language: "auto") { status } }', {
      id: fileId,
    });
    expect(await status(noteId)).toMatchObject({
      status: 'FAILED',
      error: 'The transcription service answered 500',
    });
    expect((await utterances(noteId)).said).toHaveLength(1);
  });

  test('that somebody brought the words of keeps them when the service is late', async () => {
    answers = true;
    heard = '';
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = promise;
    const noteId = await addNote(ada, project);
    const bytes = await makeSound(2);
    const fileId = await upload(app, ada, { type: 'NOTE', id: noteId }, { name: 'b.mp3', bytes });
    await eventually('the service hears it', async () => heard !== '', { withinMs: 25_000, everyMs: 50 });
    const content = 'WEBVTT\n\n00:00.000 --> 00:01.000\nBy hand.\n';
    await ask(ada, importMutation, { input: { noteId, fileId, content } });
    release();
    held = undefined;
    await eventually(
      'the job has ended',
      async () => {
        const { rows } = await app.database.owner.query<{ count: number }>(
          `select count(*)::int as count from jobs where name = 'transcripts.transcribe' and state in ('waiting', 'running')`,
        );
        return rows[0]?.count === 0;
      },
      { withinMs: 25_000, everyMs: 100 },
    );
    const { said } = await utterances(noteId);
    expect(said.map(({ content: [words] }: { content: { text: string }[] }) => words?.text)).toEqual([
      'By hand.',
    ]);
    const { transcripts } = await ask(ada, 'query ($n: ID!) { transcripts(noteId: $n) { origin status } }', {
      n: noteId,
    });
    expect(transcripts).toEqual([
      { origin: 'IMPORT', status: 'COMPLETE' },
      { origin: 'ENGINE', status: 'CANCELLED' },
    ]);
  });

  test('with a voice in each channel gives two speakers by itself', async () => {
    const noteId = await addNote(ada, project);
    const bytes = await makeCall();
    await upload(app, ada, { type: 'NOTE', id: noteId }, { name: 'call.wav', bytes });
    expect(await status(noteId)).toMatchObject({ status: 'COMPLETE', progress: 1 });
    const { said } = await utterances(noteId);
    expect(
      said.map(({ attrs }: { attrs: Record<string, unknown> }) => [attrs['speakerId'], attrs['speakerName']]),
    ).toEqual([
      ['speaker-1', ''],
      ['speaker-2', ''],
    ]);
    const exported = await app.http.inject({
      method: 'GET',
      url: `/api/documents/${noteId}/export.txt`,
      headers: { host: ada.visitor.host, authorization: `Bearer ${await ada.bearer()}` },
    });
    expect(exported.body).toContain('Speaker 2: The login is slow.');
  });

  test('that a service tells voices apart in has a turn for each of them', async () => {
    voices = [
      { speaker: 'B', start: 0, end: 1.8, text: 'The login' },
      { speaker: 'A', start: 1.9, end: 3.5, text: 'is slow.' },
    ];
    const noteId = await addNote(ada, project);
    const bytes = await makeSound(2);
    await upload(app, ada, { type: 'NOTE', id: noteId }, { name: 'two.mp3', bytes });
    expect(await status(noteId)).toMatchObject({ status: 'COMPLETE' });
    voices = [];
    const { said } = await utterances(noteId);
    expect(
      said.map(
        ({ attrs, content: [words] }: { attrs: Record<string, unknown>; content: { text: string }[] }) => [
          attrs['speakerId'],
          attrs['speakerName'],
          words?.text,
        ],
      ),
    ).toEqual([
      ['speaker-1', '', 'The login'],
      ['speaker-2', '', 'is slow.'],
    ]);
  });

  test('in which nobody speaks is told from one with words', async () => {
    const heardIn = async (name: string) => {
      const noteId = await addNote(ada, project);
      await upload(app, ada, { type: 'NOTE', id: noteId }, { name, bytes: await makeSound(1) });
      expect(await status(noteId)).toMatchObject({ status: 'COMPLETE' });
      const query = 'query ($n: ID!) { transcripts(noteId: $n) { hasSpeech } }';
      return (await ask(ada, query, { n: noteId })).transcripts[0].hasSpeech;
    };
    isSilent = true;
    expect(await heardIn('silence.mp3')).toBe(false);
    isSilent = false;
    expect(await heardIn('spoken.mp3')).toBe(true);
  });
});
