// Security cases 1 and 2: an id of another workspace names nothing, alone or beside ids that are one's own.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { getField, idPaths, valueAt, withValueAt } from './operations.ts';
import { outcomeOf } from './outcomes.ts';
import { rows } from './rows/rows.ts';
import type { Row } from './row.ts';
import { setStage, type Stage } from './stage.ts';
import type { Person } from '#tests/support/scene.ts';
import type { Actor } from './actors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());
afterEach(async () => {
  await stage.home.tidy();
  await stage.away.tidy();
});

const tried = rows.filter(({ noForeignIds, variables }) => !noForeignIds && variables !== undefined);

test('every operation with an id in its arguments is tried', () => {
  const named = new Set(tried.map(({ operation }) => operation));
  const untried = rows.filter(({ operation }) => {
    const { args } = getField(stage.app.schema, operation);
    return !named.has(operation) && args.some(({ type }) => /\bID\b/.test(String(type)));
  });
  expect(untried.map(({ operation }) => operation)).toEqual([]);
});

describe.each(tried.map((row) => ({ row, name: [row.operation, row.when].join(' ').trim() })))(
  '$name',
  ({ row }) => {
    test('is refused with each foreign id beside one’s own, and works without', async () => {
      const { app, home } = stage;
      const owner = signedIn(home.place.owner);
      const own = await variablesOf(row, 'home');
      const foreign = await variablesOf(row, 'away');
      let before: Print | undefined;
      for (const path of idPaths(app.schema, row.operation, own)) {
        const mixed = withValueAt(own, path, valueAt(foreign, path));
        before = await expectRefused(row, owner, mixed, path.join('.'), before);
      }
      const answer = await stage.run(owner, row.operation, own);
      // What the test's server lacks (a model pack) is said to who may ask for it.
      const isLacking = row.expected.admin === 'invalid';
      expect(isLacking ? ['invalid'] : ['ok', 'nothing'], JSON.stringify(answer.body)).toContain(
        outcomeOf(answer, fieldOf(row)),
      );
      if (!isLacking) expect(answer.body.errors).toBeUndefined();
    });

    test('is refused to another workspace’s admin with ids of this one', async () => {
      const own = await variablesOf(row, 'home');
      if (idPaths(stage.app.schema, row.operation, own).length === 0) return;
      await expectRefused(row, signedIn(stage.away.place.owner), own, 'all');
    });
  },
);

function variablesOf({ variables }: Row, where: 'home' | 'away'): Promise<Record<string, unknown>> {
  const kit = stage[where];
  return Promise.resolve(variables?.({ kit, callerId: kit.ownerId }) ?? {});
}

type Print = Awaited<ReturnType<typeof fingerprint>>;

/** Answers with what the database is like afterwards, which the next try may take as `before`. */
async function expectRefused(
  row: Row,
  who: Pick<Actor, 'visitor' | 'authorization'>,
  variables: Record<string, unknown>,
  which: string,
  known?: Print,
): Promise<Print | undefined> {
  const { database } = stage.app;
  const passedOver = row.passesOver?.includes(which) ?? false;
  const looked = passedOver ? stage.away.place.workspace.id : undefined;
  const before = (passedOver ? undefined : known) ?? (await fingerprint(database, looked));
  const answer = await stage.run(who, row.operation, variables);
  const outcome = outcomeOf(answer, fieldOf(row));
  const refused = row.tellsNothing || passedOver ? ['ok'] : ['notFound', 'forbidden', 'invalid', 'nothing'];
  expect(refused, `${which}: ${JSON.stringify(answer.body)}`).toContain(outcome);
  expect(await fingerprint(database, looked), which).toEqual(before);
  return passedOver ? undefined : before;
}

function signedIn(person: Person): Pick<Actor, 'visitor' | 'authorization'> {
  return { visitor: person.visitor, authorization: async () => `Bearer ${await person.bearer()}` };
}

function fieldOf({ operation }: Row): string {
  return operation.slice(operation.indexOf('.') + 1);
}
