import { dataOf } from './sharing.ts';
import type { ScriptedProvider } from './scripted-provider.ts';
import type { TestApp } from './test-app.ts';
import { newestMail, signUp, Visitor, type Answer, type SignedUp } from './visitor.ts';

export type SsoWorkspace = SignedUp & {
  readonly domain: string;
  readonly ask: (query: string, member?: Visitor) => Promise<Answer>;
  /** Where the sign-in page leads. */
  readonly startUrl: (query?: string) => string;
};

/** The workspace of a company that has a domain and nothing set up yet. */
export async function ssoWorkspace(app: TestApp, domain: string, teamName: string): Promise<SsoWorkspace> {
  const admin = await signUp(app, `admin@${domain}`, teamName);
  return {
    ...admin,
    domain,
    ask: async (query, member = admin.member) => member.graphql(query, await member.bearer()),
    startUrl: (query = '') =>
      `http://hark.test/global/oidc/start?provider=TEAM_SSO&teamId=${admin.teamId}${query}`,
  };
}

export type Connection = { issuer: string; clientId: string; clientSecret: string | null };

export function saveConnection({ issuer, clientId, clientSecret }: Connection): string {
  return `mutation { saveSsoConnection(input: { issuer: "${issuer}", clientId: "${clientId}",
    clientSecret: ${JSON.stringify(clientSecret)} }) { issuer testedAt } }`;
}

export async function verifyDomain(app: TestApp, { ask, domain }: SsoWorkspace): Promise<void> {
  dataOf(await ask(`mutation { addSsoDomain(domain: "${domain}") { issuer } }`));
  dataOf(await ask(`mutation { mailSsoDomain(domain: "${domain}", mailbox: "postmaster") { issuer } }`));
  const { text } = await newestMail(app, `postmaster@${domain}`);
  const token = /verify=(\S+)/.exec(text)?.[1] ?? '';
  dataOf(await ask(`mutation { verifySsoDomain(token: "${token}") { issuer } }`));
}

export async function setJoinRole({ ask }: SsoWorkspace, role: string): Promise<void> {
  dataOf(
    await ask(`mutation { setSsoRules(input: { joinRole: ${role}, passwordAllowed: true, googleAllowed: true,
      microsoftAllowed: true }) { joinRole } }`),
  );
}

/** A browser on its way to the provider. */
export type SsoVisit = { browser: Visitor; url: URL; state: string; nonce: string };

export async function startVisit(app: TestApp, start: string, browser = new Visitor(app)): Promise<SsoVisit> {
  const { pathname, search } = new URL(start);
  const { headers } = await browser.get(`${pathname}${search}`);
  const url = new URL(String(headers['location']));
  const { searchParams } = url;
  return {
    browser,
    url,
    state: searchParams.get('state') ?? '',
    nonce: searchParams.get('nonce') ?? '',
  };
}

export function finishVisit(
  { browser, state }: Pick<SsoVisit, 'browser' | 'state'>,
  { issuer }: Pick<ScriptedProvider, 'issuer'>,
  extra: Record<string, unknown> = {},
): Promise<Answer> {
  return browser.post('/global/sso/finish', { code: 'code', state, iss: issuer, ...extra });
}

export const scriptedClient = { clientId: 'at-provider', clientSecret: 'secret' };

/** What an honest provider says of a person in this visit. */
export function claimsFor(
  app: TestApp,
  { issuer }: Pick<ScriptedProvider, 'issuer'>,
  nonce: string,
  person: Record<string, unknown>,
): Record<string, unknown> {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return { iss: issuer, aud: scriptedClient.clientId, iat: now, exp: now + 60, nonce, ...person };
}

/** Connects a workspace to a scripted provider, tests it and verifies the company's domain. */
export async function connectScripted(
  app: TestApp,
  workspace: SsoWorkspace,
  provider: ScriptedProvider,
): Promise<void> {
  const { ask, email } = workspace;
  dataOf(await ask(saveConnection({ issuer: provider.issuer, ...scriptedClient })));
  const { startSsoTest } = dataOf(await ask('mutation { startSsoTest }'));
  const visit = await startVisit(app, startSsoTest);
  provider.idToken = () => provider.sign(claimsFor(app, provider, visit.nonce, { sub: 'admin', email }));
  const { status, body } = await finishVisit(visit, provider);
  if (status !== 200) throw new Error(JSON.stringify(body));
  await verifyDomain(app, workspace);
}

/** One person signs in at a scripted provider. */
export async function signInScripted(
  app: TestApp,
  workspace: SsoWorkspace,
  provider: ScriptedProvider,
  person: Record<string, unknown>,
): Promise<Answer> {
  const visit = await startVisit(app, workspace.startUrl());
  provider.idToken = () => provider.sign(claimsFor(app, provider, visit.nonce, person));
  return finishVisit(visit, provider);
}
