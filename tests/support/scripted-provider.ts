import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

export type TokenRequest = { code: string; verifier: string; redirectUri: string };
export type ScriptedProvider = {
  readonly issuer: string;
  readonly host: string;
  readonly publicKey: JWK;
  /** What the token endpoint hands out as ID token. */
  idToken: (request: TokenRequest) => Promise<string> | string;
  sign(claims: Record<string, unknown>, kid?: string): Promise<string>;
  /** New keys from now on, as providers do every few weeks. */
  rotate(): Promise<void>;
  close(): Promise<void>;
};

/** A provider that says whatever a test wants, also what no honest one would. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  let keys = await newKeys('first');
  const server = createServer((request, response) => {
    void answer(request.url ?? '', request).then(
      ({ status = 200, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  async function answer(
    path: string,
    request: AsyncIterable<Buffer>,
  ): Promise<{ status?: number; body: unknown }> {
    if (path.startsWith('/.well-known/openid-configuration')) {
      return {
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
        },
      };
    }
    if (path === '/jwks') return { body: { keys: [keys.jwk] } };
    if (path !== '/token') return { status: 404, body: {} };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const id_token = await scripted.idToken({
      code: form.get('code') ?? '',
      verifier: form.get('code_verifier') ?? '',
      redirectUri: form.get('redirect_uri') ?? '',
    });
    return { body: { access_token: 'unused', token_type: 'Bearer', expires_in: 60, id_token } };
  }

  const scripted: ScriptedProvider = {
    issuer,
    host: `127.0.0.1:${port}`,
    get publicKey() {
      return keys.jwk;
    },
    idToken: () => '',
    sign: (claims, kid) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: kid ?? keys.kid }).sign(keys.privateKey),
    async rotate() {
      keys = await newKeys('second');
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return scripted;
}

async function newKeys(kid: string): Promise<{ kid: string; jwk: JWK; privateKey: CryptoKey }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }, privateKey };
}
