import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Person } from './scene.ts';
import type { TestApp } from './test-app.ts';

export type Assistant = {
  readonly client: Client;
  /** What a tool answers, and whether that is a refusal. */
  call(name: string, input?: Record<string, unknown>): Promise<{ text: string; refused: boolean }>;
};

export async function makeToken(maker: Person, scopes: readonly string[]): Promise<string> {
  const { body } = await maker.graphql(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: 'Assistant', scopes } },
  );
  return body.data.createApiToken.token;
}

/** A real client of the protocol, whose requests reach the server without a port. */
export async function connectAssistant(app: TestApp, host: string, token: string): Promise<Assistant> {
  return connectAt(`http://${host}/mcp`, token, async (url, init) => {
    const reply = await app.http.inject({
      method: init?.method === 'GET' || init?.method === 'DELETE' ? init.method : 'POST',
      url: new URL(url).pathname,
      headers: { host, ...Object.fromEntries(new Headers(init?.headers)) },
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as const);
    const isEmpty = [202, 204].includes(reply.statusCode);
    return new Response(isEmpty ? null : reply.body, {
      status: reply.statusCode,
      headers: headers.map(([name, value]) => [name, value]),
    });
  });
}

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The same for a server with an address. */
export async function connectAt(address: string, token: string, by: Fetch = fetch): Promise<Assistant> {
  const client = new Client({ name: 'somebody’s assistant', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: by,
  });
  await client.connect(transport);
  return {
    client,
    async call(name, input = {}) {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      return { text, refused: isError === true };
    },
  };
}
