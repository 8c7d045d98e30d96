// Security case 23: whatever stands where a text, a number, a time or an id is expected, the answer is a refusal or
// the literal meaning, never a fault of the server's.
import { getNamedType, getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getField, valueAt, withValueAt, type IdPath, type Variables } from './operations.ts';
import { outcomeOf } from './outcomes.ts';
import { rows } from './rows/rows.ts';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const hostile: Readonly<Record<string, readonly unknown[]>> = {
  String: ['\0', 'a\ud800b', "'||pg_sleep(3)||'", '[['.repeat(5000), '{"a":"\\ud800"}'],
  Int: [-1, 2_147_483_647, -2_147_483_648],
  Float: [-1, 1e308, 5e-324],
  DateTime: ['0001-01-01T00:00:00+15:59', '9999-12-31T23:59:59-15:59'],
  ID: ['\0', 'a\ud800', 'x'.repeat(10_000)],
};

test('no value makes the server fail', async () => {
  const { app, home } = stage;
  const { owner } = home.place;
  const who = { visitor: owner.visitor, authorization: async () => `Bearer ${await owner.bearer()}` };
  const faults: string[] = [];
  const known = new Set<string>();
  let tried = 0;
  for (const { operation, variables, noForeignIds } of rows) {
    if (noForeignIds || known.has(operation)) continue;
    known.add(operation);
    const make = async (): Promise<Variables> =>
      (await variables?.({ kit: home, callerId: home.ownerId })) ?? {};
    const example = await make();
    const { args } = getField(app.schema, operation);
    for (const path of args.flatMap(({ name, type }) => leavesOf(type, example[name], [name]))) {
      for (const value of hostile[path.kind] ?? []) {
        const asked = withValueAt(await make(), path.at, value);
        const answer = await stage.run(who, operation, asked);
        tried += 1;
        if (
          outcomeOf(answer, operation.slice(operation.indexOf('.') + 1)) === 'error' ||
          answer.status >= 500
        )
          faults.push(`${operation} ${path.at.join('.')} ${JSON.stringify(value).slice(0, 40)}`);
      }
    }
    await home.tidy();
  }
  expect(faults).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
  // Every operation with each of its values: it grows with the product.
}, 240_000);

type Leaf = { readonly at: IdPath; readonly kind: string };

/** Also what the example leaves out, where its place is there; of a list its first. */
function leavesOf(type: GraphQLInputType, value: unknown, at: IdPath): Leaf[] {
  const bare = getNullableType(type);
  if (isListType(bare)) {
    return Array.isArray(value) && value.length > 0 ? leavesOf(bare.ofType, value[0], [...at, 0]) : [];
  }
  if (!isInputObjectType(bare)) return [{ at, kind: getNamedType(bare).name }];
  if (value === undefined || value === null) return [];
  return Object.values(bare.getFields()).flatMap((field) =>
    leavesOf(field.type, valueAt(value, [field.name]), [...at, field.name]),
  );
}
