import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '#tests/support/test-database.ts';

/** Phrases that native speakers of product English don't use; docs/glossary.md names what to say instead. */
const archaic =
  /\b(whoever|whomever|lest|thereof|thereby|whence|hitherto|upon|anew|at hand|for good|apart again|(take|go|goes) home|nothing fits|has to be told|(stands?|lies?) (above|here|in(?! for\b)|inside|beside))\b/i;

/** The old names of things that have one name now. */
const oldNames = /\bfilms?\b/i;

const screens = globSync('src/{web,domain,server,editor}/**/*.{ts,tsx}', { cwd: projectDir }).filter(
  (path) => !/\.test\.|\.gen\.|\.data\.|\/sample/.test(path),
);

test('no text on a screen, in a mail or in a message is archaic', () => {
  const found = screens.flatMap((path) =>
    textsOf(readFileSync(join(projectDir, path), 'utf8'))
      .filter((text) => archaic.test(text) || oldNames.test(text))
      .map((text) => `${path}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'docs/operating.md', 'docs/api.md', 'docs/glossary.md'])(
  '%s is plain',
  (path) => {
    const lines = readFileSync(join(projectDir, path), 'utf8').split('\n');
    expect(lines.filter((line) => archaic.test(line) || oldNames.test(line))).toEqual([]);
  },
);

test('no comment is archaic', () => {
  const sources = globSync('{src,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}', { cwd: projectDir }).filter(
    (path) => !/\.gen\.|\.data\.|plain-english/.test(path),
  );
  const found = sources.flatMap((path) =>
    commentsOf(readFileSync(join(projectDir, path), 'utf8'))
      .filter((comment) => archaic.test(comment))
      .map((comment) => `${path}: ${comment.trim()}`),
  );
  expect(found).toEqual([]);
});

function commentsOf(source: string): string[] {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).map((comment) =>
    comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  );
}

/** Lines of code without their comments: what is left that has words is a text or a name. */
function textsOf(source: string): string[] {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
    .split('\n');
}
