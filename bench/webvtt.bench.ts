// Caption files, well and badly formed, as a player's test suite has them: what is read of each beside what it expects.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '#domain/codec/codec.ts';
import { finite, string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { parseCaptions } from '#engines/captions/parse-captions.ts';
import { findBenchData } from './support/bench-data.ts';
import { report } from './support/report.ts';

const dir = findBenchData('webvtt');
if (dir === undefined) process.exit(0);

const expectation = object({ cues: array(object({ startTime: finite, endTime: finite, text: string })) });
const files = readdirSync(dir).filter((name) => name.endsWith('.vtt'));
const wrong = files.filter((name) => JSON.stringify(read(name)) !== JSON.stringify(expected(name)));
report(
  'webvtt',
  { files: files.length, asExpected: files.length - wrong.length, wrong },
  wrong.length === 0 && files.length > 0,
);

type Line = [start: number, end: number, text: string];

function read(name: string): Line[] {
  const cues = parseCaptions(readFileSync(join(dir ?? '', name), 'utf8'));
  return cues.ok ? cues.value.map(({ start, end, text }) => [start, end, text]) : [];
}

/** Those without an answer of their own have wrong settings of place only: a line is then shown where it always is. */
function expected(name: string): Line[] {
  const answer = join(dir ?? '', name.replace(/\.vtt$/, '.json'));
  if (!existsSync(answer)) return [[0, 2, 'Text']];
  const { cues } = decode(expectation, JSON.parse(readFileSync(answer, 'utf8')));
  return cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]);
}
