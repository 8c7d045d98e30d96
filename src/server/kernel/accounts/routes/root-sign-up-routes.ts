import type { FastifyInstance } from 'fastify';
import {
  confirmEmailCodec,
  sendConfirmationEmailCodec,
  type RequestFailure,
} from '#domain/accounts/confirm-email.ts';
import { createTenantCodec } from '#domain/accounts/create-tenant.ts';
import { decode } from '#domain/codec/codec.ts';
import { HumanErrorMessage, ValidationError } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { createBotCheck } from '../bot-check/bot-check.ts';
import { confirmEmail } from '../confirm-email.ts';
import { createTenant } from '../create-tenant.ts';
import { clearFlowCookie, readFlowCookie } from '../oidc/flow-cookie.ts';
import { sendConfirmationEmail } from '../send-confirmation-email.ts';
import { findRootSession, requireRootSession } from '../sessions/root-session.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import type { HostRoutes } from './host-routes.ts';

/** Signing up and in at the root host, up to a workspace of one's own. */
export function addRootSignUpRoutes(http: FastifyInstance, services: Services, { onRoot }: HostRoutes): void {
  http.get(
    '/global/bot-check',
    onRoot(() => createBotCheck(services)),
  );

  http.post(
    '/global/send-confirmation-email',
    onRoot(({ request, asking }) =>
      orFailure(async () => {
        const input = decode(sendConfirmationEmailCodec, request.body);
        const session = await findRootSession(services, request);
        return sendConfirmationEmail(services, asking, { ...input, session });
      }),
    ),
  );

  http.post(
    '/global/confirm-email',
    onRoot(({ request, reply, asking }) =>
      orFailure(async () => {
        const proof = decode(confirmEmailCodec, request.body);
        const browser = readFlowCookie(request, services.env);
        if (proof.method === 'OIDC') clearFlowCookie(reply, services.env);
        const confirmed = await confirmEmail(services, asking, { ...proof, browser });
        if (confirmed.sessionToken !== undefined)
          setSessionCookie(reply, services.env, confirmed.sessionToken);
        return confirmed.answer;
      }),
    ),
  );

  http.post(
    '/global/create-tenant',
    onRoot(async ({ request, asking }) => {
      const session = await requireRootSession(services, request);
      return createTenant(services, asking, { ...decode(createTenantCodec, request.body), session });
    }),
  );
}

/** These two calls answer what a person can mend with 200 and a message; all else stays an error. */
async function orFailure<T>(work: () => Promise<T>): Promise<T | RequestFailure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ValidationError || error instanceof HumanErrorMessage) {
      return { success: false, message: error.message };
    }
    throw error;
  }
}
