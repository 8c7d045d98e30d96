import type { Feature } from '#server/platform/app/feature.ts';
import { addOutboxRoutes } from '#server/platform/mail/outbox-route.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { pruneAccounts } from './prune-accounts.ts';
import { hostRoutes } from './routes/host-routes.ts';
import { addOidcRoutes } from './routes/oidc-routes.ts';
import { addOwnAccountRoutes } from './routes/own-account-routes.ts';
import { addRegionRoutes } from './routes/region-routes.ts';
import { addRootSessionRoutes } from './routes/root-session-routes.ts';
import { addRootSignUpRoutes } from './routes/root-sign-up-routes.ts';
import { addSecondFactorRoutes } from './routes/second-factor-routes.ts';
import { addSsoRoutes } from './routes/sso-routes.ts';
import { addWorkspaceJoinRoutes } from './routes/workspace-join-routes.ts';
import { addWorkspaceSignInRoutes } from './routes/workspace-sign-in-routes.ts';

export { findAccountByEmail, findOrCreateAccount } from './account.ts';
export { authenticate, authenticateIn, authenticateSocket, visitorCtx } from './bearer/authenticate.ts';
export { authenticateDownload } from './bearer/authenticate-download.ts';
export { createSignInLink } from './create-ticket.ts';
export { checkEmailDomain } from './denied-domains.ts';
export { findAccountOfMember } from './find-account-of-member.ts';
export { mailMagicLink } from './mail-sign-in-links.ts';
export { hostRoutes, type HostRoutes, type Visit } from './routes/host-routes.ts';
export { canProveAtRoot, proveAtRoot } from './second-factor/prove-at-root.ts';
export type { Session } from './sessions/find-session.ts';
export { findRootSession } from './sessions/root-session.ts';
export { setSessionCookie } from './sessions/session-cookie.ts';
export { forgetFactors } from './second-factor/forget-factors.ts';
export { setUpProviders, ssoSecretPurpose } from './oidc/provider-clients.ts';
export { createSsoTestUrl } from './sso/sso-test-url.ts';
export { revokeSessionsBesides } from './sessions/revoke-sessions-besides.ts';
export { inEvenTime } from './even-time.ts';
export { hashPassword, isPasswordOf } from './passwords/password-hash.ts';

export const accounts: Feature = {
  name: 'accounts',
  crons: (services) => [
    { name: 'accounts.prune', cron: '17 * * * *', timeZone: 'UTC', run: () => pruneAccounts(services) },
  ],
  routes(http, services) {
    const hosts = hostRoutes(services, createRateLimiter(services));
    addRegionRoutes(http, services, hosts);
    addRootSignUpRoutes(http, services, hosts);
    addRootSessionRoutes(http, services, hosts);
    addWorkspaceSignInRoutes(http, services, hosts);
    addWorkspaceJoinRoutes(http, services, hosts);
    addOidcRoutes(http, services, hosts);
    addSsoRoutes(http, services, hosts);
    addSecondFactorRoutes(http, services, hosts);
    addOwnAccountRoutes(http, services, hosts);
    addOutboxRoutes(http, services);
  },
};
