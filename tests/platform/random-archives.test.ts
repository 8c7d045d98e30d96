import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkEnd, sendArchive, startBulk } from '#tests/support/bulk-import.ts';
import { hostileZip, type Blown } from '#tests/support/hostile-zip.ts';
import { sendProject } from '#tests/support/refi/import-project.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member({ role: 'MANAGER' });
});
afterAll(() => app.close());

/** In every name: whatever the archive calls its files, nothing on a disk may be called so. */
const marker = 'hark-from-archive';

const word = fc.stringMatching(/^[a-z0-9 é漢.]{1,12}$/u);
const ending = fc.constantFrom('.txt', '.md', '.png', '.zip', '.docx', '.html', '', '.json', '.csv');
const plain = fc
  .tuple(fc.array(word, { maxLength: 3 }), word, ending)
  .map(([folders, name, end]) => [...folders, `${marker}-${name}${end}`].join('/'));
const up = fc
  .tuple(fc.integer({ min: 1, max: 12 }), plain)
  .map(([times, name]) => `${'../'.repeat(times)}${name}`);
const names = fc.oneof(
  { weight: 60, arbitrary: plain },
  up,
  up.map((name) => `a/b/${name}`),
  up.map((name) => name.replaceAll('/', '\\')),
  plain.map((name) => `/tmp/${name}`),
  plain.map((name) => `C:\\${name}`),
  plain.map((name) => `./a/./${name}`),
  plain.map((name) => `a//${name}`),
  plain.map((name) => `${name}/`),
  plain.map((name) => `a\u0000${name}`),
  plain.map((name) => `a\n\u202e${name}`),
  plain.map((name) => `${'deep/'.repeat(120)}${name}`),
  fc.constantFrom('', '.', '..', '/', '...', '__MACOSX/._a', 'a/'.repeat(2000)),
);
const link = 0xa1ff;
const kind = fc.oneof(
  { weight: 20, arbitrary: fc.constant('plain') },
  fc.constantFrom('link', 'liar', 'bomb', 'broken'),
);
const entry: fc.Arbitrary<Blown> = fc
  .tuple(names, fc.uint8Array({ maxLength: 300 }), kind)
  .map(([name, bytes, what]) => {
    const piece = Buffer.from(bytes);
    if (what === 'link') return { name, piece: Buffer.from(`../../${marker}`), mode: link };
    if (what === 'liar') return { name, piece, says: 0, times: 50 };
    if (what === 'bomb') return { name, piece: Buffer.alloc(100_000), times: 40 };
    return what === 'broken' ? { name, piece, checksum: 1 } : { name, piece };
  });
const flat = fc.array(entry, { minLength: 1, maxLength: 8 });
/** Some in parts, and some with a name twice. */
type Shape = { entries: Blown[]; inside: Blown[] | null; isTwice: number };
const archive: fc.Arbitrary<Shape> = fc.record({
  entries: flat,
  inside: fc.option(flat, { freq: 3 }),
  isTwice: fc.nat(3),
});

function pack({ entries, inside, isTwice }: Shape): Buffer {
  const part = inside ? [{ name: `${marker}-Part-1.zip`, piece: hostileZip(inside) }] : [];
  return hostileZip([...entries, ...part, ...(isTwice === 0 ? entries.slice(0, 1) : [])]);
}

/** What is named so under the data folder, or beside a folder above it. */
function written(): string[] {
  const found = readdirSync(app.env.dataDir, { recursive: true, encoding: 'utf8' });
  for (let folder = app.env.dataDir; folder !== dirname(folder); folder = dirname(folder))
    found.push(...readdirSync(dirname(folder)));
  return [...found, ...readdirSync(process.cwd())].filter((path) => path.includes(marker));
}

const aSentence = /^(?:This|The|A|“)[\s\S]* /;

test('random archives write nothing by their own names, and are taken or refused with a sentence', async () => {
  const canary = join(app.env.dataDir, 'canary');
  writeFileSync(canary, 'alive');
  const answers = new Set<string>();
  await fc.assert(
    fc.asyncProperty(archive, async (shape) => {
      const bytes = pack(shape);
      // How often somebody may send one is limited elsewhere.
      app.clock.pass(120);
      const sent = await sendArchive(app, ada, bytes);
      answers.add(sent.title.replaceAll(/“[\s\S]*”/g, '“…”'));
      if (sent.status === 204) {
        await startBulk(ada, sent.id);
        const { status, files } = await bulkEnd(ada, sent.id);
        expect(['COMPLETE', 'ERROR']).toContain(status);
        for (const { state, reason } of files.items)
          if (state !== 'IMPORTED')
            expect([state, reason]).toEqual([state, expect.stringMatching(aSentence)]);
      } else
        expect([sent.status, sent.title]).toEqual([expect.any(Number), expect.stringMatching(aSentence)]);
      expect(sent.status).toBeLessThan(500);
      for (const fileName of ['x.zip', 'x.qdpx']) {
        const project = await sendProject(app, ada, { fileName, bytes });
        expect(project.status).toBeLessThan(500);
        if (project.status !== 204) expect(project.title).toMatch(aSentence);
      }
      expect(written()).toEqual([]);
      expect(existsSync(canary)).toBe(true);
      // What came in is looked at in the background for a while.
      await eventually(
        'no folder of work is left',
        () => readdirSync(join(app.env.dataDir, 'work')).length === 0,
      );
    }),
    { numRuns: 40, seed: 7, endOnFailure: true },
  );
  // Random enough: taken, and refused for several reasons.
  expect(answers).toContain('');
  expect(answers.size).toBeGreaterThan(3);
}, 300_000);
