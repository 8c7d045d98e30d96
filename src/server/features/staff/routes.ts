import type { FastifyInstance } from 'fastify';
import { emailCodec, emailDomain } from '#domain/accounts/email.ts';
import { decode } from '#domain/codec/codec.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import type { DeniedDomain, StaffSelf } from '#domain/staff/staff-answers.ts';
import {
  canProveAtRoot,
  checkEmailDomain,
  hostRoutes,
  proveAtRoot,
  setSessionCookie,
  type Visit,
} from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { createTeam } from './create-team.ts';
import { findUsers } from './find-users.ts';
import { readTeam } from './read-team.ts';
import { requireStaff, requireStaffMailbox } from './require-staff.ts';
import { updateSubdomain } from './update-subdomain.ts';

const proofCodec = object({ code: string });
const usersCodec = object({ email: emailCodec, after: optional(uuid) });
const teamCodec = object({ teamId: uuid });
const newTeamCodec = object({ name: string, ownerEmail: emailCodec, ownerName: string });
const subdomainCodec = object({ teamId: uuid, subdomain: string });
const emailOnlyCodec = object({ email: emailCodec });

/** The console of internal staff, on the root host. Nothing of it is there for anybody else. */
export function addStaffRoutes(http: FastifyInstance, services: Services): void {
  const { onRoot } = hostRoutes(services, createRateLimiter(services));
  const forStaff = (handle: (visit: Visit & { staff: string }) => Promise<unknown>) =>
    onRoot(async (visit) => {
      const { account } = await requireStaff(services, visit.request);
      return handle({ ...visit, staff: account.email });
    });

  http.get(
    '/global/staff',
    onRoot(async ({ request }): Promise<StaffSelf> => {
      const { session, standing } = await requireStaffMailbox(services, request);
      const { email } = session.account;
      return { standing, email, canProve: await canProveAtRoot(services, session) };
    }),
  );

  http.post(
    '/global/staff/proof',
    onRoot(async ({ request, reply, asking }) => {
      const { session } = await requireStaffMailbox(services, request);
      const { code } = decode(proofCodec, request.body);
      setSessionCookie(reply, services.env, await proveAtRoot(services, asking, session, code));
      return reply.code(204).send();
    }),
  );

  http.get(
    '/global/staff/users',
    forStaff(({ request }) => {
      const { email, after = null } = decode(usersCodec, request.query);
      return findUsers(services, { email, after });
    }),
  );

  http.get(
    '/global/staff/team',
    forStaff(({ request, staff }) => readTeam(services, decode(teamCodec, request.query).teamId, staff)),
  );

  http.post(
    '/global/staff/create-workspace',
    forStaff(({ request, asking, staff }) =>
      createTeam(services, asking, { ...decode(newTeamCodec, request.body), staff }),
    ),
  );

  http.post(
    '/global/staff/update-subdomain',
    forStaff(async ({ request, reply, staff }) => {
      await updateSubdomain(services, { ...decode(subdomainCodec, request.body), staff });
      return reply.code(204).send();
    }),
  );

  http.get(
    '/global/staff/denied-domain',
    forStaff(async ({ request }): Promise<DeniedDomain> => {
      const { email } = decode(emailOnlyCodec, request.query);
      return { domain: emailDomain(email), denied: !checkEmailDomain(services.env, email).ok };
    }),
  );
}
