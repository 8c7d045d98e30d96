import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { boolean, string } from '#domain/codec/primitives.ts';
import { nullable, object, optional } from '#domain/codec/structures.ts';
import { findTeamEnvironment } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { issueForBrowser } from '../bearer/issue-for-browser.ts';
import { requireBotCheck } from '../bot-check/bot-check.ts';
import { logIn } from '../log-in.ts';
import { logOutOfWorkspace } from '../log-out.ts';
import { magicLogIn } from '../magic-log-in.ts';
import { mailMagicLink, mailPasswordReset } from '../mail-sign-in-links.ts';
import { resetPassword } from '../reset-password.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts';
import { unlockPassword } from '../unlock-password.ts';
import type { HostRoutes } from './host-routes.ts';

const loginCodec = object({ email: string, password: string });
const magicLinkCodec = object({
  email: string,
  recaptchaToken: optional(nullable(string)),
  redirect: optional(nullable(string)),
});
const emailCodec = object({ email: string });
const tokenCodec = object({ token: string });
const magicLoginCodec = object({ token: string, replace: optional(boolean) });
const resetCodec = object({ token: string, password: string });

/** The sign-in page of a workspace, and what keeps its members signed in. */
export function addWorkspaceSignInRoutes(
  http: FastifyInstance,
  services: Services,
  { onWorkspace }: HostRoutes,
): void {
  const { env } = services;

  http.get(
    '/api/auth/environment',
    onWorkspace(({ workspace }) => findTeamEnvironment(services, workspace)),
  );

  http.post(
    '/api/auth/login',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      const input = decode(loginCodec, request.body);
      setSessionCookie(reply, env, await logIn(services, asking, { ...input, workspace }));
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/auth/magic-link',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      const { email, recaptchaToken, redirect } = decode(magicLinkCodec, request.body);
      if (recaptchaToken) {
        const { limiter, address } = asking;
        await requireBotCheck(services, limiter, { token: recaptchaToken, address });
      }
      await mailMagicLink(services, asking, { email, redirect: redirect ?? null, workspace });
      return reply.code(202).send();
    }),
  );

  http.post(
    '/api/auth/magic-login',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      const { token, replace } = decode(magicLoginCodec, request.body);
      const current = readSessionCookie(request, env);
      const link = { token, workspace, current, replace: replace ?? false };
      const entered = await magicLogIn(services, asking, link);
      if ('replaces' in entered) return { redirect: null, replaces: entered.replaces };
      setSessionCookie(reply, env, entered.sessionToken);
      return { redirect: entered.redirect };
    }),
  );

  http.post(
    '/api/auth/reset-password/request',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      await mailPasswordReset(services, asking, { ...decode(emailCodec, request.body), workspace });
      return reply.code(202).send();
    }),
  );

  http.post(
    '/api/auth/reset-password',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      const input = decode(resetCodec, request.body);
      setSessionCookie(reply, env, await resetPassword(services, asking, { ...input, workspace }));
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/auth/unlock',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      await unlockPassword(services, asking, { ...decode(tokenCodec, request.body), workspace });
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/auth/token',
    onWorkspace(({ request, workspace }) => issueForBrowser(services, workspace, request)),
  );

  http.post(
    '/api/auth/logout',
    onWorkspace(async ({ request, reply, workspace }) => {
      await logOutOfWorkspace(services, workspace, readSessionCookie(request, env));
      clearSessionCookie(reply, env);
      return reply.code(204).send();
    }),
  );
}
