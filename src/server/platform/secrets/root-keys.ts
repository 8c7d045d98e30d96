import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { WrongSetting } from '#server/platform/env/wrong-setting.ts';
import { readKeyFile, writeKeyFile } from './key-file.ts';

/** The first is in use; the others only open what was sealed before. */
export type RootKeys = {
  readonly keys: readonly [string, ...string[]];
  readonly source: 'environment' | 'file' | 'database';
  /** What the person who starts the server should know about them. */
  readonly notice?: string;
  /** Puts others in their place; undefined where only the operator can. */
  readonly replace?: (keys: readonly [string, ...string[]]) => Promise<void>;
};

export type SecretsEnv = Pick<Env, 'secret' | 'previousSecret' | 'secretFile' | 'dataDir'>;

/** From the environment, else from a file, else, where many nodes share a database server, from the database. */
export async function readRootKeys(database: Database, env: SecretsEnv): Promise<RootKeys> {
  const previous = env.previousSecret === undefined ? [] : [env.previousSecret];
  if (env.secret !== undefined) return { keys: [env.secret, ...previous], source: 'environment' };
  if (env.secretFile !== undefined) return readOwnFile(env.secretFile);
  return database.kind === 'pglite'
    ? readDataFolder(database, join(env.dataDir, 'secret.key'))
    : readDatabase(database);
}

function readOwnFile(file: string): RootKeys {
  const keys = readKeyFile(file);
  if (!keys)
    throw new WrongSetting(
      `HARK_SECRET_FILE ${file} can’t be read or is empty. Create it with: openssl rand -base64 32 > ${file}`,
    );
  return { keys, source: 'file', replace: async (next) => writeKeyFile(file, next) };
}

async function readDataFolder(database: Database, file: string): Promise<RootKeys> {
  const replace = async (next: readonly [string, ...string[]]): Promise<void> => writeKeyFile(file, next);
  const found = readKeyFile(file);
  if (found) return { keys: found, source: 'file', replace };
  // Installations from before the file have it in the database.
  const keys = [(await storedSecret(database)) ?? newRootKey()] as const;
  writeKeyFile(file, keys);
  await database.owner.query('update instance set secret = null');
  const notice = `The secret key of this installation is in ${file}. Keep a copy: backups don’t hold it.`;
  return { keys, source: 'file', notice, replace };
}

async function readDatabase(database: Database): Promise<RootKeys> {
  await database.owner.query(
    `insert into instance (secret) values ($1)
     on conflict (singleton) do update set secret = coalesce(instance.secret, excluded.secret)`,
    [newRootKey()],
  );
  const stored = await storedSecret(database);
  if (stored === undefined) throw new Error('The instance has no secret');
  const [first = '', ...rest] = stored.split('\n');
  return {
    keys: [first, ...rest],
    source: 'database',
    notice:
      'The secret key is kept in the database, next to what it protects. Set HARK_SECRET or HARK_SECRET_FILE to keep it elsewhere.',
    replace: async (next) => {
      await database.owner.query('update instance set secret = $1', [next.join('\n')]);
    },
  };
}

async function storedSecret({ owner }: Database): Promise<string | undefined> {
  const { rows } = await owner.query<{ secret: string | null }>('select secret from instance');
  return rows[0]?.secret ?? undefined;
}

export function newRootKey(): string {
  return randomBytes(32).toString('base64url');
}
