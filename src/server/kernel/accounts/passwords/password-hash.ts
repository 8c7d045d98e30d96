import { hash, verify } from '@node-rs/argon2';
import { HashQueue } from './hash-queue.ts';

/** Argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of nothing anybody can type, of the same cost as a real one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$eBnekNbk/uMOCTPwlavuFg$hQzt2thfUELSWE0bcnDNLScOKNsJGn8blnlCCqLNIn0';

/** One for the process: the cores it protects are the process's. */
const queue = new HashQueue({ running: 4, waiting: 200 });

export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, cost));
}

/** Takes as long for an account that does not exist or has no password. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  // Longer than any password may be: what is cut off could not have matched.
  const typed = password.slice(0, 1024);
  const matches = await queue.run(() => verify(passwordHash ?? nobodysHash, typed));
  return matches && typeof passwordHash === 'string';
}
