import { defineConfig } from 'vitest/config';

const database = { pool: 'forks', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['src/{domain,editor}/**/*.test.ts'], isolate: false } },
      { test: { name: 'web', include: ['src/web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...database,
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/{access,platform,walls}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...database,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...database,
          name: 'e2e',
          include: ['tests/e2e/**/*.spec.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
