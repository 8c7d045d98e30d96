import type { ProvenIdentity } from '#domain/accounts/provider-claims.ts';
import { readProviderClaims } from '#domain/accounts/provider-claims.ts';
import type { FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { exchangeCode, type ReceivedClaims } from './exchange-code.ts';
import { takeFlow, type OpenFlow } from './flows.ts';
import { ProviderFailed } from './provider-failed.ts';

export type ProviderAnswer = {
  readonly provider: FlowProvider;
  readonly code: string;
  readonly state: string | undefined;
  /** Who answered, where the provider says so. */
  readonly iss: string | undefined;
  /** The cookie of the browser that began. */
  readonly browser: string | undefined;
};
export type FinishedFlow = {
  readonly flow: OpenFlow;
  readonly identity: ProvenIdentity;
  readonly claims: ReceivedClaims;
};

/** Turns the provider's answer into somebody it vouches for. Throws ProviderFailed for every forgery alike. */
export async function finishOidc(services: Services, answer: ProviderAnswer): Promise<FinishedFlow> {
  const { provider, state, browser } = answer;
  if (state === undefined || browser === undefined) throw new ProviderFailed(provider);
  const flow = await services.database.transaction({}, 'read write', (db) =>
    takeFlow(db, { state, browser, now: services.now() }),
  );
  if (!flow || flow.provider !== provider) throw new ProviderFailed(provider);
  const claims = await exchangeCode(services, { ...answer, state }, flow).catch((cause: unknown) => {
    services.log.warn(
      { err: cause, provider, workspaceId: flow.workspaceId },
      'A sign-in at a provider failed',
    );
    throw new ProviderFailed(provider);
  });
  const identity = accept(readProviderClaims(provider, claims));
  const { issuer, subject, email } = identity;
  const sid = claims['sid'];
  const providerSession = typeof sid === 'string' && sid.length <= 300 && !sid.includes('\0') ? sid : null;
  await services.database.transaction({}, 'read write', (db) =>
    db
      .updateTable('oidc_flows')
      .set({ issuer, subject, email, provider_session: providerSession })
      .where('id', '=', flow.id)
      .execute(),
  );
  return { flow, identity, claims };
}
