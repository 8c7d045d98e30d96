import type { FastifyRequest } from 'fastify';
import { Forbidden, NotFound } from '#domain/errors/hark-error.ts';
import { staffProofMessage, staffStanding, type StaffStanding } from '#domain/staff/staff-standing.ts';
import { findRootSession, type Session } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';

export type StaffSession = { readonly session: Session; readonly standing: Exclude<StaffStanding, 'none'> };

/** Somebody with a mailbox of the company. For everybody else, and where no domain is set, there is nothing here. */
export async function requireStaffMailbox(
  services: Services,
  request: FastifyRequest,
): Promise<StaffSession> {
  const session =
    services.env.staffEmailDomains.length === 0 ? undefined : await findRootSession(services, request);
  const standing = session
    ? staffStanding(
        { email: session.account.email, secondFactorAt: session.secondFactorAt },
        services.env.staffEmailDomains,
        services.now(),
      )
    : 'none';
  if (!session || standing === 'none') throw new NotFound('There is nothing at this address');
  return { session, standing };
}

/** Staff with a fresh second proof. Throws NotFound or Forbidden. */
export async function requireStaff(services: Services, request: FastifyRequest): Promise<Session> {
  const { session, standing } = await requireStaffMailbox(services, request);
  if (standing === 'proofDue') throw new Forbidden(staffProofMessage);
  return session;
}
