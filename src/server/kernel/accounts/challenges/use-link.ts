import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import { proveAddress } from '../prove-address.ts';
import { mailedPurposes, type LinkPurpose } from './purposes.ts';
import '../tables.ts';

export type LinkQuestion = {
  token: string;
  purposes: readonly LinkPurpose[];
  workspaceId: string | null;
  now: Date;
};
export type UsedLink = {
  purpose: LinkPurpose;
  email: string;
  redirect: string | null;
  sessionId: string | null;
  flowId: string | null;
};

export class SpentLink extends HumanErrorMessage {
  constructor() {
    super('This link has been used already or is too old. Ask for a new one.');
  }
}

/** Takes the link, once: of two requests in parallel the second finds nothing. Throws SpentLink. */
export async function useLink(db: Db, question: LinkQuestion): Promise<UsedLink> {
  const { token, purposes, workspaceId, now } = question;
  const used = await db
    .updateTable('email_challenges')
    .set({ used_at: now })
    .where('secret_hash', '=', hashOfToken(token))
    .where('purpose', 'in', purposes)
    .where('workspace_id', workspaceId === null ? 'is' : '=', workspaceId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['purpose', 'email', 'redirect', 'session_id as sessionId', 'flow_id as flowId'])
    .executeTakeFirst();
  if (!used) throw new SpentLink();
  if (mailedPurposes.has(used.purpose)) await proveAddress(db, { email: used.email, now });
  return { ...used, purpose: used.purpose as LinkPurpose };
}

/** Before costly work such as hashing a password. Throws SpentLink. */
export async function requireOpenLink(db: Db, question: LinkQuestion): Promise<{ email: string }> {
  const { token, purposes, workspaceId, now } = question;
  const link = await db
    .selectFrom('email_challenges')
    .select('email')
    .where('secret_hash', '=', hashOfToken(token))
    .where('purpose', 'in', purposes)
    .where('workspace_id', workspaceId === null ? 'is' : '=', workspaceId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw new SpentLink();
  return link;
}

/** Whose link it is or was, spent or not. */
export async function findMailedTo(
  db: Db,
  { token, purpose, workspaceId }: { token: string; purpose: LinkPurpose; workspaceId: string },
): Promise<string | undefined> {
  const link = await db
    .selectFrom('email_challenges')
    .select('email')
    .where('secret_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return link?.email;
}
