import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import type { Services } from '#server/platform/app/services.ts';
import { clearFlowCookie, readFlowCookie } from '../oidc/flow-cookie.ts';
import { endProviderSessions } from '../sso/end-provider-sessions.ts';
import { finishSso } from '../sso/finish-sso.ts';
import { initiateSso } from '../sso/initiate-sso.ts';
import type { HostRoutes } from './host-routes.ts';

const finishCodec = object({ code: string, state: string, iss: optional(string) });
const initiateCodec = object({
  iss: string,
  login_hint: optional(string),
  target_link_uri: optional(string),
});
const logoutCodec = object({ logout_token: string });
const mostFormBytes = 20_000;

/** Sign-in with a workspace's own identity provider. */
export function addSsoRoutes(
  http: FastifyInstance,
  services: Services,
  { onRoot, fromProvider }: HostRoutes,
): void {
  http.post(
    '/global/sso/finish',
    onRoot(async ({ request, reply, asking }) => {
      const { code, state, iss } = decode(finishCodec, request.body);
      const browser = readFlowCookie(request, services.env);
      clearFlowCookie(reply, services.env);
      return { redirectUrl: await finishSso(services, asking, { code, state, iss, browser }) };
    }),
  );

  // Providers post forms. Only these routes read them: elsewhere a form could come from any site.
  void http.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFormBytes },
      async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
    );

    const initiate = (read: 'query' | 'body') =>
      fromProvider(async ({ request, reply, asking, workspace }) => {
        const { iss, login_hint, target_link_uri } = decode(initiateCodec, request[read]);
        const asked = { iss, loginHint: login_hint, target: target_link_uri, host: request.headers.host };
        return reply.redirect(await initiateSso(services, asking, workspace, asked), 302);
      });
    forms.get('/api/auth/sso', initiate('query'));
    forms.post('/api/auth/sso', initiate('body'));

    forms.post(
      '/api/auth/sso/logout',
      fromProvider(async ({ request, reply, asking, workspace }) => {
        const { logout_token: token } = decode(logoutCodec, request.body);
        await endProviderSessions(services, asking, { workspace, token });
        return reply.code(200).send();
      }),
    );
  });
}
