// Speech that is written down by the server itself, beside what was said: words that are wrong, how far each word's time
// is from where it is heard, and how many times faster than listening, for both engines of the model pack.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTranscriber } from '#server/platform/ai/transcribe/open-transcriber.ts';
import { findBenchData } from './support/bench-data.ts';
import { report } from './support/report.ts';
import { packOfWhisperAlone, plainWords, say, toSpeech, wordErrorRate } from './support/speech.ts';

const targets = { wordErrorRate: 0.1, mostSecondsOff: 0.3, timesFasterThanWhisper: 2 };
const said =
  'And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.';
/** Where each word begins, read off the sound's level by hand. */
const begins = [
  0.32, 0.58, 0.99, 1.27, 1.72, 3.28, 4, 5.41, 5.66, 5.92, 6.5, 6.7, 6.98, 7.14, 8.18, 8.62, 8.9, 9.26, 9.44,
  9.71, 9.84, 10.06,
];
const toldLater =
  'We tried the other product for three months but nobody on the team liked it. When the export failed I had to copy every single row by hand. Honestly the price is fine but the contract takes too long to sign. You can see the whole history of changes at the bottom of the screen. After the meeting we write down the decisions and share them with everyone. There is no easy way to compare two versions of the same document.';
const spanish = 'Creo que el nuevo sistema es demasiado lento para nosotros.';

const source = findBenchData('audio/jfk.wav');
const modelsDir = join(import.meta.dirname, '../models');
const isThere = openTranscriber({ transcription: undefined, modelsDir }) !== undefined;
if (source === undefined || !isThere) {
  if (!isThere) console.log('The models are not installed; skipped.');
  process.exit(0);
}
const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
try {
  const packs = { quick: modelsDir, whisper: packOfWhisperAlone(modelsDir, dir) };
  const speech = toSpeech([source], join(dir, 'speech.wav'));
  const told = join(dir, 'told.wav');
  const isLong = say('flite', ['-voice', 'slt', '-t', toldLater, '-o', told]);
  const once = isLong ? [source, told] : [source];
  const long = toSpeech([...once, ...once], join(dir, 'long.wav'));
  const wantedLong = [1, 2].flatMap(() => plainWords(isLong ? `${said} ${toldLater}` : said));

  const quick = { ...timesOff(await listen(packs.quick, speech)), ...(await timed(packs.quick)) };
  const whisper = { ...timesOff(await listen(packs.whisper, speech)), ...(await timed(packs.whisper)) };
  const timesFasterThanWhisper = round(quick.timesRealtime / whisper.timesRealtime);
  const foreign = join(dir, 'foreign.wav');
  const other = say('espeak-ng', ['-v', 'es', '-s', '130', '-w', foreign, spanish])
    ? await listen(packs.quick, toSpeech([foreign], join(dir, 'other.wav')))
    : undefined;
  report(
    'speech',
    {
      quick,
      whisper,
      timesFasterThanWhisper,
      spanish: other ? `${other.language} by ${other.engine}` : 'not tried',
      targets,
    },
    [quick, whisper].every(
      (engine) =>
        Math.max(engine.wordErrorRate, engine.longWordErrorRate) <= targets.wordErrorRate &&
        engine.mostSecondsOff <= targets.mostSecondsOff,
    ) &&
      quick.engine !== whisper.engine &&
      timesFasterThanWhisper >= targets.timesFasterThanWhisper &&
      (!other || (other.language === 'es' && other.engine === whisper.engine)),
  );

  /** A longer one in a known language. By the seconds of one core, so that other work on the machine says nothing. */
  async function timed(pack: string) {
    const started = process.cpuUsage();
    const { words } = await listen(pack, long, 'en');
    const { user, system } = process.cpuUsage(started);
    const seconds = (user + system) / 1e6;
    return {
      longWordErrorRate: round(
        wordErrorRate(
          wantedLong,
          words.flatMap(({ text }) => plainWords(text)),
        ),
      ),
      longSeconds: round(statSync(long).size / 32_000),
      timesRealtime: round(statSync(long).size / 32_000 / seconds),
    };
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function listen(pack: string, wavPath: string, language?: string) {
  const transcriber = openTranscriber({ transcription: undefined, modelsDir: pack });
  if (!transcriber) throw new Error('The models went away');
  const signal = AbortSignal.timeout(600_000);
  return transcriber.transcribe({ wavPath, language, vocabulary: [], signal, onProgress: () => {} });
}

function timesOff({ words, language, engine }: Awaited<ReturnType<typeof listen>>) {
  const [wanted, found] = [plainWords(said), words.map(({ text }) => plainWords(text).join(''))];
  // Times can be told only where the words are the same.
  const off = wanted.flatMap((word, at) =>
    found[at] === word ? [Math.abs((words[at]?.start ?? Infinity) - (begins[at] ?? 0))] : [],
  );
  return {
    engine,
    language,
    wordErrorRate: round(wordErrorRate(wanted, found)),
    mostSecondsOff: round(Math.max(...off)),
    meanSecondsOff: round(off.reduce((sum, one) => sum + one, 0) / off.length),
    words: `${off.length} of ${wanted.length}`,
  };
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
