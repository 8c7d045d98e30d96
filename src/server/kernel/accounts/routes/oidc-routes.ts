import type { FastifyInstance } from 'fastify';
import { flowProviders } from '#domain/accounts/sign-in-providers.ts';
import { decode } from '#domain/codec/codec.ts';
import { literal, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import type { Services } from '#server/platform/app/services.ts';
import { setFlowCookie } from '../oidc/flow-cookie.ts';
import { startOidc } from '../oidc/start-oidc.ts';
import { readLinkTicket } from '../own-account/link-own-identity.ts';
import { safeRedirect } from '../safe-redirect.ts';
import type { HostRoutes } from './host-routes.ts';

const startCodec = object({
  provider: literal(...flowProviders),
  teamId: optional(uuid),
  redirect: optional(string),
  loginHint: optional(string),
  uxMode: optional(literal('popup')),
  /** From a page of somebody signed in, who adds a way to sign in or tries one. */
  link: optional(string),
});

/** The way to a provider. The way back is the page at `/callback`, which posts what the provider said. */
export function addOidcRoutes(http: FastifyInstance, services: Services, { onRoot }: HostRoutes): void {
  http.get(
    '/global/oidc/start',
    onRoot(async ({ request, reply, asking }) => {
      const {
        provider,
        teamId,
        redirect,
        loginHint,
        link,
        uxMode = 'redirect',
      } = decode(startCodec, request.query);
      const aim =
        link === undefined
          ? { workspaceId: teamId ?? null, sessionId: null, redirect: safeRedirect(redirect) }
          : { ...(await readLinkTicket(services, { token: link, provider })), redirect: null };
      const { url, browser } = await startOidc(services, asking, { provider, ...aim, loginHint, uxMode });
      setFlowCookie(reply, services.env, browser);
      return reply.redirect(url.href, 302);
    }),
  );
}
