import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { literal, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { supportMinutes } from '#domain/staff/support-access.ts';
import { getTeam, requireStaff } from '#server/features/staff/index.ts';
import { hostRoutes, type Session, type Visit } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { listOwnRequests } from './list-own-requests.ts';
import { createVisit, enterPath, enterVisit, leaveVisit } from './open-visit.ts';
import { requestSupportAccess } from './request-support-access.ts';
import { clearSupportCookie, readSupportCookie, setSupportCookie } from './support-cookie.ts';

const requestCodec = object({ teamId: uuid, reason: string, minutes: literal(...supportMinutes) });
const listCodec = object({ teamId: uuid, after: optional(uuid) });
const openCodec = object({ teamId: uuid, id: uuid });
const ticketCodec = object({ token: string });

/** Asking for access and using it: staff at the root host, their visit at the workspace's. */
export function addSupportRoutes(http: FastifyInstance, services: Services): void {
  const { onRoot, onWorkspace } = hostRoutes(services, createRateLimiter(services));
  const { env } = services;
  const forStaff = (handle: (visit: Visit, session: Session) => Promise<unknown>) =>
    onRoot(async (visit) => handle(visit, await requireStaff(services, visit.request)));

  http.post(
    '/global/staff/support-access',
    forStaff(async ({ request }, { account }) => {
      const { teamId, reason, minutes } = decode(requestCodec, request.body);
      const workspace = await getTeam(services, teamId);
      return { id: await requestSupportAccess(services, workspace, { reason, minutes, account }) };
    }),
  );

  http.get(
    '/global/staff/support-access',
    forStaff(async ({ request }, { account }) => {
      const { teamId, after = null } = decode(listCodec, request.query);
      return listOwnRequests(services, await getTeam(services, teamId), { accountId: account.id, after });
    }),
  );

  http.post(
    '/global/staff/support-access/open',
    forStaff(async ({ request }, { account }) => {
      const { teamId, id } = decode(openCodec, request.body);
      const workspace = await getTeam(services, teamId);
      return { redirectUrl: await createVisit(services, workspace, { id, account }) };
    }),
  );

  http.get(
    enterPath,
    onWorkspace(async ({ request, reply, workspace }) => {
      requireStaffSetting(services);
      const { token: ticket } = decode(ticketCodec, request.query);
      const token = await enterVisit(services, workspace, ticket);
      if (token === undefined) throw new NotFound('This link was used already or is too old');
      setSupportCookie(reply, env, token);
      return reply.redirect('/');
    }),
  );

  http.post(
    '/api/support/leave',
    onWorkspace(async ({ request, reply, workspace }) => {
      requireStaffSetting(services);
      const token = readSupportCookie(request, env);
      if (token !== undefined) await leaveVisit(services, workspace, token);
      clearSupportCookie(reply, env);
      return reply.code(204).send();
    }),
  );
}

function requireStaffSetting({ env }: Services): void {
  if (env.staffEmailDomains.length === 0) throw new NotFound('There is nothing at this address');
}
