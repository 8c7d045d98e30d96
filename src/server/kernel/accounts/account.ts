import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

/** A person, known by an e-mail address that nobody can change through a form. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
};

const accountColumns = ['id', 'email', 'name', 'password_hash as passwordHash'] as const;

/** `email` in its canonical form. */
export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(accountColumns).where('email', '=', email).executeTakeFirst();
}

export type NewAccount = Pick<Account, 'email' | 'name' | 'passwordHash'> & {
  /** Nothing has come back from the mailbox yet. */
  isUnproven?: boolean;
};

/** Nothing when somebody made it a moment ago. */
export function createAccount(
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  db: Db,
  { email, name, passwordHash, isUnproven = false }: NewAccount,
): Promise<Account | undefined> {
  const time = now();
  return db
    .insertInto('accounts')
    .values({
      id: newId(),
      email,
      name,
      password_hash: passwordHash,
      unproven_since: isUnproven ? time : null,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
}

/** For anyone who has proved the address: their account, made on the first proof. */
export async function findOrCreateAccount(
  services: Pick<Services, 'now' | 'newId'>,
  db: Db,
  email: string,
): Promise<Account> {
  return (
    (await createAccount(services, db, { email, name: '', passwordHash: null })) ??
    (await db
      .selectFrom('accounts')
      .select(accountColumns)
      .where('email', '=', email)
      .executeTakeFirstOrThrow())
  );
}

/** What others see until the person says how they are called. */
export function displayNameOf(account: Pick<Account, 'name' | 'email'>): string {
  return account.name === '' ? (account.email.split('@')[0] ?? '').slice(0, 100) : account.name;
}
