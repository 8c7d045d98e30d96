// Speech that is written down by the server itself, beside what was said: words that are wrong, and how far each word's
// time is from where it is heard.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTranscriber } from '#server/platform/ai/transcribe/open-transcriber.ts';
import { findBenchData } from './support/bench-data.ts';
import { report } from './support/report.ts';

const targets = { wordErrorRate: 0.1, mostSecondsOff: 0.3 };
const said =
  'And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.';
/** Where each word begins, read off the sound's level by hand. */
const begins = [
  0.32, 0.58, 0.99, 1.27, 1.72, 3.28, 4, 5.41, 5.66, 5.92, 6.5, 6.7, 6.98, 7.14, 8.18, 8.62, 8.9, 9.26, 9.44,
  9.71, 9.84, 10.06,
];

const source = findBenchData('audio/jfk.wav');
const transcriber = openTranscriber({
  transcription: undefined,
  modelsDir: join(import.meta.dirname, '../models'),
});
if (source === undefined || !transcriber) {
  if (!transcriber) console.log('The models are not installed; skipped.');
  process.exit(0);
}
const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
try {
  const wavPath = join(dir, 'speech.wav');
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-i',
    source,
    '-ac',
    '1',
    '-ar',
    '16000',
    '-c:a',
    'pcm_s16le',
    wavPath,
  ]);
  const started = performance.now();
  const { words, language } = await transcriber.transcribe({
    wavPath,
    language: undefined,
    vocabulary: [],
    signal: AbortSignal.timeout(300_000),
    onProgress: () => {},
  });
  const seconds = (performance.now() - started) / 1000;
  const [wanted, found] = [plainWords(said), words.map(({ text }) => plainWords(text).join(''))];
  const wordErrorRate = countErrors(wanted, found) / wanted.length;
  // Times can be told only where the words are the same.
  const off = wanted.flatMap((word, at) =>
    found[at] === word ? [Math.abs((words[at]?.start ?? Infinity) - (begins[at] ?? 0))] : [],
  );
  const mostSecondsOff = Math.max(...off);
  report(
    'speech',
    {
      wordErrorRate: round(wordErrorRate),
      mostSecondsOff: round(mostSecondsOff),
      meanSecondsOff: round(off.reduce((sum, one) => sum + one, 0) / off.length),
      words: `${off.length} of ${wanted.length}`,
      language,
      seconds: round(seconds),
      targets,
    },
    wordErrorRate <= targets.wordErrorRate && mostSecondsOff <= targets.mostSecondsOff,
  );
} finally {
  rmSync(dir, { recursive: true, force: true });
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? [];
}

/** The fewest words to put in, take out or exchange. */
function countErrors(wanted: readonly string[], found: readonly string[]): number {
  let row = found.map((_, at) => at + 1);
  for (const [at, word] of wanted.entries()) {
    let [corner, left] = [at, at + 1];
    row = row.map((above, column) => {
      const errors = Math.min(left + 1, above + 1, corner + (found[column] === word ? 0 : 1));
      [corner, left] = [above, errors];
      return errors;
    });
  }
  return row.at(-1) ?? wanted.length;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
