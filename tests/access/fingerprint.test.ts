// What the matrix relies on to say that a refusal wrote nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

test.each([
  ['an insert', "insert into open_domains select id, 'new.example', now() from workspaces", true],
  ['an update', "update members set name = name || ' II'", true],
  ['a delete', "delete from open_domains where domain = 'new.example'", true],
  ['a token’s scopes', "update api_tokens set scopes = '{read}'", true],
  ['a token’s last use', 'update api_tokens set last_used_at = now()', false],
  ['a look', 'select * from members', false],
])('%s shows or not', async (_, statement, shows) => {
  const { database } = stage.app;
  const before = await fingerprint(database);
  await database.owner.query(statement);
  const isSame = JSON.stringify(await fingerprint(database)) === JSON.stringify(before);
  expect(isSame).toBe(!shows);
});

test('each workspace has one of its own', async () => {
  const { app, home, away } = stage;
  const before = await fingerprint(app.database, away.place.workspace.id);
  await home.project();
  expect(await fingerprint(app.database, away.place.workspace.id)).toEqual(before);
  await away.project();
  expect(await fingerprint(app.database, away.place.workspace.id)).not.toEqual(before);
});
