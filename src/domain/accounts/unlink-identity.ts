import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Never the last way in. Codes by e-mail don't count: who loses the mailbox would lose the account. */
export function checkUnlink(ways: { hasPassword: boolean; identities: number }): Parsed<true> {
  if (ways.hasPassword || ways.identities > 1) return accepted(true);
  return refused('This is your only way to sign in besides e-mail. Set a password first.');
}
