import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { actorNames } from './actors.ts';
import { fingerprint } from './fingerprint.ts';
import { operationsOf } from './operations.ts';
import { outcomeOf } from './outcomes.ts';
import { rows } from './rows/rows.ts';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());
afterEach(() => stage.home.tidy());

test('every query and mutation of the schema has a row, and no row is left over', () => {
  const operations = [...operationsOf(stage.app.schema).keys()].filter(
    (name) => !name.startsWith('Subscription.'),
  );
  const named = new Set(rows.map(({ operation }) => operation));
  expect(operations.filter((operation) => !named.has(operation))).toEqual([]);
  expect([...named].filter((operation) => !operations.includes(operation))).toEqual([]);
});

describe.each(rows.map((row) => ({ ...row, name: [row.operation, row.when].join(' ').trim() })))(
  '$name',
  ({ operation, variables, expected }) => {
    test.each(actorNames)('%s', async (name) => {
      const { app, home, actors } = stage;
      const actor = actors[name];
      const asked = (await variables?.({ kit: home, callerId: actor.memberId })) ?? {};
      const before = await fingerprint(app.database);
      const answer = await stage.run(actor, operation, asked);
      const outcome = outcomeOf(answer, operation.slice(operation.indexOf('.') + 1));
      expect({ outcome, body: outcome === expected[name] ? '' : answer.body }).toEqual({
        outcome: expected[name],
        body: '',
      });
      if (outcome !== 'ok' || operation.startsWith('Query.'))
        expect(await fingerprint(app.database)).toEqual(before);
    });
  },
);
