import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string, unknown, uuid } from '#domain/codec/primitives.ts';
import { object, optional, tagged } from '#domain/codec/structures.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireFreshProof } from '../own-account/require-fresh-proof.ts';
import { finishPasskey, startPasskey } from '../second-factor/add-passkey.ts';
import { confirmTotp, startTotp } from '../second-factor/add-totp.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import { readSecondFactorStep } from '../second-factor/read-second-factor-step.ts';
import { removeFactor } from '../second-factor/remove-factor.ts';
import { renameFactor } from '../second-factor/rename-factor.ts';
import { renewRecoveryCodes } from '../second-factor/renew-recovery-codes.ts';
import { requireFactorOwner } from '../second-factor/require-factor-owner.ts';
import { startPasskeySignIn } from '../second-factor/start-passkey-sign-in.ts';
import { findOwnSession, requireOwnSession, type Own } from '../sessions/require-own-session.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import type { HostRoutes, WorkspaceVisit } from './host-routes.ts';

const proofCodec = tagged('method', {
  TOTP: object({ code: string }),
  RECOVERY_CODE: object({ code: string }),
  PASSKEY: object({ response: unknown }),
});
const passwordCodec = object({ password: optional(string) });
const confirmCodec = object({ id: uuid, code: string });
const passkeyCodec = object({ response: unknown });
const renameCodec = object({ id: uuid, name: string });
const removeCodec = object({ id: uuid, password: optional(string) });

/** The step between the first proof and the workspace, and the factors of one's own account. */
export function addSecondFactorRoutes(
  http: FastifyInstance,
  services: Services,
  { onWorkspace }: HostRoutes,
): void {
  const { env } = services;
  type OwnVisit = WorkspaceVisit & { own: Own };
  const beforeFactor = (handle: (visit: OwnVisit) => Promise<unknown>) =>
    onWorkspace(async (visit) =>
      handle({ ...visit, own: await requireOwnSession(services, visit.request, visit.workspace, 'any') }),
    );
  const onFactors = (handle: (visit: OwnVisit) => Promise<unknown>) =>
    onWorkspace(async (visit) =>
      handle({ ...visit, own: await requireFactorOwner(services, visit.request, visit.workspace) }),
    );

  http.get(
    '/api/auth/second-factor',
    onWorkspace(async ({ request, workspace }) =>
      readSecondFactorStep(services, await findOwnSession(services, request, workspace, 'any')),
    ),
  );

  http.post(
    '/api/auth/second-factor/passkey',
    beforeFactor(({ own }) => startPasskeySignIn(services, own)),
  );

  http.post(
    '/api/auth/second-factor',
    beforeFactor(async ({ request, reply, asking, own }) => {
      const proof = decode(proofCodec, request.body);
      setSessionCookie(reply, env, await passSecondFactor(services, asking, own, proof));
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/second-factor/totp',
    onFactors(async ({ request, asking, own }) => {
      await requireFreshProof(services, asking, own, decode(passwordCodec, request.body).password);
      return startTotp(services, own);
    }),
  );

  http.post(
    '/api/account/second-factor/totp/confirm',
    onFactors(async ({ request, asking, own }) => ({
      recoveryCodes: await confirmTotp(services, asking, own, decode(confirmCodec, request.body)),
    })),
  );

  http.post(
    '/api/account/second-factor/passkey/start',
    onFactors(async ({ request, asking, own }) => {
      await requireFreshProof(services, asking, own, decode(passwordCodec, request.body).password);
      return startPasskey(services, own);
    }),
  );

  http.post(
    '/api/account/second-factor/passkey',
    onFactors(async ({ request, asking, own }) => {
      const { response } = decode(passkeyCodec, request.body);
      return { recoveryCodes: await finishPasskey(services, asking, own, response) };
    }),
  );

  http.post(
    '/api/account/second-factor/rename',
    onFactors(async ({ request, reply, own }) => {
      await renameFactor(services, own, decode(renameCodec, request.body));
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/second-factor/remove',
    onFactors(async ({ request, reply, asking, own }) => {
      const { id, password } = decode(removeCodec, request.body);
      await requireFreshProof(services, asking, own, password);
      await removeFactor(services, own, id);
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/second-factor/recovery-codes',
    onFactors(async ({ request, asking, own }) => {
      await requireFreshProof(services, asking, own, decode(passwordCodec, request.body).password);
      return { recoveryCodes: await renewRecoveryCodes(services, own) };
    }),
  );
}
