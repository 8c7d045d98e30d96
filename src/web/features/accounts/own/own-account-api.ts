import { ownAccountCodec, type OwnAccount } from '#domain/accounts/own-account.ts';
import { ownWorkspacesCodec, type OwnWorkspaces } from '#domain/accounts/own-workspaces.ts';
import type { OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { boolean, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { getJson, post, postJson } from '#web/lib/rest.ts';

const redirectCodec = object({ redirectUrl: string }, 'redirect');
const changedCodec = object({ isChanged: boolean, email: string }, 'change of e-mail address');

/** A field that the person had no reason to fill in is left out. */
type Proof = { password?: string };

/** The account page's calls. */
export const ownAccount = {
  read: (): Promise<OwnAccount> => getJson('/api/account', ownAccountCodec),
  workspaces: (): Promise<OwnWorkspaces> => getJson('/api/account/workspaces', ownWorkspacesCodec),
  changePassword: (request: { current?: string; password: string }) => post('/api/account/password', request),
  changeEmail: (request: { email: string } & Proof) => post('/api/account/email', request),
  confirmEmail: (token: string) => postJson('/api/auth/change-email', { token }, changedCodec),
  setMarketingComms: (enabled: boolean) => post('/api/account/marketing-comms', { enabled }),
  link: (request: { provider: OidcProvider } & Proof) =>
    postJson('/api/account/identities/link', request, redirectCodec),
  finishLink: (token: string) => post('/api/account/identities', { token }),
  unlink: (request: { id: string } & Proof) => post('/api/account/identities/unlink', request),
  endSession: (id: string) => post('/api/account/sessions/end', { id }),
  endAllSessions: () => post('/api/account/sessions/end-all'),
  leave: (teamId: string) => post('/api/account/leave', { teamId }),
};
