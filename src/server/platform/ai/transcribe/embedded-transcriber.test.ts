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
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectDir } from '#tests/support/test-database.ts';
import { createEmbeddedTranscriber } from './embedded-transcriber.ts';
import { TranscriptionFailed, type Transcription, type TranscriptionRequest } from './transcriber.ts';

const modelsDir = process.env['HARK_TEST_MODELS'] ?? join(projectDir, 'models');
const isPossible = existsSync(join(modelsDir, 'node_modules/@moonshine-ai')) && existsSync('/usr/bin/flite');

describe.runIf(isPossible)(
  'without any service',
  () => {
    const said = 'The people in the interview said that the new login page is much too slow.';
    let dir: string;
    beforeAll(() => {
      dir = mkdtempSync(join(tmpdir(), 'hark-speech-'));
    });
    afterAll(() => rmSync(dir, { recursive: true, force: true }));

    test('English is written down by the quick engine of the server, each word at its time and spelled as asked', async () => {
      const wav = speak(dir, said);
      const seconds = (readFileSync(wav).length - 44) / 32_000;
      const fractions: number[] = [];
      const { words, language, engine } = await listenTo(wav, {
        vocabulary: ['InterView'],
        onProgress: (part) => fractions.push(part),
      });
      expect([language, engine, fractions.at(-1)]).toEqual(['en', 'moonshine-tiny', 1]);
      expect(shareHeard(said, words)).toBeGreaterThan(0.8);
      expect(words.map(({ text }) => text)).toContain('InterView');
      const starts = words.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(words.every(({ start, end }) => end >= start)).toBe(true);
      expect(words.at(-1)?.end).toBeLessThanOrEqual(seconds + 0.1);
    });

    test('where its files are missing or altered, Whisper writes English too', async () => {
      const part = packOfWhisperAlone(dir);
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
      await expect(listening).rejects.toThrow('aborted');
    });

    // Stopped inside the engine, the thread took the whole server with it, and everybody who worked on it.
    test('one that is cancelled while the engine computes ends alone', async () => {
      const wav = speak(dir, `${said} `.repeat(16));
      // Loading, finding voices and transcribing: one of these moments is inside the engine on any machine.
      for (const moment of [500, 1000, 2000, 3000, 5000, 7000])
        await listenTo(wav, { language: 'en', signal: AbortSignal.timeout(moment) }).catch((error: unknown) =>
          // Not a failure of the recording, which the next attempt transcribes.
          expect(error).not.toBeInstanceOf(TranscriptionFailed),
        );
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

/** The same models, but for those of the quick engine and of the voice finder. */
function packOfWhisperAlone(dir: string): string {
  const pack = join(dir, 'pack');
  mkdirSync(join(pack, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(modelsDir, 'node_modules')))
    if (!['@moonshine-ai', '@ricky0123'].includes(name))
      symlinkSync(join(modelsDir, 'node_modules', name), join(pack, 'node_modules', name));
  return pack;
}

function shareHeard(said: string, words: readonly { text: string }[]): number {
  const plain = (value: string) => value.toLowerCase().replaceAll(/[^a-z ]/g, '');
  const wanted = plain(said).split(' ');
  return words.filter((word) => wanted.includes(plain(word.text))).length / wanted.length;
}
