import type { TestApp } from '../test-app.ts';
import type { Answer } from '../visitor.ts';

export type ScimMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ScimCaller = { readonly host: string; readonly token: string };
export type ScimRequest = {
  readonly method: ScimMethod;
  readonly path: string;
  /** A text is sent as it is, which may be no JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** As a directory calls. */
export async function askScim(
  app: TestApp,
  { host, token }: ScimCaller,
  { method, path, body, headers }: ScimRequest,
): Promise<Answer> {
  const reply = await app.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      host,
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/scim+json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: reply.body === '' ? null : JSON.parse(reply.body),
  };
}

/** Operations of a PATCH. */
export const patchOf = (...Operations: object[]): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
