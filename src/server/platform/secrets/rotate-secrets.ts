import { sql } from 'kysely';
import type { Database, Db, Scope } from '#server/platform/db/database.ts';
import { newRootKey, readRootKeys, type SecretsEnv } from './root-keys.ts';
import { createSealedBox, type SealedBox } from './sealed-box.ts';
import './tables.ts';

export type Rotation = {
  readonly resealed: number;
  /** Sealed with a key that nobody has named. */
  readonly unreadable: number;
  readonly isNewKey: boolean;
};
const batchSize = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Seals everything with a new root key, then forgets the old one. Until the end both open, so a rotation that was
 * interrupted is simply run again. A key of the environment is only changed by the operator: then what the earlier
 * one sealed is sealed with the present one.
 */
export async function rotateSecrets(database: Database, env: SecretsEnv): Promise<Rotation> {
  const { keys, replace } = await readRootKeys(database, env);
  const [current, ...previous] = keys;
  // More than one: an earlier rotation did not come to its end, or the operator has named the one before.
  const isNewKey = replace !== undefined && previous.length === 0;
  const next = isNewKey ? ([newRootKey(), current] as const) : keys;
  if (isNewKey) await replace(next);
  const box = createSealedBox(next);
  const { rows } = await database.owner.query<{ id: string }>('select id from workspaces order by id');
  let { resealed, unreadable } = await inBatches(database, {}, (db, after) =>
    resealSomeOfAccounts(db, { after, box }),
  );
  for (const { id: workspaceId } of rows) {
    const done = await inBatches(database, { workspaceId }, (db, after) =>
      resealSome(db, { workspaceId, after, box }),
    );
    resealed += done.resealed;
    unreadable += done.unreadable;
  }
  await replace?.([next[0]]);
  return { resealed, unreadable, isNewKey };
}

type Batch = { resealed: number; unreadable: number; last: string | undefined };
type Reach = { workspaceId: string; after: string; box: SealedBox };

async function inBatches(
  database: Database,
  scope: Scope,
  reseal: (db: Db, after: string) => Promise<Batch>,
): Promise<Omit<Batch, 'last'>> {
  let resealed = 0;
  let unreadable = 0;
  for (let after: string | undefined = firstId; after !== undefined;) {
    const from: string = after;
    const done = await database.transaction(scope, 'read write', (db) => reseal(db, from));
    resealed += done.resealed;
    unreadable += done.unreadable;
    after = done.last;
  }
  return { resealed, unreadable };
}

async function resealSome(db: Db, { workspaceId, after, box }: Reach): Promise<Batch> {
  const rows = await db
    .selectFrom('sealed_secrets')
    .select(['id', 'purpose', 'key_id', 'sealed'])
    .where('workspace_id', '=', workspaceId)
    .where('key_id', '<>', box.keyId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();
  const opened = rows.flatMap(({ id, purpose, key_id, sealed }) => {
    const again = box.reseal({ workspaceId, id, purpose }, key_id, sealed);
    return again ? [{ id, sealed: again }] : [];
  });
  await sql`update sealed_secrets s set key_id = ${box.keyId}, sealed = n.sealed
    from unnest(${opened.map(({ id }) => id)}::uuid[], ${opened.map(({ sealed }) => sealed)}::bytea[]) as n (id, sealed)
    where s.workspace_id = ${workspaceId} and s.id = n.id`.execute(db);
  return { resealed: opened.length, unreadable: rows.length - opened.length, last: rows.at(-1)?.id };
}

async function resealSomeOfAccounts(db: Db, { after, box }: Omit<Reach, 'workspaceId'>): Promise<Batch> {
  const rows = await db
    .selectFrom('sealed_account_secrets')
    .select(['id', 'account_id', 'purpose', 'key_id', 'sealed'])
    .where('key_id', '<>', box.keyId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();
  const opened = rows.flatMap(({ id, account_id: accountId, purpose, key_id, sealed }) => {
    const again = box.resealForAccount({ accountId, id, purpose }, key_id, sealed);
    return again ? [{ id, sealed: again }] : [];
  });
  await sql`update sealed_account_secrets s set key_id = ${box.keyId}, sealed = n.sealed
    from unnest(${opened.map(({ id }) => id)}::uuid[], ${opened.map(({ sealed }) => sealed)}::bytea[]) as n (id, sealed)
    where s.id = n.id`.execute(db);
  return { resealed: opened.length, unreadable: rows.length - opened.length, last: rows.at(-1)?.id };
}
