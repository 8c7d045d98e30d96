import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { operationsOf } from './operations.ts';
import { rows } from './rows/rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('every query and mutation of the schema has a row, and no row is left over', () => {
  const operations = [...operationsOf(app.schema).keys()].filter((name) => !name.startsWith('Subscription.'));
  const named = new Set(rows.map(({ operation }) => operation));
  expect(operations.filter((operation) => !named.has(operation))).toEqual([]);
  expect([...named].filter((operation) => !operations.includes(operation))).toEqual([]);
});
