import { route } from './route.ts';
import { flag, internalPath, text, word } from './url-codec.ts';

const token = text(4096);
const email = text(320);
const redirect = internalPath;
const providerAnswer = { code: text(4096), state: text(4096), error: text(500) } as const;
/** Brings the sample along into an account of one's own. */
const sample = text(128);
const newWorkspace = { promo: word, installTemplateId: word, sample } as const;

export const authRoutes = {
  authLogin: route('/auth/login', { host: 'both', query: { redirect, email } }),
  authLogout: route('/auth/logout', { host: 'both', query: { redirect } }),
  authSignup: route('/auth/signup', { host: 'both', query: { email, redirect, ...newWorkspace } }),
  authAcceptInvite: route('/auth/accept-invite', { query: { token } }),
  authJoinWorkspace: route('/auth/join-workspace', { host: 'both', query: { token, email } }),
  authCreateWorkspace: route('/auth/create-workspace', { host: 'root', query: newWorkspace }),
  authConfirmEmail: route('/auth/confirm-email', {
    host: 'both',
    query: { token, confirmation_token: token, code: text(32), redirect, ...newWorkspace },
  }),
  authResetPassword: route('/auth/reset-password', { query: { token, email } }),
  authChangeEmail: route('/auth/change-email', { query: { token } }),
  authSecondFactor: route('/auth/second-factor', { query: { redirect } }),
  authUnlock: route('/auth/unlock', { query: { token } }),
  authMagicLogin: route('/auth/magic-login', {
    host: 'both',
    query: { token, redirect, start: flag, sample },
  }),
  authWorkspaces: route('/auth/workspaces', { host: 'root', query: { redirect, join: text(36) } }),
  authProductPicker: route('/auth/product-picker', { host: 'root', query: { redirect } }),
  authContext: route('/auth/context', { host: 'both', query: { redirect } }),
  authFindWorkspace: route('/auth/find-workspace', { host: 'root', query: { redirect } }),
  authCallback: route('/callback', { host: 'both', query: providerAnswer }),
  authOauthCallback: route('/users/oauth2/callback', { host: 'both', query: providerAnswer }),
  teamRedirect: route('/team-redirect/{teamId}/{path*}', { host: 'root' }),
  integrationOauth: route('/account/integration/oauth/{integration}', {
    host: 'both',
    query: providerAnswer,
  }),
  integrationOauthConfirm: route('/account/integration/oauth/{integration}/confirm', {
    host: 'both',
    query: { state: providerAnswer.state },
  }),
  integrationSharedAuthChallenge: route(
    '/account/integration/shared-auth/{integration}/challenge/{userProvidedCodeChallenge}',
    { host: 'both' },
  ),
  integrationSharedAuthSuccess: route('/account/integration/shared-auth/{integration}/success', {
    host: 'both',
  }),
  integrationsAuthorize: route('/integrations/authorize', {
    host: 'both',
    query: {
      client_id: text(200),
      code: providerAnswer.code,
      redirect_uri: text(2048),
      skipFastRedirect: flag,
      state: providerAnswer.state,
    },
  }),
} as const;
