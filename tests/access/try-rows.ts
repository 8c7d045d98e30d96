import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { actorNames, type ActorName } from './actors.ts';
import { fingerprint } from './fingerprint.ts';
import { isOutcome, outcomeOf } from './outcomes.ts';
import type { Row } from './row.ts';
import { setStage, type Stage } from './stage.ts';

/** Every row tried by everybody: who may, may; who may not is refused as the row says, and has changed nothing. */
export function tryRows(rows: readonly Row[]): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.app.close());
  afterEach(async () => {
    await stage.home.tidy();
    // On a fast machine all rows together ask more in a minute than API tokens may.
    stage.app.clock.pass(1);
  });

  describe.each(rows.map((row) => ({ row, name: [row.operation, row.when].join(' ').trim() })))(
    '$name',
    ({ row }) => {
      const { operation, expected } = row;
      const changing = operation.startsWith('Query.')
        ? []
        : actorNames.filter((name) => expected[name] === 'ok');
      const harmless = actorNames.filter((name) => !changing.includes(name));

      test.runIf(harmless.length > 0)(`${harmless.join(', ')}: nothing changes`, async () => {
        // Made for all before the first of them tries, so that whatever is new afterwards is their doing. The same for
        // all with one standing: as nothing changes, nobody finds what another has done to it.
        const asked = new Map<string | undefined, Record<string, unknown>>();
        for (const name of harmless) {
          const { memberId } = stage.actors[name];
          if (!asked.has(memberId)) asked.set(memberId, await variablesFor(name));
        }
        const before = await fingerprint(stage.app.database);
        for (const name of harmless)
          expect(await triedBy(name, asked.get(stage.actors[name].memberId) ?? {})).toEqual(due(name));
        expect(await fingerprint(stage.app.database)).toEqual(before);
      });

      test.runIf(changing.length > 0)(`${changing.join(', ')}: done`, async () => {
        for (const name of changing) expect(await triedBy(name, await variablesFor(name))).toEqual(due(name));
      });

      async function variablesFor(name: ActorName): Promise<Record<string, unknown>> {
        return (await row.variables?.({ kit: stage.home, callerId: stage.actors[name].memberId })) ?? {};
      }

      /** What came of it, with the answer where that is not what the row says. */
      async function triedBy(name: ActorName, asked: Record<string, unknown>) {
        const answer = await stage.run(stage.actors[name], operation, asked);
        const outcome = outcomeOf(answer, operation.slice(operation.indexOf('.') + 1));
        return isOutcome(outcome, expected[name]) ? due(name) : { name, outcome, body: answer.body };
      }

      function due(name: ActorName) {
        return { name, outcome: expected[name], body: '' };
      }
    },
  );
}
