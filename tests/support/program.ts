import { request as requestHttp } from 'node:http';
import { makeToken } from './assistant.ts';
import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
export type ProgramAnswer = { status: number; headers: Record<string, unknown>; body: any };

export type Program = {
  readonly token: string;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ProgramAnswer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<ProgramAnswer>;
};

/** A program with an API token that reaches the server over a real connection. */
export async function startProgram(
  app: TestApp,
  maker: Person,
  scopes: readonly string[] = ['WRITE'],
): Promise<Program> {
  const token = await makeToken(maker, scopes);
  const port = await portOf(app);
  const { host } = maker.visitor;
  const send: Program['send'] = (method, path, body, headers = {}) => {
    const payload = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    return exchange({ port, method, path }, payload, {
      host,
      authorization: `Bearer ${token}`,
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(payload)),
      }),
      ...headers,
    });
  };
  return { token, send, post: (path, body, headers) => send('POST', path, body, headers) };
}

/** Closed with the app. */
export async function portOf(app: TestApp): Promise<number> {
  const known = listening(app);
  if (known !== undefined) return known;
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  return listening(app) ?? 0;
}

function listening(app: TestApp): number | undefined {
  return app.http.addresses().find((address) => typeof address === 'object')?.port;
}

function exchange(
  to: { port: number; method: string; path: string },
  payload: string | undefined,
  headers: Record<string, string>,
): Promise<ProgramAnswer> {
  return new Promise((resolve, reject) => {
    const request = requestHttp({ host: '127.0.0.1', agent: false, ...to, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text.startsWith('{') ? JSON.parse(text) : text,
        });
      });
    });
    request.on('error', reject);
    request.end(payload);
  });
}
