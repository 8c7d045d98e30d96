import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { purposeSeconds, type LinkPurpose } from './purposes.ts';
import '../tables.ts';

export type NewLink = {
  purpose: LinkPurpose;
  email: string;
  workspaceId: string | null;
  redirect?: string | null;
  /** The session whose provider the new one takes over. */
  sessionId?: string;
  flowId?: string;
};

/** The token of a link that works once. Only its hash is kept. */
export async function createLink(
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  db: Db,
  link: NewLink,
): Promise<string> {
  const token = newSecretToken();
  const time = now();
  await db
    .insertInto('email_challenges')
    .values({
      id: newId(),
      purpose: link.purpose,
      email: link.email,
      workspace_id: link.workspaceId,
      secret_hash: hashOfToken(token),
      tries_left: 1,
      redirect: link.redirect ?? null,
      session_id: link.sessionId ?? null,
      flow_id: link.flowId ?? null,
      created_at: time,
      expires_at: new Date(time.getTime() + purposeSeconds[link.purpose] * 1000),
      used_at: null,
    })
    .execute();
  return token;
}
