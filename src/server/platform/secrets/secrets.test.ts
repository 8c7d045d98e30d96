import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { createScene, type Scene } from '#tests/support/scene.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import type { SecretsEnv } from './root-keys.ts';
import { CantUnseal } from './sealed-box.ts';
import { openSecrets, type Secrets } from './secrets.ts';

let app: TestApp;
let scene: Scene;
let ctx: Ctx;
let other: Ctx;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ctx = app.services.systemCtx((await scene.workspace()).workspace);
  other = app.services.systemCtx((await scene.workspace()).workspace);
});

const purpose = 'models.key';
const plain = 'sk-a-key-that-nobody-may-see';
const bare: SecretsEnv = { secret: undefined, previousSecret: undefined, secretFile: undefined, dataDir: '' };

const keep = (secrets: Secrets, value = plain): Promise<string> =>
  inTransaction(ctx, (tx) => secrets.box.put(tx, purpose, value));
const read = (secrets: Secrets, id: string, place: Partial<{ ctx: Ctx; purpose: string }> = {}) => {
  const workspaceId = (place.ctx ?? ctx).workspace.id;
  return ctx.database.transaction({ workspaceId }, 'read only', (db) =>
    secrets.box.open(db, { workspaceId, id, purpose: place.purpose ?? purpose }),
  );
};
const within = <T>(
  run: (db: Parameters<Parameters<Ctx['database']['transaction']>[2]>[0]) => Promise<T>,
): Promise<T> => ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', run);

describe('a sealed secret', () => {
  test('opens where it belongs and is nowhere to be read', async () => {
    const { secrets } = app.services;
    const id = await keep(secrets);
    expect(await read(secrets, id)).toBe(plain);
    const row = await within((db) => db.selectFrom('sealed_secrets').selectAll().executeTakeFirstOrThrow());
    expect(row.sealed.includes(plain)).toBe(false);
    expect(row.key_id).toBe(secrets.box.keyId);
    expect(await read(secrets, id, { ctx: other })).toBeUndefined();
    expect(await read(secrets, id, { purpose: 'another' })).toBeUndefined();
  });

  test('does not open in another row, for another purpose, or with a byte changed', async () => {
    const { secrets } = app.services;
    const [first, second] = [await keep(secrets), await keep(secrets, 'another')];
    await within((db) =>
      sql`update sealed_secrets s set sealed = o.sealed from sealed_secrets o where s.id = ${second} and o.id = ${first}`.execute(
        db,
      ),
    );
    await expect(read(secrets, second)).rejects.toThrow(CantUnseal);
    await within((db) => sql`update sealed_secrets set purpose = 'renamed' where id = ${first}`.execute(db));
    await expect(read(secrets, first, { purpose: 'renamed' })).rejects.toThrow(CantUnseal);
    const third = await keep(secrets);
    await within((db) =>
      sql`update sealed_secrets set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1) where id = ${third}`.execute(
        db,
      ),
    );
    await expect(read(secrets, third)).rejects.toThrow('sealed with another secret key');
  });
});

describe('the root key', () => {
  test('is replaced in its file, and everything opens with the new one alone', async () => {
    const file = join(tempDir(), 'secret.key');
    writeFileSync(file, 'the first key\n'.replaceAll(' ', '-'));
    const env = { ...bare, secretFile: file };
    const before = await openSecrets(ctx.database, env);
    const ids = await Promise.all(['one', 'two', 'three'].map((value) => keep(before, value)));
    expect(await rotateSecrets(ctx.database, env)).toMatchObject({ resealed: 3, isNewKey: true });
    const after = await openSecrets(ctx.database, env);
    expect(after.box.keyId).not.toBe(before.box.keyId);
    expect(await Promise.all(ids.map((id) => read(after, id)))).toEqual(['one', 'two', 'three']);
    await expect(read(before, ids[0] ?? '')).rejects.toThrow(CantUnseal);
    expect(readFileSync(file, 'utf8')).not.toContain('the-first-key');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('of the environment is replaced by naming the one before', async () => {
    const id = await keep(await openSecrets(ctx.database, { ...bare, secret: 'old' }));
    const both = { ...bare, secret: 'new', previousSecret: 'old' };
    expect(await read(await openSecrets(ctx.database, both), id)).toBe(plain);
    const now = await openSecrets(ctx.database, { ...bare, secret: 'new' });
    await expect(read(now, id)).rejects.toThrow(CantUnseal);
    expect(await rotateSecrets(ctx.database, both)).toMatchObject({ resealed: 1, isNewKey: false });
    expect(await read(now, id)).toBe(plain);
  });

  test('without a setting is kept beside the embedded database, or in the database of many nodes', async () => {
    const dataDir = tempDir();
    await ctx.database.owner.query(
      `insert into instance (secret) values ('made-earlier') on conflict (singleton) do update set secret = 'made-earlier'`,
    );
    const secrets = await openSecrets(ctx.database, { ...bare, dataDir });
    const before = await openSecrets(ctx.database, { ...bare, secret: 'made-earlier' });
    expect(secrets.box.keyId).toBe(before.box.keyId);
    const { rows } = await ctx.database.owner.query('select secret from instance');
    const file = join(dataDir, 'secret.key');
    if (ctx.database.kind === 'pglite') {
      expect(secrets.notice).toContain(file);
      expect([rows[0].secret, readFileSync(file, 'utf8')]).toEqual([null, 'made-earlier\n']);
      expect((await openSecrets(ctx.database, { ...bare, dataDir })).notice).toBeUndefined();
    } else {
      expect(secrets.notice).toContain('HARK_SECRET');
      expect([rows[0].secret, existsSync(file)]).toEqual(['made-earlier', false]);
    }
  });

  test('is out of reach for what answers requests, and a file that is missing stops the start', async () => {
    const reading = ctx.database.transaction({}, 'read only', (db) =>
      sql`select secret from instance`.execute(db),
    );
    await expect(reading).rejects.toMatchObject({ code: '42501' });
    await expect(openSecrets(ctx.database, { ...bare, secretFile: '/nowhere/key' })).rejects.toThrow(
      'HARK_SECRET_FILE',
    );
  });
});
