import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { openFaces } from './vite.faces.ts';

// Vite would load graphql's ES modules beside the CommonJS ones that graphql-jit requires: two realms, no schema.
const graphqlOnce = {
  resolve: {
    alias: [{ find: /^graphql$/, replacement: join(import.meta.dirname, 'node_modules/graphql/index.js') }],
  },
};

// Two at a time: a test's own thread and its database's take turns, so one alone leaves half the machine idle.
const database = { pool: 'forks', maxWorkers: 2, testTimeout: 60_000, hookTimeout: 120_000 } as const;

// Short files that take long: begun last they would keep one half of the machine waiting for the other.
const slow = [
  'graphql-mutations',
  'platform/cli',
  'platform/backup',
  'platform/jobs',
  'foreign-ids',
  'http-matrix',
  'graphql-queries',
  'coding-races',
  'access/hostile',
  'embedded-transcriber',
  'e2e/reels',
  'media-kill',
  'worker-kill',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = slow.findIndex((part) => moduleId.includes(`${part}.`));
      return at < 0 ? slow.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

const onPostgres = process.env['HARK_TEST_DATABASE_URL'] !== undefined;
// Both databases are there and each takes its share; without this, what runs here runs whole.
const isShared = process.env['HARK_TEST_SHARED'] !== undefined;

// Nothing in these asks the database for anything, or only the embedded one: a second run would show nothing new.
const embeddedAlone = [
  'tests/{house,walls}/**',
  'tests/platform/{web-documents,large-table,hostile-imports,hostile-formats,random-archives,decode-apart,log-redaction}.test.ts',
  'tests/platform/{embedded-database,first-start,data-folder}.test.ts',
  'src/server/features/media/{documents,scans}.test.ts',
  'src/server/platform/ai/transcribe/*.test.ts',
  'tests/faults/{embedded,editor}-kill.test.ts',
];

// These wait for programs, models and connections far longer than for a database.
const embeddedShare = [
  'src/server/features/search/meaning.test.ts',
  'src/server/features/{clips,media,media-exports,redactions}/**',
  'src/server/platform/programs/**',
  'tests/faults/{media-kill,soak}.test.ts',
  'tests/platform/{cli,held-bytes,readable-blur}.test.ts',
];

// A slice asks either database the same, and both are PostgreSQL; journeys take people through all of them on the
// embedded one. What leans on how a database takes turns, keeps words or takes in many rows stays on both, as does what
// is done to it as a whole: migrations, backups, row security, jobs and events.
const postgresShare = [
  'tests/access/**',
  `src/server/features/!(${['clips', 'media', 'media-exports', 'redactions', 'search'].join('|')})/**/!(*races|imports).test.ts`,
  'src/server/features/search/{folder-filter,hostile-forms,search-leaks}.test.ts',
  'src/server/kernel/**/!(*races).test.ts',
  'src/server/platform/{ai/language,mail,realtime,scan}/**',
  'tests/platform/{body-gate,contact-mentions,fuzz,graphql-limits}.test.ts',
  'tests/faults/{bulk-kill,channel-kill,channel-change-kill,flood,slow-store,storage-gone,upload-cut,worker-kill}.test.ts',
];

const elsewhere = [
  ...(onPostgres ? embeddedAlone : []),
  ...(isShared ? (onPostgres ? embeddedShare : postgresShare) : []),
];

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['src/{domain,editor,engines}/**/*.test.ts'],
          isolate: false,
          // Random cases by the hundred, on a machine that may be busy.
          testTimeout: 20_000,
        },
      },
      { plugins: [openFaces()], test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'] } },
      {
        ...graphqlOnce,
        test: {
          ...database,
          name: 'server',
          isolate: false,
          include: ['src/server/**/*.test.ts', 'tests/{access,house,platform,walls}/**/*.test.ts'],
          exclude: elsewhere,
        },
      },
      {
        ...graphqlOnce,
        test: {
          ...database,
          name: 'faults',
          isolate: false,
          include: ['tests/faults/**/*.test.ts'],
          exclude: elsewhere,
          testTimeout: 900_000,
        },
      },
      {
        ...graphqlOnce,
        test: {
          ...database,
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          testTimeout: 900_000,
          // Each starts five processes.
          maxWorkers: 1,
        },
      },
      {
        ...graphqlOnce,
        test: {
          ...database,
          name: 'e2e',
          isolate: false,
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/e2e/**/*.spec.ts'],
          globalSetup: ['tests/e2e/support/prepare.ts'],
          // A journey is one test, however many steps it has; each wait in it has a limit of its own.
          testTimeout: 360_000,
        },
      },
    ],
  },
});
