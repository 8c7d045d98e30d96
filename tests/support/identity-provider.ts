import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type KnownPerson = { sub: string; email: string; email_verified?: boolean; name?: string };
export type IdentityProvider = {
  readonly issuer: string;
  readonly host: string;
  people: KnownPerson[];
  /** Signs in as a person in a browser would, and answers the address the provider sends them back to. */
  signIn(authorizationUrl: string, sub: string): Promise<URL>;
  close(): Promise<void>;
};

export const clientId = 'hark';
export const clientSecret = 'a-secret-between-the-two';

/** A real OpenID provider in this process, with its own keys and login pages. */
export async function startIdentityProvider(redirectUris: string[]): Promise<IdentityProvider> {
  const people: KnownPerson[] = [];
  // The port has to be known before the issuer is.
  const { createServer } = await import('node:http');
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_ctx, sub) => {
      const person = people.find((known) => known.sub === sub);
      return person && { accountId: sub, claims: () => person };
    },
  });
  server.on('request', (request, response) => void provider.callback()(request, response));
  return {
    issuer,
    host: `127.0.0.1:${port}`,
    people,
    signIn: (url, sub) => signIn(url, sub, redirectUris),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function signIn(start: string, sub: string, redirectUris: readonly string[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let request: { url: string; body?: URLSearchParams } = { url: start };
  for (let steps = 0; steps < 12; steps += 1) {
    const answer = await fetch(request.url, {
      method: request.body ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(request.body && { body: request.body }),
      redirect: 'manual',
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      const next = new URL(location, request.url);
      if (redirectUris.some((uri) => next.href.startsWith(`${uri}?`))) return next;
      request = { url: next.href };
      continue;
    }
    const page = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined)
      throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 300)}`);
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1] ?? request.url;
    request = {
      url: new URL(action, request.url).href,
      body: new URLSearchParams({ prompt, login: sub, password: 'any' }),
    };
  }
  throw new Error('The provider never sent the person back');
}
