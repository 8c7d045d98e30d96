import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Vite would load graphql's ES modules beside the CommonJS ones that graphql-jit requires: two realms, no schema.
const graphqlOnce = {
  resolve: {
    alias: [{ find: /^graphql$/, replacement: join(import.meta.dirname, 'node_modules/graphql/index.js') }],
  },
};

// Two at a time: a test's own thread and its database's take turns, so one alone leaves half the machine idle.
const database = { pool: 'forks', maxWorkers: 2, testTimeout: 60_000, hookTimeout: 120_000 } as const;

// Nothing in these asks the database for anything, or only the embedded one: a second run would show nothing new.
const withoutPostgres =
  process.env['HARK_TEST_DATABASE_URL'] === undefined
    ? []
    : [
        'tests/walls/**',
        'tests/platform/web-documents.test.ts',
        'tests/platform/embedded-database.test.ts',
        'src/server/features/media/{documents,scans}.test.ts',
        'src/server/platform/ai/transcribe/*.test.ts',
      ];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['src/{domain,editor}/**/*.test.ts'], isolate: false } },
      { test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'] } },
      {
        ...graphqlOnce,
        test: {
          ...database,
          name: 'server',
          isolate: false,
          include: ['src/server/**/*.test.ts', 'tests/{access,platform,walls}/**/*.test.ts'],
          exclude: withoutPostgres,
        },
      },
      {
        ...graphqlOnce,
        test: {
          ...database,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
      {
        ...graphqlOnce,
        test: {
          ...database,
          name: 'e2e',
          expect: { poll: { timeout: 15_000 } },
          include: ['tests/e2e/**/*.spec.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
