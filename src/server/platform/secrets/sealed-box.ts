import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { seal, sealKeyOf, unseal } from './seal.ts';
import './tables.ts';

export type SecretPlace = { readonly workspaceId: string; readonly id: string; readonly purpose: string };

export type SecretPlaces = Omit<SecretPlace, 'id'> & { readonly ids: readonly string[] };

export type AccountSecret = { readonly accountId: string; readonly id: string; readonly purpose: string };

/** Keys and tokens of other services: a row names one by its id and never holds it. */
export type SealedBox = {
  readonly keyId: string;
  /** Seals a value and answers the id it is found by. */
  put(tx: TxCtx, purpose: string, value: string): Promise<string>;
  /** Throws CantUnseal. Undefined when it is gone. */
  open(db: Db, place: SecretPlace): Promise<string | undefined>;
  remove(tx: TxCtx, id: string): Promise<void>;
  /** Many at once, in the order of the values. */
  putAll(tx: TxCtx, purpose: string, values: readonly string[]): Promise<string[]>;
  /** By id; those that another key sealed are left out. */
  openAll(db: Db, places: SecretPlaces): Promise<Map<string, string>>;
  removeAll(tx: TxCtx, ids: readonly string[]): Promise<void>;
  /** The same for secrets of an account, which belong to no workspace. */
  putForAccount(db: Db, secret: AccountSecret & { value: string; at: Date }): Promise<string>;
  openForAccount(db: Db, place: AccountSecret): Promise<string | undefined>;
  removeOfAccount(db: Db, ids: readonly string[]): Promise<void>;
  resealForAccount(place: AccountSecret, keyId: string, sealed: Buffer): Buffer | undefined;
  /** The same value under the newest key; undefined where it can't be read. */
  reseal(place: SecretPlace, keyId: string, sealed: Buffer): Buffer | undefined;
};

export class CantUnseal extends Error {
  constructor() {
    super(
      'A stored key can’t be read: it was sealed with another secret key. Enter it again, or start with the earlier HARK_SECRET.',
    );
  }
}

export function createSealedBox(roots: readonly [string, ...string[]]): SealedBox {
  const [first, ...rest] = roots;
  const current = sealKeyOf(first);
  const keys = [current, ...rest.map(sealKeyOf)];

  function read(name: string, keyId: string, sealed: Buffer): string | undefined {
    const key = keys.find(({ id }) => id === keyId);
    return key && unseal(key, name, sealed);
  }

  function open(name: string, row: { key_id: string; sealed: Buffer } | undefined): string | undefined {
    if (!row) return undefined;
    const value = read(name, row.key_id, row.sealed);
    if (value === undefined) throw new CantUnseal();
    return value;
  }

  function reseal(name: string, keyId: string, sealed: Buffer): Buffer | undefined {
    const value = read(name, keyId, sealed);
    return value === undefined ? undefined : seal(current, name, value);
  }

  return {
    keyId: current.id,
    async put(tx, purpose, value) {
      const place = { workspaceId: tx.workspace.id, id: tx.newId(), purpose };
      await tx.db
        .insertInto('sealed_secrets')
        .values({
          workspace_id: place.workspaceId,
          id: place.id,
          purpose,
          key_id: current.id,
          sealed: seal(current, nameOf(place), value),
          created_at: tx.now(),
        })
        .execute();
      return place.id;
    },
    async open(db, place) {
      const row = await db
        .selectFrom('sealed_secrets')
        .select(['key_id', 'sealed'])
        .where('workspace_id', '=', place.workspaceId)
        .where('id', '=', place.id)
        .where('purpose', '=', place.purpose)
        .executeTakeFirst();
      return open(nameOf(place), row);
    },
    async putForAccount(db, { value, at, ...place }) {
      await db
        .insertInto('sealed_account_secrets')
        .values({
          id: place.id,
          account_id: place.accountId,
          purpose: place.purpose,
          key_id: current.id,
          sealed: seal(current, nameForAccount(place), value),
          created_at: at,
        })
        .execute();
      return place.id;
    },
    async openForAccount(db, place) {
      const row = await db
        .selectFrom('sealed_account_secrets')
        .select(['key_id', 'sealed'])
        .where('id', '=', place.id)
        .where('account_id', '=', place.accountId)
        .where('purpose', '=', place.purpose)
        .executeTakeFirst();
      return open(nameForAccount(place), row);
    },
    async removeOfAccount(db, ids) {
      if (ids.length > 0) await db.deleteFrom('sealed_account_secrets').where('id', 'in', ids).execute();
    },
    resealForAccount: (place, keyId, sealed) => reseal(nameForAccount(place), keyId, sealed),
    async remove(tx, id) {
      await tx.db
        .deleteFrom('sealed_secrets')
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', id)
        .execute();
    },
    async putAll(tx, purpose, values) {
      const rows = values.map((value) => {
        const place = { workspaceId: tx.workspace.id, id: tx.newId(), purpose };
        return { id: place.id, sealed: seal(current, nameOf(place), value) };
      });
      if (rows.length > 0)
        await sql`
          insert into sealed_secrets (workspace_id, id, purpose, key_id, sealed, created_at)
          select ${tx.workspace.id}::uuid, r.id, ${purpose}, ${current.id}, r.sealed, ${tx.now()}::timestamptz
          from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ sealed }) => sealed)}::bytea[])
            as r (id, sealed)`.execute(tx.db);
      return rows.map(({ id }) => id);
    },
    async openAll(db, { workspaceId, purpose, ids }) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('sealed_secrets')
        .select(['id', 'key_id', 'sealed'])
        .where(isInWorkspace(workspaceId, 'id', ids))
        .where('purpose', '=', purpose)
        .execute();
      return new Map(
        rows.flatMap(({ id, key_id: keyId, sealed }) => {
          const value = read(nameOf({ workspaceId, id, purpose }), keyId, sealed);
          return value === undefined ? [] : [[id, value] as const];
        }),
      );
    },
    async removeAll(tx, ids) {
      if (ids.length > 0)
        await tx.db
          .deleteFrom('sealed_secrets')
          .where(isInWorkspace(tx.workspace.id, 'id', ids))
          .execute();
    },
    reseal: (place, keyId, sealed) => reseal(nameOf(place), keyId, sealed),
  };
}

function nameForAccount({ accountId, id, purpose }: AccountSecret): string {
  return `account ${accountId}/${id}/${purpose}`;
}

function nameOf({ workspaceId, id, purpose }: SecretPlace): string {
  return `${workspaceId}/${id}/${purpose}`;
}
