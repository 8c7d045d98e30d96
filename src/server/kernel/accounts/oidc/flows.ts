import { popupMark, type FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import '../tables.ts';

export type FlowAim = {
  readonly provider: FlowProvider;
  readonly workspaceId: string | null;
  /** The session whose account gets the identity, where somebody signed in asked for it. */
  readonly sessionId: string | null;
  readonly redirect: string | null;
};
/** `popup`: beside the page that began, which waits for the answer. */
export type UxMode = 'popup' | 'redirect';
export type OpenFlow = FlowAim & { readonly id: string; readonly nonce: string; readonly verifier: string };

const flowSeconds = 600;

/** `state` goes to the provider and back, `browser` stays in a cookie: an answer in another browser is none. */
export async function createFlow(
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  db: Db,
  { nonce, verifier, uxMode, ...aim }: FlowAim & { nonce: string; verifier: string; uxMode: UxMode },
): Promise<{ state: string; browser: string }> {
  // The page that the provider leads back to reads from the state whose it is and where it stands.
  const state = `${aim.provider}.${uxMode === 'popup' ? popupMark : ''}${newSecretToken()}`;
  const browser = newSecretToken();
  const time = now();
  await db
    .insertInto('oidc_flows')
    .values({
      id: newId(),
      state_hash: hashOfToken(state),
      browser_hash: hashOfToken(browser),
      provider: aim.provider,
      workspace_id: aim.workspaceId,
      session_id: aim.sessionId,
      redirect: aim.redirect,
      nonce,
      verifier,
      created_at: time,
      expires_at: new Date(time.getTime() + flowSeconds * 1000),
    })
    .execute();
  return { state, browser };
}

/** Takes the flow, once: of two answers with one state the second finds nothing. */
export async function takeFlow(
  db: Db,
  { state, browser, now }: { state: string; browser: string; now: Date },
): Promise<OpenFlow | undefined> {
  return db
    .updateTable('oidc_flows')
    .set({ used_at: now })
    .where('state_hash', '=', hashOfToken(state))
    .where('browser_hash', '=', hashOfToken(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning([
      'id',
      'provider',
      'workspace_id as workspaceId',
      'session_id as sessionId',
      'redirect',
      'nonce',
      'verifier',
    ])
    .executeTakeFirst();
}
