import type { HttpRow } from './http.ts';
import { all, programs } from './http-statuses.ts';

const headers = { accept: 'application/json, text/event-stream' };
const listTools = (): Record<string, unknown> => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/list',
  params: {},
});

/** For API tokens alone: a person's own bearer opens nothing here. */
export const mcpHttpRows: readonly HttpRow[] = [
  { route: 'POST /mcp', headers, body: listTools, expected: all(401, programs(200)) },
  { route: 'GET /mcp', headers, expected: all(401, programs(405)) },
  { route: 'DELETE /mcp', headers, expected: all(401, programs(405)) },
];
