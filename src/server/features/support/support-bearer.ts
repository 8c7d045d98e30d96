import { Unauthorized } from '#domain/errors/hark-error.ts';
import type { BearerKind } from '#server/platform/app/bearer-kind.ts';
import type { Services } from '#server/platform/app/services.ts';
import {
  inTransaction,
  type MemberActor,
  type ReadBySupport,
  type WorkspaceRef,
} from '#server/platform/context/context.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import { readSupportCookie } from './support-cookie.ts';
import {
  isSupportToken,
  signSupportToken,
  supportTokenSeconds,
  verifySupportToken,
} from './support-token.ts';
import { findVisit, type Visit } from './support-visit.ts';

/** Staff on a visit: they see what the admin who let them in sees, and change nothing. */
export function supportBearer(services: Services): BearerKind {
  return {
    forMember: true,
    isOne: isSupportToken,
    async findActor(bearer) {
      const { workspace } = bearer;
      const sessionId = await verifySupportToken(services, bearer);
      const visit = await findVisit(services, workspace.id, { sessionId });
      if (!visit) throw new Unauthorized();
      return actorOf(services, workspace, visit);
    },
    async issue(workspace, request) {
      const cookie = readSupportCookie(request, services.env);
      if (cookie === undefined) return undefined;
      const visit = await findVisit(services, workspace.id, { tokenHash: hashOfToken(cookie) });
      if (!visit) return undefined;
      const token = await signSupportToken(services, workspace.id, visit.sessionId);
      return { token, expiresIn: supportTokenSeconds };
    },
  };
}

/** With an account of their own: the admin's other workspaces are none of theirs. */
function actorOf(services: Services, workspace: WorkspaceRef, visit: Visit): MemberActor {
  const { accessId, staffAccountId, staffEmail, endsAt, standing } = visit;
  return {
    kind: 'member',
    viewer: { ...standing.viewer, readOnly: true },
    grantees: standing.grantees,
    accountId: staffAccountId,
    sessionId: null,
    support: {
      accessId,
      staffEmail,
      endsAt,
      noteRead: (read) => recordRead(services, workspace, { ...read, visit }),
    },
  };
}

function recordRead(
  services: Services,
  workspace: WorkspaceRef,
  { what, ids, visit }: ReadBySupport & { visit: Visit },
): Promise<void> {
  return inTransaction(services.systemCtx(workspace), (tx) =>
    tx.record({
      type: 'supportVisit.read',
      payload: { supportAccessId: visit.accessId, staff: visit.staffEmail, what: what.slice(0, 500), ids },
      objectId: null,
    }),
  );
}
