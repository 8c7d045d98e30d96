import { NotFound } from '#domain/errors/hark-error.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/workspaces/tables.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import type { Asking } from '../asking.ts';
import { createTicket } from '../create-ticket.ts';
import { limits } from '../limits.ts';
import { noteFailedSignIn } from '../note-failed-sign-in.ts';
import { finishOidc, type ProviderAnswer } from '../oidc/finish-oidc.ts';
import { joinBySso } from './join-by-sso.ts';

/** Somebody whom the workspace's own provider vouches for enters this workspace, and no other place. */
export async function finishSso(
  services: Services,
  asking: Asking,
  answer: Omit<ProviderAnswer, 'provider'>,
): Promise<string> {
  await asking.limiter.take(limits.proofByAddress, asking.address);
  const finished = await finishOidc(services, { ...answer, provider: 'TEAM_SSO' });
  const { workspaceId, sessionId, redirect } = finished.flow;
  const workspace =
    workspaceId === null ? undefined : await findWorkspaceById(services.database, workspaceId);
  if (!workspace) throw new NotFound('There is no workspace at this address');
  if (sessionId !== null) return noteTest(services, workspace);
  const account = await inTransaction(withDirectory(services.systemCtx(workspace)), (tx) =>
    joinBySso(services, tx, finished),
  ).catch(async (refusal: unknown) => {
    const { email } = finished.identity;
    await noteFailedSignIn(services, asking, { workspace, email, provider: 'TEAM_SSO' });
    throw refusal;
  });
  const url = new URL(
    await createTicket(services, workspace, { email: account.email, flowId: finished.flow.id }),
  );
  if (redirect !== null) url.searchParams.set('redirect', redirect);
  return url.href;
}

/** An admin tried the connection and it worked: from now on it counts. */
async function noteTest(services: Services, workspace: WorkspaceRef): Promise<string> {
  await inTransaction(services.systemCtx(workspace), async (tx) => {
    await tx.db
      .updateTable('sso_settings')
      .set({ tested_at: tx.now() })
      .where('workspace_id', '=', workspace.id)
      .execute();
    await tx.record({
      type: 'setting.changed',
      payload: { setting: 'ssoTested' },
      objectId: workspace.id,
      after: { tested: true },
    });
  });
  const path = buildUrl('settingsAuthentication', { query: { tested: true } });
  return workspaceUrl(services.env.rootUrl, workspace.subdomain, path);
}
