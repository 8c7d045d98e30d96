import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { nullable, object, optional } from '#domain/codec/structures.ts';
import type { Services } from '#server/platform/app/services.ts';
import { acceptInvite, showInvite } from '../accept-invite.ts';
import { confirmJoin, mailJoinLink, showJoin } from '../join-by-domain.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import type { HostRoutes } from './host-routes.ts';

const tokenCodec = object({ token: string });
const emailCodec = object({ email: string });
const joiningCodec = object({ token: string, name: string, password: optional(nullable(string)) });

/** Becoming a member: by invitation, or because the workspace is open to the e-mail domain. */
export function addWorkspaceJoinRoutes(
  http: FastifyInstance,
  services: Services,
  { onWorkspace }: HostRoutes,
): void {
  const { env } = services;

  http.get(
    '/api/auth/invite',
    onWorkspace(({ request, asking, workspace }) =>
      showInvite(services, asking, { ...decode(tokenCodec, request.query), workspace }),
    ),
  );

  http.post(
    '/api/auth/accept-invite',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      const input = decodeJoining(request.body);
      setSessionCookie(reply, env, await acceptInvite(services, asking, { ...input, workspace }));
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/auth/join',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      await mailJoinLink(services, asking, { ...decode(emailCodec, request.body), workspace });
      return reply.code(202).send();
    }),
  );

  http.get(
    '/api/auth/join',
    onWorkspace(({ request, asking, workspace }) =>
      showJoin(services, asking, { ...decode(tokenCodec, request.query), workspace }),
    ),
  );

  http.post(
    '/api/auth/join/confirm',
    onWorkspace(async ({ request, reply, asking, workspace }) => {
      const input = decodeJoining(request.body);
      setSessionCookie(reply, env, await confirmJoin(services, asking, { ...input, workspace }));
      return reply.code(204).send();
    }),
  );
}

function decodeJoining(body: unknown): { token: string; name: string; password?: string } {
  const { token, name, password } = decode(joiningCodec, body);
  return { token, name, ...(typeof password === 'string' && { password }) };
}
